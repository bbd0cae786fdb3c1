/// Keeps what was used lately. It holds two generations; when the younger one costs more than `limit` it becomes the older one, and what
/// was not used since then goes.
struct RecentCache<Key: Hashable, Value> {
  private let limit: Int
  private let cost: @Sendable (Value) -> Int
  private var recent: [Key: Value] = [:]
  private var recentCost = 0
  private var older: [Key: Value] = [:]

  init(limit: Int, cost: @escaping @Sendable (Value) -> Int = { _ in 1 }) {
    precondition(limit > 0, "a cache limited to \(limit)")
    self.limit = limit
    self.cost = cost
  }

  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = recent[key] { return value }
    let value = older.removeValue(forKey: key) ?? make()
    let added = cost(value)
    if recentCost > 0, recentCost + added > limit {
      older = recent
      recent = [:]
      recentCost = 0
    }
    recent[key] = value
    recentCost += added
    return value
  }
}

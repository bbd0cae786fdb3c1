/// Keeps what was used lately: the last `limit` keys at least, twice as many at most. When a generation is full the one before it goes.
struct RecentCache<Key: Hashable, Value> {
  let limit: Int
  private var recent: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  init(limit: Int) {
    precondition(limit > 0, "a cache for \(limit) values")
    self.limit = limit
  }

  var count: Int { recent.count + older.count { recent[$0.key] == nil } }

  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = recent[key] { return value }
    let value = older[key] ?? make()
    if recent.count == limit {
      older = recent
      recent = [:]
    }
    recent[key] = value
    return value
  }
}

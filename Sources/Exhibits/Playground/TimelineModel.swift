import Stage

/// What the timeline shows: the rows of all frames so far, along a time axis that leaves out the rests.
struct TimelineModel {
  struct Entry {
    /// Seconds along the axis.
    var x: Double
    var row: TraceRow
  }

  struct Flag: Hashable {
    var x: Double
    var title: String
    var isSet: Bool
  }

  private(set) var entries: [Entry] = []
  private(set) var flags: [Flag] = []
  /// Entries dropped at the front; an entry's index in the recording is its own plus this.
  private(set) var dropped = 0

  /// A rest longer than this is shown as this long, in seconds.
  private static let longestGap = 0.12
  private static let limit = 36_000

  /// - Parameter setValue: what the set in this row asked for, in slider units.
  mutating func append(_ row: TraceRow, setValue: Float?) {
    let gap = entries.last.map { min(max(row.time - $0.row.time, 0.001), TimelineModel.longestGap) } ?? 0
    let x = (entries.last?.x ?? 0) + gap
    entries.append(Entry(x: x, row: row))
    flags.append(contentsOf: TimelineModel.titles(of: row, setValue: setValue).map { Flag(x: x, title: $0.title, isSet: $0.isSet) })
    if entries.count > TimelineModel.limit * 5 / 4 {
      let excess = entries.count - TimelineModel.limit
      entries.removeFirst(excess)
      dropped += excess
      if let first = entries.first?.x { flags.removeAll { $0.x < first } }
    }
  }

  /// Forgets what comes after the frame with `index` in the recording.
  mutating func cut(after index: Int) {
    let count = max(0, index + 1 - dropped)
    guard count < entries.count else { return }
    entries.removeLast(entries.count - count)
    let end = entries.last?.x ?? 0
    flags.removeAll { $0.x > end }
  }

  /// The index in the recording of the entry nearest to `x`.
  func index(near x: Double) -> Int? {
    guard !entries.isEmpty else { return nil }
    let place = firstEntry(atOrAfter: x)
    if place == entries.count { return dropped + place - 1 }
    if place > 0, x - entries[place - 1].x < entries[place].x - x { return dropped + place - 1 }
    return dropped + place
  }

  func entry(_ index: Int) -> Entry? {
    entries.indices.contains(index - dropped) ? entries[index - dropped] : nil
  }

  /// A place in ``entries``.
  private func firstEntry(atOrAfter x: Double) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].x < x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  static func titles(of row: TraceRow, setValue: Float?) -> [(title: String, isSet: Bool)] {
    var titles: [(title: String, isSet: Bool)] = row.events.compactMap { event in
      switch event {
      case "touchDown": ("touchDown", false)
      case "touchUpInside", "touchUpOutside": ("release", false)
      case "touchCancel": ("cancel", false)
      case "set": ("set \(NumberText.fixed(Double(setValue ?? row.value), places: 3))", true)
      case "replaced": ("replaced", false)
      case "settleEnded": ("settled", false)
      default: nil
      }
    }
    let missed = row.events.filter { $0.hasSuffix(":missed") }.compactMap { $0.dropFirst("step".count).first.map(String.init) }
    if !missed.isEmpty { titles.append(("missed \(missed.joined(separator: " "))", true)) }
    return titles
  }
}

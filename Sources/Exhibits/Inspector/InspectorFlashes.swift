/// Which rows changed lately. A flash fades in steps, each a time by which somebody has to look again; after the last nothing is due.
struct InspectorFlashes {
  private var texts: [String: String] = [:]
  private var changed: [String: Double] = [:]

  /// Seconds that a step lasts.
  private static let step = 0.2
  private static let levels = [1, 0.66, 0.33]

  /// Takes in the rows of a look at `time` (seconds) and gives each its flash.
  mutating func mark(_ rows: [InspectorRow], at time: Double) -> [InspectorRow] {
    var seen: [String: String] = [:]
    let marked = rows.map { row in
      guard let text = row.watched else { return row }
      if let old = texts[row.id], old != text { changed[row.id] = time }
      seen[row.id] = text
      var row = row
      row.flash = changed[row.id].map { level(at: time - $0) } ?? 0
      return row
    }
    texts = seen
    changed = changed.filter { level(at: time - $0.value) > 0 }
    return marked
  }

  /// When the next step is due; nil where nothing flashes.
  func nextStep(after time: Double) -> Double? {
    changed.values.map { start in
      let steps = ((time - start) / InspectorFlashes.step + 1e-6).rounded(.down) + 1
      return start + steps * InspectorFlashes.step
    }.min()
  }

  private func level(at age: Double) -> Double {
    let index = Int(max(0, age / InspectorFlashes.step + 1e-6))
    return index < InspectorFlashes.levels.count ? InspectorFlashes.levels[index] : 0
  }
}

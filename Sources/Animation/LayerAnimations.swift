/// The keyed animations of a view's layer: what `removeAllAnimations` removes.
///
/// They only change what is drawn, never the layer's own value, and a motion that a display link drives isn't among them: removing all
/// of these leaves such a motion as it is.
public struct LayerAnimations: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var key: String
    var run: EasedRun
  }

  private var entries: [Entry] = []

  public init() {}

  /// In the order of adding.
  public var keys: [String] { entries.map(\.key) }
  public var isEmpty: Bool { entries.isEmpty }

  /// Adds a run; one that is there under the same key is replaced, and the new one comes last.
  public mutating func add(_ run: EasedRun, forKey key: String) {
    remove(forKey: key)
    entries.append(Entry(key: key, run: run))
  }

  public subscript(key: String) -> EasedRun? {
    entries.first { $0.key == key }?.run
  }

  /// What the run under `key` shows at `time` (seconds on the frame clock); nil where there is none, and the layer's own value is shown.
  public func value(forKey key: String, at time: Double) -> Double? {
    self[key]?.value(at: time)
  }

  /// A key that isn't there is no mistake: the animation may just have finished.
  public mutating func remove(forKey key: String) {
    entries.removeAll { $0.key == key }
  }

  public mutating func removeAll() {
    entries.removeAll()
  }

  /// Drops the runs that are at their end at `time`.
  public mutating func removeFinished(at time: Double) {
    entries.removeAll { $0.run.isFinished(at: time) }
  }
}

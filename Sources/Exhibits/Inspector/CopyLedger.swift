import Widgets

/// Who wrote each copy of the target last, and when. Kept by looking at the copies wherever one writer ends and the next may begin.
struct CopyLedger {
  enum Writer: Hashable {
    case start, drag, release, settle, setValue, step(Int), replacement, inspector, cancel, key, wheel, volume

    var title: String {
      switch self {
      case .start: "start"
      case .drag: "drag"
      case .release: "release"
      case .settle: "settle"
      case .setValue: "setValue"
      case .step(let number): "step \(number)"
      case .replacement: "replaced"
      case .inspector: "inspector"
      case .cancel: "cancel"
      case .key: "key"
      case .wheel: "wheel"
      case .volume: "volume"
      }
    }
  }

  struct Entry: Hashable {
    var writer: Writer
    /// Seconds of the world.
    var time: Double
  }

  /// One for each of ``TargetCopies``.
  private(set) var entries: [Entry]
  /// The moment that times are counted from: the last set or press.
  private(set) var origin = (title: "start", time: 0.0)

  private var last: [UInt64?]
  private let names: [String]

  init(_ slider: Slider) {
    names = TargetCopies(of: slider).places.map(\.name)
    last = CopyLedger.bits(of: slider)
    entries = Array(repeating: Entry(writer: .start, time: 0), count: last.count)
  }

  mutating func begin(_ title: String, at time: Double) { origin = (title, time) }

  /// Whatever differs from the last look was written by `writer`.
  mutating func mark(_ writer: Writer, at time: Double, on slider: Slider) {
    let now = CopyLedger.bits(of: slider)
    for index in now.indices where now[index] != last[index] { entries[index] = Entry(writer: writer, time: time) }
    last = now
  }

  /// `writer` wrote the copy of that name, even where it put there what was there.
  mutating func claim(_ name: String, by writer: Writer, at time: Double) {
    guard let index = names.firstIndex(of: name) else { return }
    entries[index] = Entry(writer: writer, time: time)
  }

  private static func bits(of slider: Slider) -> [UInt64?] { TargetCopies(of: slider).places.map { $0.place?.bitPattern } }
}

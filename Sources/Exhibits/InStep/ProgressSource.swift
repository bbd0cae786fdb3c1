/// What moves the several motions of a choreography.
enum ProgressSource: String, CaseIterable {
  /// One animator's progress for all of them.
  case one = "progress"
  /// An animator for each motion, each begun one frame after the one before.
  case separate
  /// A timer of 60 Hz for all of them.
  case timer

  var title: String {
    switch self {
    case .one: "One progress"
    case .separate: "Separate animations"
    case .timer: "Timer of 60 Hz"
    }
  }

  static var variants: [Exhibit.Variant] { allCases.map { .init($0.rawValue, $0.title) } }
}

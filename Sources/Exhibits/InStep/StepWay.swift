/// How two squares are moved that should keep their distance.
enum StepWay: String, CaseIterable {
  /// One animator, one progress, both places.
  case oneProgress = "one-progress"
  /// Two animators with one curve, begun in one frame.
  case together
  /// The second begun one frame after the first.
  case frameApart = "frame-apart"
  /// The first eased, the second along five key frames of the same curve.
  case keyframed
  /// The first by the display link, the second by an interval timer.
  case timer

  var title: String {
    switch self {
    case .oneProgress: "One progress"
    case .together: "Two, together"
    case .frameApart: "Two, a frame apart"
    case .keyframed: "Keyframed, plain"
    case .timer: "Link and timer"
    }
  }
}

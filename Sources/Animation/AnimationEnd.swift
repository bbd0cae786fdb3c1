public import Motion

/// How an animation ended.
public enum AnimationEnd: Hashable, Sendable {
  /// It came to its duration, and 1 was published.
  case finished
  /// Stopped where it was.
  case stopped
  /// Stopped, and 1 was published all the same.
  case stoppedAndCompleted
  /// Another animation was begun in its place.
  case replaced
  /// It couldn't go on.
  case failed(AnimationFailure)

  /// What completions are told.
  public var isFinished: Bool { self == .finished }
}

/// Why an animation couldn't go on.
public enum AnimationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Its curve is none.
  case curve(BezierCurveError)
  /// Its timing function gave no finite number for this progress.
  case timing(progress: Double, result: Double)

  public var description: String {
    switch self {
    case .curve(let error): error.description
    case .timing(let progress, let result): "A timing function must give a finite number, but gave \(result) for \(progress)."
    }
  }
}

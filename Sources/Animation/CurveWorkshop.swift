import Motion
import Synchronization

/// Where animators have their curves computed.
public struct CurveWorkshop: Sendable {
  let perform: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// - Parameter perform: runs the work it is given once, sooner or later, on any thread.
  public init(perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    self.perform = perform
  }

  /// Off the caller's thread.
  public static let background = CurveWorkshop { work in Task.detached { work() } }
  /// At once, where it is asked for: for runs that must come out the same each time.
  public static let inPlace = CurveWorkshop { work in work() }
}

/// A curve that is being computed, shared by who waits for it and who computes it.
final class CurveOrder: Sendable {
  private let result = Mutex<Result<BezierCurve, BezierCurveError>?>(nil)

  init(_ make: @escaping @Sendable () throws(BezierCurveError) -> BezierCurve, in workshop: CurveWorkshop) {
    workshop.perform { [weak self] in
      // Nobody waits any more: the work isn't worth doing.
      guard self != nil else { return }
      let made = Result { () throws(BezierCurveError) in try make() }
      self?.result.withLock { $0 = made }
    }
  }

  /// Nil while it isn't done.
  var made: Result<BezierCurve, BezierCurveError>? { result.withLock { $0 } }
}

import CX11
import Geometry

/// The picture of the window: memory that the content draws into and the server reads from.
///
/// There is one such memory. From a put until the server has read it (``isReady(at:)``) it must not be written.
final class Presenter {
  /// How long a notice that the server has read the pixels may take, in seconds, before the server is asked.
  static let patience = 0.25

  private let connection: Connection
  private(set) var size: PixelSize
  private(set) var buffer: PixelBuffer?
  private var askAt: Double?
  private var busyUntil = -Double.infinity

  /// For tests: whether puts ask for the notice that they were read.
  var asksForNotice = true

  init(connection: Connection, size: PixelSize) {
    self.connection = connection
    self.size = size
    buffer = connection.resizeImage(size)
  }

  /// Whether the memory may be written.
  func isReady(at now: Double) -> Bool {
    guard now >= busyUntil else { return false }
    switch connection.putProgress {
    case .CX_PUT_IDLE, .CX_PUT_FAILED:
      return true
    case .CX_PUT_PENDING:
      if let time = askAt, now >= time {
        connection.askProgress()
        askAt = now + Presenter.patience
      }
      return false
    }
  }

  /// When to ask ``isReady(at:)`` again, should no notice arrive till then; nil where nothing is on its way.
  func nextLook(after now: Double) -> Double? {
    now < busyUntil ? busyUntil : askAt
  }

  /// Whether the server refused what was put last, so that nothing of it can be relied on.
  var wasRefused: Bool { connection.putProgress == .CX_PUT_FAILED }

  /// Makes memory of another size, or of the same anew. Only where ``isReady(at:)``.
  func resize(to size: PixelSize) {
    self.size = size
    buffer = connection.resizeImage(size)
  }

  /// Sends what was drawn inside `region`.
  ///
  /// - Parameter seconds: how long that is made to take at least.
  func put(_ region: Region, now: Double, taking seconds: Double = 0) {
    connection.put(region.rects, notice: asksForNotice)
    askAt = now + Presenter.patience
    busyUntil = now + seconds
  }
}

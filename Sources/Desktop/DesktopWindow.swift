public import FrameTiming
public import Widgets

import Geometry

/// A window on an X server that shows one ``FrameContent`` and drives its frames.
///
/// ``run(_:for:until:)`` keeps the main thread until the window is closed. Nothing else reads a clock: all times that the content is given
/// are seconds of CLOCK_MONOTONIC.
@MainActor
public final class DesktopWindow: WindowHost {
  let connection: Connection
  let options: WindowOptions
  /// Pixels a point.
  public let scale: Double
  let size: PixelSize
  private(set) var loop: RunLoop?
  private var hasRun = false
  /// Makes every frame slower, from the next one on.
  public var load = FrameLoad.none

  /// Connects and makes the window, not shown yet.
  public init(_ options: WindowOptions) throws(DesktopError) {
    self.options = options
    connection = try Connection(displayName: options.displayName)
    scale = options.scale ?? TextResolution.scale(resources: connection.resources)
    size = PixelSize(options.size, scale: scale)
    let minimum = PixelSize(options.minimumSize, scale: scale)
    connection.createWindow(title: options.title, size: size, minimum: minimum, icon: options.icon)
  }

  /// Shows the window and runs `content`'s frames until the window is closed by anyone, `seconds` are over, or `stop`, asked at every
  /// turn of the loop, says so. In each case the content is told by one `willClose()`; then the window is gone.
  public func run(
    _ content: any FrameContent, for seconds: Double? = nil, until stop: (() -> Bool)? = nil
  ) throws(DesktopError) {
    precondition(!hasRun, "a window runs once")
    hasRun = true
    let loop = RunLoop(window: self, content: content)
    self.loop = loop
    content.host = self
    defer {
      self.loop = nil  // which keeps the content, which may keep us
      connection.disconnect()
    }
    loop.run(for: seconds, until: stop ?? { false })
    if connection.isLost { throw .connectionLost }
  }

  public func requestFrame() {
    loop?.requestFrame()
  }

  public func close() {
    loop?.close()
  }

  public func toggleFullScreen() {
    if loop != nil { connection.toggleFullScreen() }
  }

  public func setClipboard(_ text: String) {
    if loop != nil { connection.setClipboard(text) }
  }

  /// Makes the loop take a turn, so that it sees what another thread changed.
  nonisolated public func wake() {
    connection.wake()
  }

  public var waker: @Sendable () -> Void { { [weak self] in self?.wake() } }
}

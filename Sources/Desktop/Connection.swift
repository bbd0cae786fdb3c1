import CX11
import Geometry
import Glibc
import Synchronization

/// The X server and the one window on it, through the shim. Everything unsafe of this target but the pixels lies here.
///
/// After ``disconnect()`` nothing may be asked any more but ``wake()``.
final class Connection {
  private let handle: Handle

  /// The shim's handle. Waking is the one thing that other threads may do, so it alone is guarded.
  @safe private final class Handle: Sendable {
    nonisolated(unsafe) let desktop: OpaquePointer
    let isOpen = Mutex(true)

    nonisolated init(_ desktop: OpaquePointer) {
      unsafe self.desktop = unsafe desktop
    }
  }

  private var desktop: OpaquePointer { unsafe handle.desktop }

  init(displayName: String?) throws(DesktopError) {
    var opening = cx_opening.CX_NO_SERVER
    var opened: OpaquePointer?
    if let displayName {
      unsafe opened = unsafe displayName.withCString { unsafe cx_connect($0, &opening) }
    } else {
      unsafe opened = unsafe cx_connect(nil, &opening)
    }
    guard let desktop = unsafe opened else {
      if opening == .CX_NO_TRUE_COLOUR { throw .noTrueColor }
      let name = unsafe displayName ?? getenv("DISPLAY").map { unsafe String(cString: $0) } ?? ""
      throw .cannotOpen(display: name, reason: name.isEmpty ? "DISPLAY is not set" : "no X server answers there")
    }
    handle = unsafe Handle(desktop)
  }

  isolated deinit {
    disconnect()
  }

  func disconnect() {
    let wasOpen = handle.isOpen.withLock { open in
      defer { open = false }
      return open
    }
    if wasOpen { unsafe cx_disconnect(desktop) }
  }

  /// Ends the wait in progress, or the next one; from any thread.
  nonisolated func wake() {
    handle.isOpen.withLock { open in
      if open { unsafe cx_wake(handle.desktop) }
    }
  }

  // MARK: Time

  /// Seconds of CLOCK_MONOTONIC.
  var now: Double { Double(cx_now()) / 1e9 }

  /// Sleeps until `deadline` (seconds; nil: none) or, depending on `patience`, the first event.
  func wait(until deadline: Double?, patience: cx_patience) {
    let nanoseconds = deadline.map { Int64(min(max(0, ($0 * 1e9).rounded(.up)), 9e18)) } ?? -1
    unsafe cx_wait(desktop, nanoseconds, patience)
  }

  // MARK: Server

  var isLost: Bool { unsafe cx_is_lost(desktop) }

  /// The X errors so far; none of them ends the program.
  var errorCount: Int {
    var code: Int32 = 0
    var request: Int32 = 0
    return Int(unsafe cx_last_error(desktop, &code, &request))
  }

  var resources: String { unsafe cx_resources(desktop).map { unsafe String(cString: $0) } ?? "" }

  /// A round trip, for tests.
  func sync() {
    unsafe cx_sync(desktop)
  }

  func nextEvent() -> cx_event? {
    var event = cx_event()
    return unsafe cx_next_event(desktop, &event) ? event : nil
  }

  /// Every mode of every connected output; empty where RandR 1.3 is missing.
  func modes() -> [cx_mode] {
    var modes: [cx_mode] = []
    var count = 64
    while count > modes.count {
      modes = Array(repeating: cx_mode(), count: count)
      let room = Int32(count)
      count = Int(unsafe modes.withUnsafeMutableBufferPointer { unsafe cx_modes(desktop, $0.baseAddress, room) })
    }
    return Array(modes.prefix(count))
  }

  // MARK: Window

  func createWindow(title: String, size: PixelSize, minimum: PixelSize, icon: [UInt32]) {
    unsafe title.withCString { title in
      unsafe "Settle".withCString { className in
        unsafe "settle".withCString { instanceName in
          unsafe icon.withUnsafeBufferPointer { icon in
            var options = unsafe cx_window_options(
              title: title, class_name: className, instance_name: instanceName, width: Int32(size.width), height: Int32(size.height),
              min_width: Int32(minimum.width), min_height: Int32(minimum.height), icon: icon.baseAddress, icon_count: icon.count)
            unsafe cx_create_window(desktop, &options)
          }
        }
      }
    }
  }

  func showWindow() {
    unsafe cx_show_window(desktop)
  }

  /// X11's number of the window; 0 once it is gone.
  var windowID: UInt64 { unsafe cx_window_id(desktop) }

  func toggleFullScreen() {
    unsafe cx_toggle_full_screen(desktop)
  }

  func setClipboard(_ text: String) {
    unsafe text.withCString { unsafe cx_set_clipboard(desktop, $0) }
  }

  /// Where the window's corner lies on the screen, in pixels. A round trip.
  func windowOrigin() -> (x: Int, y: Int)? {
    var x: Int32 = 0
    var y: Int32 = 0
    return unsafe cx_window_origin(desktop, &x, &y) ? (Int(x), Int(y)) : nil
  }

  // MARK: Pixels

  /// Memory for a picture of that size; the one before is invalid from now on. Nil where there is none to be had.
  func resizeImage(_ size: PixelSize) -> PixelBuffer? {
    var pixels = unsafe cx_pixels()
    guard unsafe cx_resize_image(desktop, Int32(size.width), Int32(size.height), &pixels), let address = unsafe pixels.address else {
      return nil
    }
    return unsafe PixelBuffer(address: address, width: size.width, height: size.height, bytesPerRow: Int(pixels.bytes_per_row))
  }

  func put(_ rects: [PixelRect], notice: Bool) {
    let rects = rects.map { cx_rect(x: Int32($0.x), y: Int32($0.y), width: Int32($0.width), height: Int32($0.height)) }
    unsafe rects.withUnsafeBufferPointer { unsafe cx_put(desktop, $0.baseAddress, Int32($0.count), notice) }
  }

  var putProgress: cx_put_state { unsafe cx_put_progress(desktop) }

  func askProgress() {
    unsafe cx_ask_progress(desktop)
  }
}

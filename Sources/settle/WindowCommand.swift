import Desktop
import Exhibits
import Geometry
import Glibc
import Stage
import Widgets

extension Command {
  static let window = Command(
    options: [
      Option("--exhibit", "NAME", "the exhibit that is shown first"),
      Option("--variant", "N|NAME", "its variant, by digit or name"), .system,
      Option("--refresh", "HZ", "frames a second, 10 ... 1000"), Option("--size", "WxH", "the window in points, 800x560 at least"),
      Option("--scale", "S", "pixels a point, 0.5 ... 4"), Option("--theme", "light|dark", "the look"),
      Option("--reduce-motion", nil, "keep movement to what carries meaning"),
      Option("--reduce-transparency", nil, "keep what lies behind from shining through"),
      Option("--log", "FILE.jsonl", "a row for each frame"), Option("--play", nil, "play the exhibit's gesture every 3 s"),
      Option("--for", "SECONDS", "end by itself"), Option("--bare", nil, "one slider and nothing else"),
    ],
    summary: "the playground; without a display the gesture is played without one", run: WindowCommand.run)
}

/// Opens the window that was asked for, or plays the demo where there is no display to open it on.
enum WindowCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> Int32 {
    let wishes = try WindowWishes(arguments)
    guard let display = getenv("DISPLAY"), display.pointee != 0 else { return try DemoWithoutDisplay.run() }
    // The server first: where there is none, no empty log is left.
    let desktop = try open(wishes)
    let logFailure = LogFailure()
    let content: Window
    do { content = try makeContent(wishes, scale: desktop.scale, logFailure) } catch { throw Failure(error) }
    do { try desktop.run(content, for: wishes.duration) } catch { throw Failure(error) }
    return logFailure.exitCode
  }

  private static func open(_ wishes: WindowWishes) throws(Failure) -> DesktopWindow {
    let options = WindowOptions(
      title: "Settle", size: wishes.isBare ? BareWindow.bareSize : wishes.size,
      minimumSize: wishes.isBare ? Size(width: 1, height: 1) : WindowWishes.leastSize, scale: wishes.scale,
      icon: wishes.isBare ? [] : AppIcon.netWMIcon, rate: wishes.rate)
    do { return try DesktopWindow(options) } catch { throw Failure(error) }
  }

  private static func makeContent(_ wishes: WindowWishes, scale: Double, _ logFailure: LogFailure) throws(OutputError) -> Window {
    if wishes.isBare {
      let window = try BareWindow(wishes, scale: scale)
      window.onLogFailure = logFailure.tell
      return window
    }
    let window = try PlaygroundWindow(options: wishes.options, size: wishes.size, scale: scale)
    window.onLogFailure = logFailure.tell
    return window
  }
}

/// A log that can't be written any more is told at once and makes the exit code at the end; the window goes on.
private final class LogFailure {
  private(set) var exitCode: Int32 = 0

  func tell(_ error: OutputError) {
    Output.complain(error.description)
    exitCode = error.exitCode
  }
}

import Desktop
import Exhibits
import FrameTiming
import Geometry
import Glibc
import Stage
import Strategies
import Widgets

extension Command {
  static let window = Command(
    options: [
      Option("--exhibit", "NAME", "the exhibit that is shown first"),
      Option("--variant", "N|NAME", "its variant, by digit or name"), .system,
      Option("--refresh", "HZ", "frames a second, 10 ... 1000"),
      Option("--size", "WxH", "the window in points, 800x560 at least"),
      Option("--scale", "S", "pixels a point, 0.5 ... 4"), Option("--theme", "light|dark", "the look"),
      Option("--reduce-motion", nil, "keep movement to what carries meaning"),
      Option("--log", "FILE.jsonl", "a row for each frame"), Option("--play", nil, "play the exhibit's gesture every 3 s"),
      Option("--for", "SECONDS", "end by itself"), Option("--bare", nil, "one slider and nothing else"),
    ],
    summary: "the playground; without a display the gesture is played without one",
    run: WindowCommand.run)
}

/// Opens the window that was asked for, or plays the demo where there is no display to open it on.
enum WindowCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> Int32 {
    let wishes = try WindowWishes(arguments)
    guard let display = getenv("DISPLAY"), display.pointee != 0 else { return try DemoWithoutDisplay.run() }
    do { try BareWindow.run(wishes) } catch { throw Failure(error) }
    return 0
  }
}

/// What the command line asks of the window.
struct WindowWishes {
  var options = PlaygroundOptions()
  /// In points.
  var size: Size
  /// Pixels a point; nil for the desktop's own.
  var scale: Double?
  /// Holds the frames to this rate.
  var rate: RefreshRate?
  /// Seconds until the window closes by itself.
  var duration: Double?
  var isBare: Bool

  private static let leastSize = (width: 800, height: 560)
  /// X11 counts a window's sides in 16 bits.
  private static let largestSide = 32767.0

  init(_ arguments: Arguments) throws(Failure) {
    isBare = arguments.has("--bare")
    if let exhibit = try arguments.name("--exhibit", among: Exhibit.names) { options.exhibit = exhibit }
    options.variant = try WindowWishes.variant(arguments, of: options.exhibit)
    if let system = try arguments.choice("--os", as: SliderSystem.self) { options.system = system }
    if let theme = try arguments.choice("--theme", as: Theme.Name.self) { options.theme = theme }
    options.reducesMotion = arguments.has("--reduce-motion")
    options.plays = arguments.has("--play")
    options.logPath = arguments.text("--log")
    rate = try arguments.number("--refresh", "10 ... 1000", where: RefreshRate.sane.contains).map(RefreshRate.init(hertz:))
    scale = try arguments.number("--scale", "0.5 ... 4", where: (0.5...4).contains)
    duration = try arguments.number("--for", "seconds, 0 or more", where: { $0 >= 0 })
    size = try WindowWishes.size(arguments) ?? Size(width: 1280, height: 800)
    guard max(size.width, size.height) * (scale ?? 1) <= WindowWishes.largestSide else {
      throw .usage("--size times --scale must not be above \(Int(WindowWishes.largestSide)) pixels")
    }
  }

  private static func size(_ arguments: Arguments) throws(Failure) -> Size? {
    guard let text = arguments.text("--size") else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width >= leastSize.width, height >= leastSize.height,
      max(width, height) <= Int(largestSide)
    else {
      throw .usage("--size must be WIDTHxHEIGHT, \(leastSize.width)x\(leastSize.height) or more, found \(JSONText.quoted(text))")
    }
    return Size(width: Double(width), height: Double(height))
  }

  private static func variant(_ arguments: Arguments, of exhibit: String) throws(Failure) -> String? {
    guard let text = arguments.text("--variant") else { return nil }
    let variants = Exhibit.all.first { $0.name == exhibit }?.variants ?? []
    if variants.contains(text) { return text }
    guard let digit = Int(text), variants.indices.contains(digit - 1) else {
      let names = variants.enumerated().map { "\($0 + 1) \($1)" }
      throw .usage("--variant \(JSONText.quoted(text)) is unknown in \(exhibit); \(Output.choices(names))")
    }
    return variants[digit - 1]
  }
}

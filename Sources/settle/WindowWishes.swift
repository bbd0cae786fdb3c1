import Exhibits
import FrameTiming
import Geometry
import Stage
import Widgets

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

  /// In points.
  static let leastSize = Size(width: 800, height: 560)
  /// Of a side, in pixels: X11 counts them in 16 bits.
  private static let largest = 32767.0

  init(_ arguments: Arguments) throws(Failure) {
    isBare = arguments.has("--bare")
    if let exhibit = try arguments.name("--exhibit", among: Exhibit.names) { options.exhibit = exhibit }
    options.variant = try WindowWishes.variant(arguments, of: options.exhibit)
    if let system = try arguments.choice("--os", as: SliderSystem.self) { options.system = system }
    if let theme = try arguments.choice("--theme", as: Theme.Name.self) { options.theme = theme }
    options.reducesMotion = arguments.has("--reduce-motion")
    options.reducesTransparency = arguments.has("--reduce-transparency")
    options.plays = arguments.has("--play")
    options.logPath = arguments.text("--log")
    rate = try arguments.number("--refresh", "10 ... 1000", where: RefreshRate.sane.contains).map(RefreshRate.init(hertz:))
    scale = try arguments.number("--scale", "0.5 ... 4", where: (0.5...4).contains)
    duration = try arguments.number("--for", "seconds, 0 or more", where: { $0 >= 0 })
    size = try WindowWishes.size(arguments) ?? Size(width: 1280, height: 800)
    guard max(size.width, size.height) * (scale ?? 1) <= WindowWishes.largest else {
      throw .usage("--size times --scale must not be above \(Int(WindowWishes.largest)) pixels")
    }
  }

  private static func size(_ arguments: Arguments) throws(Failure) -> Size? {
    guard let text = arguments.text("--size") else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0).map(Double.init) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width >= leastSize.width, height >= leastSize.height else {
      let least = "\(Int(leastSize.width))x\(Int(leastSize.height))"
      throw .usage("--size must be WIDTHxHEIGHT, \(least) or more, found \(JSONText.quoted(text))")
    }
    return Size(width: width, height: height)
  }

  private static func variant(_ arguments: Arguments, of exhibit: String) throws(Failure) -> String? {
    guard let text = arguments.text("--variant") else { return nil }
    let variants = Exhibit.all.first { $0.name == exhibit }?.variants.map(\.name) ?? []
    if variants.contains(text) { return text }
    guard let digit = Int(text), variants.indices.contains(digit - 1) else {
      let names = variants.enumerated().map { "\($0 + 1) \($1)" }
      throw .usage("--variant \(JSONText.quoted(text)) is unknown in \(exhibit); \(Output.choices(names))")
    }
    return variants[digit - 1]
  }
}

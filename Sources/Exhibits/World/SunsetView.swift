import Drawing
import Geometry
import Widgets

/// The picture in the editor: an evening sky, hills, a lake that gives glass something to bend, and a sun whose glow is the effect that the
/// slider sets.
///
/// All but the sun is drawn once for a size and kept; a change of the intensity touches the sun's surroundings only.
final class SunsetView: View {
  /// 0 ... 1.
  var intensity = 0.0 {
    didSet { if intensity != oldValue { sun.intensity = intensity } }
  }

  private let sun = SunView()
  private var kept: (size: Size, scale: Double, picture: Bitmap)?

  init() {
    super.init()
    name = "picture"
    addSubview(sun)
  }

  override var drawsContent: Bool { true }

  override func layoutSubviews() {
    let reach = SunView.reach
    sun.frame = Rect(
      center: Point(x: (bounds.width * 0.565).rounded(), y: (bounds.height * 0.24).rounded()),
      size: Size(width: 2 * reach, height: 2 * reach))
    keep()
  }

  override func draw(in canvas: Canvas) {
    guard let kept else { return }
    canvas.draw(kept.picture, in: bounds, smooth: false)
  }

  /// Draws the unchanging part for the present size.
  private func keep() {
    let scale = window?.scale ?? 1
    guard !bounds.isEmpty, kept?.size != bounds.size || kept?.scale != scale else { return }
    let picture = Bitmap(width: Int((bounds.width * scale).rounded(.up)), height: Int((bounds.height * scale).rounded(.up)))
    let canvas = Canvas(picture, scale: scale)
    canvas.fill(
      Path(rect: bounds),
      .linear(
        from: Point(x: 0, y: 0), to: Point(x: bounds.width * 0.72, y: bounds.height * 1.25),
        stops: [
          GradientStop(offset: 0, color: Color(hex: 0xFF9A5A)), GradientStop(offset: 0.34, color: Color(hex: 0xFF5F8A)),
          GradientStop(offset: 0.66, color: Color(hex: 0x7A4DFF)), GradientStop(offset: 1, color: Color(hex: 0x3B6BFF)),
        ]))
    hills(
      canvas,
      [(0, 0.735), (0.08, 0.66), (0.215, 0.75), (0.368, 0.57), (0.52, 0.735), (0.675, 0.615), (0.83, 0.77), (0.962, 0.67), (1, 0.705)],
      Color(hex: 0x2A1B5C, alpha: 0.72))
    hills(
      canvas, [(0, 0.74), (0.148, 0.70), (0.325, 0.765), (0.5, 0.71), (0.722, 0.775), (0.895, 0.705), (1, 0.745)], Color(hex: 0x150B38))
    lake(canvas)
    kept = (bounds.size, scale, picture)
    setNeedsDisplay()
  }

  private func hills(_ canvas: Canvas, _ ridge: [(x: Double, y: Double)], _ color: Color) {
    var path = Path()
    path.move(to: Point(x: 0, y: bounds.height))
    for point in ridge { path.line(to: Point(x: point.x * bounds.width, y: point.y * bounds.height)) }
    path.line(to: Point(x: bounds.width, y: bounds.height))
    path.close()
    canvas.fill(path, .color(color))
  }
}

extension SunsetView {
  /// Where the lake begins, as a share of the height.
  private static let shore = 0.765

  /// The sky's colours again, dark, with ripples that widen towards the viewer and glitter under the sun.
  private func lake(_ canvas: Canvas) {
    let top = (bounds.height * SunsetView.shore).rounded()
    let water = Rect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    canvas.fill(
      Path(rect: water),
      .linear(
        from: Point(x: 0, y: top), to: Point(x: bounds.width, y: bounds.height),
        stops: [
          GradientStop(offset: 0, color: Color(hex: 0x5A2350)), GradientStop(offset: 0.45, color: Color(hex: 0x33206E)),
          GradientStop(offset: 1, color: Color(hex: 0x14195A)),
        ]))
    let colors = [Color(hex: 0xFF9A5A), Color(hex: 0xFF5F8A), Color(hex: 0x9C7BFF), Color(hex: 0x3B6BFF), Color(hex: 0x0E0829)]
    // A fixed row of pseudo-random numbers: the same picture every time.
    var seed: UInt64 = 26
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 40) / Double(1 << 24)
    }
    let sunX = bounds.width * 0.565
    for index in 0..<150 {
      let depth = Double(index) / 150
      let y = top + 3 + depth * depth * (water.height - 4)
      let length = (14 + 64 * depth) * (0.4 + next())
      let isGlitter = next() < 0.3
      let spread = isGlitter ? 30 + 90 * depth : bounds.width
      let x = (isGlitter ? sunX - spread / 2 : 0) + next() * spread
      let color = isGlitter ? Color(hex: 0xFFD98A, alpha: 0.55) : colors[Int(next() * 5)].withAlpha(0.28)
      canvas.fillCapsule(Rect(x: x - length / 2, y: y, width: length, height: 1 + 2.2 * depth), color)
    }
  }
}

/// A sun: larger, brighter and with a wider glow the higher the intensity.
final class SunView: View {
  static let reach = 104.0

  var intensity = 0.0 {
    didSet { if intensity != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init()
    isUserInteractionEnabled = false
    name = "sun"
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let amount = min(1, max(0, intensity))
    let middle = Point(x: bounds.midX, y: bounds.midY)
    let radius = 22 + 36 * amount
    let glow = radius + 10 + (SunView.reach - 68) * amount
    let warm = Color(hex: 0xFFD98A)
    canvas.fill(
      Path(ellipseIn: Rect(center: middle, size: Size(width: 2 * glow, height: 2 * glow))),
      .radial(
        center: middle, radius: glow,
        stops: [
          GradientStop(offset: 0, color: warm.withAlpha(0.25 + 0.55 * amount)),
          GradientStop(offset: radius / glow * 0.9, color: warm.withAlpha(0.18 + 0.42 * amount)),
          GradientStop(offset: 1, color: warm.withAlpha(0)),
        ]))
    canvas.fill(
      Path(ellipseIn: Rect(center: middle, size: Size(width: 2 * radius, height: 2 * radius))),
      .radial(
        center: middle, radius: radius,
        stops: [
          GradientStop(offset: 0, color: Color(hex: 0xFFC978).mixed(with: Color(hex: 0xFFF8DF), by: amount)),
          GradientStop(offset: 1, color: Color(hex: 0xD98B62).mixed(with: Color(hex: 0xFFD98F), by: amount)),
        ]))
  }
}

import Drawing
import Geometry
import Glibc
import Stage
import Testing
import Widgets

@Suite struct GlowTests {
  @Test("The figures after 1 and after 1.016 seconds are the article's")
  func figures() {
    #expect(abs(GlowFigures.rotation(at: 1) - 80) < 1e-9)
    #expect(abs(GlowFigures.hue(at: 1) - 12) < 1e-9)
    #expect(abs(GlowFigures.breathing(at: 1) - 0.95056) < 5e-6)
    for (opacity, expected) in zip(GlowFigures.opacities(at: 1), [0.42775, 0.61786, 0.80798]) { #expect(abs(opacity - expected) < 5e-6) }
    #expect(abs(GlowFigures.rotation(at: 1.016) - 81.28) < 1e-9)
    #expect(abs(GlowFigures.hue(at: 1.016) - 12.192) < 1e-9)
    #expect(abs(GlowFigures.breathing(at: 1.016) - 0.94660) < 5e-6)
  }

  @Test("It turns once in 4.5 seconds, drifts once in 30 and breathes between 0.76 and 1 once in 2.50027")
  func periods() {
    #expect(abs(GlowFigures.rotation(at: 4.5) - 360) < 1e-9)
    #expect(abs(GlowFigures.hue(at: 30) - 360) < 1e-9)
    #expect(abs(GlowFigures.breathing(at: 2.50027) - GlowFigures.breathing(at: 0)) < 1e-5)
    let breaths = (0...5000).map { GlowFigures.breathing(at: Double($0) / 1000) }
    #expect(abs((breaths.min() ?? 0) - 0.76) < 1e-5 && abs((breaths.max() ?? 0) - 1) < 1e-5)
    #expect(GlowFigures.ringAngle(at: 4) == 360)
  }

  @Test("Three strokes, from the widest and softest to the line itself, in six colours around")
  func strokes() {
    let strokes = GlowFigures.strokes
    #expect(strokes.map(\.extraWidth) == [4, 2, 0])
    #expect(strokes.map(\.blur) == [12, 7, 3])
    #expect(strokes.map(\.opacity) == [0.45, 0.65, 0.85])
    #expect(GlowFigures.stops.map(\.color) == [0x8B5CF6, 0x3B82F6, 0x06B6D4, 0xEC4899, 0xF97316, 0x8B5CF6].map { Color(hex: $0) })
    for (index, stop) in GlowFigures.stops.enumerated() { #expect(abs(stop.offset - 0.2 * Double(index)) < 1e-12) }
  }

  @Test("The rainbow is drawn by those figures: line width, turn, hue, breathing, added light")
  func rainbow() {
    let view = GlowView(.roundedRect(radius: 20), lineWidth: 5, style: .rainbow)
    view.frame = Rect(x: 10, y: 20, width: 200, height: 120)
    #expect(view.glow.strokes.map(\.width) == [9, 7, 5])
    #expect(view.glow.center == Point(x: 100, y: 60))
    #expect(view.glow.blend == .plusLighter)
    let light = GlowStyle.rainbow.light(at: 1.016)
    #expect(light.rotation == GlowFigures.rotation(at: 1.016) && light.hue.degrees == GlowFigures.hue(at: 1.016))
    #expect(light.opacity == GlowFigures.breathing(at: 1.016))
  }

  @Test("The soft one stays where it is and only breathes; the border keeps its strength and turns")
  func kin() {
    let first = GlowStyle.soft.light(at: 0.2), second = GlowStyle.soft.light(at: 0.9)
    #expect(first.rotation == second.rotation && first.hue == second.hue && first.opacity != second.opacity)
    let early = GlowStyle.border.light(at: 0.2), late = GlowStyle.border.light(at: 0.9)
    #expect(early.opacity == late.opacity && early.rotation != late.rotation)
  }

  @Test("Without a style of its own it follows the theme")
  func theme() {
    let view = GlowView(.circle)
    let window = Window(size: Size(width: 100, height: 100))
    window.addSubview(view)
    window.appearance = .dark
    #expect(view.shownStyle == .rainbow)
    window.appearance = .light
    #expect(view.shownStyle == .soft)
  }

  @Test(
    "What a change redraws leaves the picture as if it were drawn anew",
    arguments: zip(
      [GlowStyle.rainbow, .soft, .border, .rainbow],
      [GlowShape.roundedRect(radius: 18), .circle, .capsule, .path(Path(rect: Rect(x: 5, y: 5, width: 60, height: 90)))]))
  func damage(style: GlowStyle, shape: GlowShape) {
    let stage = Stage(window: Window(size: Size(width: 250, height: 220), scale: 1))
    stage.window.backgroundColor = Theme.dark.background
    let view = GlowView(shape, style: style)
    view.frame = Rect(x: 50, y: 45, width: 140, height: 130)
    let ring = RingView(frame: Rect(x: 90, y: 70, width: 50, height: 50))
    stage.window.addSubview(view)
    stage.window.addSubview(ring)
    stage.runFrame()
    _ = stage.picture
    let steps: [() -> Void] = [
      { view.time = 1.3 }, { ring.time = 0.4 }, { view.frame = Rect(x: 60.5, y: 44, width: 130, height: 126) },
      { view.time = 2.1 }, { view.transform = AffineTransform(scaleX: 0.8, y: 0.8) }, { view.time = 2.9 }, { view.alpha = 0.5 },
      { view.removeFromSuperview() },
    ]
    for step in steps {
      step()
      stage.runFrame()
      #expect(stage.picture.pixels() == stage.freshPicture().pixels())
    }
  }

  @Test("A new time redraws the light and not the dark middle; the same time redraws nothing")
  func cost() {
    let stage = Stage(window: Window(size: Size(width: 520, height: 400), scale: 1))
    let view = GlowView(.roundedRect(radius: 28), style: .rainbow)
    view.frame = Rect(x: 80, y: 80, width: 360, height: 240)
    stage.window.addSubview(view)
    stage.runFrame()
    _ = stage.picture
    view.time = 1
    stage.runFrame()
    #expect(!stage.lastDamage.isEmpty)
    #expect(!stage.lastDamage.intersects(PixelRect(x: 140, y: 140, width: 240, height: 120)))
    view.time = 1
    stage.runFrame()
    #expect(stage.lastDamage.isEmpty)
  }
}

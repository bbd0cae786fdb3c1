import Drawing
import FrameTiming
import Geometry
import Glibc
import Stage
import Testing
import Widgets

/// A picture with edges everywhere.
private final class Stripes: View {
  var shift = 0.0 { didSet { setNeedsDisplay() } }
  override var drawsContent: Bool { true }
  override func draw(in canvas: Canvas) {
    canvas.fill(bounds, Color(hex: 0x223344))
    for number in 0..<60 {
      let x = Double(number) * 7 + shift
      canvas.fill(
        Rect(x: x, y: 0, width: 3.5, height: bounds.height), Color(red: Double(number % 5) / 4, green: 0.6, blue: 0.9, alpha: 0.8))
    }
  }
}

private final class Dot: View {
  override var drawsContent: Bool { true }
  override func draw(in canvas: Canvas) { canvas.fillCapsule(bounds, Color(red: 1, green: 0.3, blue: 0, alpha: 0.7)) }
}

private func same(_ a: Bitmap, _ b: Bitmap) -> Bool {
  let (a, b) = (a.pixels(), b.pixels())
  return a.count == b.count && memcmp(a, b, 4 * a.count) == 0
}

@Suite("Views that read what lies behind them")
struct BackdropTests {
  private final class Scene {
    let window: Window
    let stage: Stage
    let stripes = Stripes(frame: Rect(x: 0, y: 0, width: 420, height: 240))
    let sliders: [Slider]
    let dot = Dot(frame: Rect(x: 300, y: 200, width: 9, height: 9))

    init(scale: Double, system: SliderSystem = .settle, appearance: Theme = .light) {
      window = Window(size: Size(width: 420, height: 240), scale: scale)
      window.appearance = appearance
      window.backgroundColor = .white
      window.addSubview(stripes)
      sliders = [40.0, 75.5, 130].map { Slider(frame: Rect(x: 40.5, y: $0, width: 320, height: 34), system: system) }
      for slider in sliders {
        slider.value = 0.5
        window.addSubview(slider)
      }
      window.addSubview(dot)
      stage = Stage(window: window)
      _ = stage.picture
      frame()
    }

    @discardableResult
    func frame(_ note: String = "") -> Region {
      stage.runFrame()
      let isRight = same(stage.picture, stage.freshPicture())
      #expect(isRight, "what damage drew is what drawing everything gives \(note)")
      return stage.lastDamage
    }

    func lift(_ slider: Int = 0, isLifted: Bool = true) {
      sliders[slider].element.setLifted(isLifted, at: stage.time.timestamp)
    }

    var lens: GlassLensView { sliders[0].element.subviews.compactMap { $0 as? GlassLensView }[0] }
  }

  @Test("whatever a thumb goes through, its frames by damage are those of a full repaint", arguments: [1, 1.25, 1.5, 2.0])
  func press(scale: Double) {
    let scene = Scene(scale: scale)
    let y = 57.0
    scene.stage.press(at: Point(x: 200.5, y: y))
    for _ in 0..<8 { scene.frame("lifting") }
    for step in 1...12 {
      scene.stage.move(to: Point(x: 200.5 + 7.3 * Double(step), y: y))
      scene.frame("dragging")
    }
    for _ in 0..<20 { scene.frame("held") }
    #expect(scene.lens.liftProgress == 1)
    scene.stage.release(at: Point(x: 288.1, y: y))
    for _ in 0..<90 { scene.frame("settling") }
    #expect(scene.lens.liftProgress == 0 && scene.stage.lastDamage.isEmpty && !scene.window.wantsFrame)

    let fresh = Scene(scale: scale)
    fresh.sliders[0].value = scene.sliders[0].value
    fresh.frame()
    #expect(same(scene.stage.picture, fresh.stage.freshPicture()), "and the last one is a fresh window's")
  }

  @Test("a change behind or before a lens draws all of the lens again", arguments: [1, 1.5])
  func changes(scale: Double) {
    let scene = Scene(scale: scale)
    scene.lift()
    for _ in 0..<60 { scene.frame() }
    let shape = PixelRect(covering: scene.lens.convertToWindow(scene.lens.capsule), scale: scale)
    #expect(scene.frame().isEmpty)
    for step in 0..<30 {
      scene.dot.frame.origin = Point(x: 160 + 3 * Double(step), y: 35 + Double(step))
      let damage = scene.frame("step \(step)")
      for rect in damage.rects { #expect(rect.contains(shape) || rect.intersection(shape).isEmpty) }
    }
    scene.dot.frame.origin = Point(x: 300, y: 200)
    scene.frame()
    scene.dot.frame.origin.x += 2
    #expect(!scene.frame().intersects(shape), "far from it nothing of the lens is drawn")
    scene.stripes.setNeedsDisplay(in: Rect(x: 200, y: 50, width: 2, height: 2))
    #expect(scene.frame().rects.contains { $0.contains(shape) })
    scene.window.exposed(PixelRect(x: shape.x + 3, y: 0, width: 5, height: 5 + shape.y))
    #expect(scene.frame().rects.contains { $0.contains(shape) })
  }

  @Test("parts drawn one by one give the whole, wherever they cut a lens", arguments: [1, 1.25])
  func parts(scale: Double) {
    let scene = Scene(scale: scale)
    scene.lift()
    scene.lift(1)
    for _ in 0..<60 { scene.frame() }
    let whole = scene.stage.freshPicture()
    for column in stride(from: 0, to: whole.width, by: 13) {
      scene.window.draw(Region(PixelRect(x: column, y: 0, width: 13, height: whole.height)), into: scene.stage.picture)
    }
    #expect(same(scene.stage.picture, whole))
  }

  @Test("lenses over one another, moving and landing, leave nothing behind")
  func several() {
    let scene = Scene(scale: 1)
    for round in 0..<3 {
      for index in 0..<3 {
        scene.lift(index)
        for step in 0..<5 {
          scene.sliders[index].value += 0.03
          scene.stripes.shift = Double(round * 5 + step)
          scene.frame()
        }
      }
      scene.sliders[1].frame.origin.y -= 12
      scene.frame()
      for index in 0..<3 { scene.lift(index, isLifted: false) }
      for _ in 0..<12 { scene.frame() }
    }
    for _ in 0..<90 { scene.frame() }
    #expect(!scene.window.wantsFrame)
  }

  @Test("glass in a fading, a clipped and a turned view is the same by damage")
  func holders() {
    let scene = Scene(scale: 1.5)
    scene.lift()
    for _ in 0..<40 { scene.frame() }
    scene.sliders[0].alpha = 0.6
    scene.frame("fading")
    scene.dot.frame.origin = Point(x: 190, y: 50)
    scene.frame("fading, with a change before it")
    scene.sliders[0].alpha = 1
    scene.sliders[0].clipsToBounds = true
    scene.frame("clipped")
    scene.dot.frame.origin.x += 5
    scene.frame("clipped, with a change before it")
    scene.sliders[0].transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    scene.frame("a quarter turn")
    scene.sliders[0].transform = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
    scene.frame("turned")
    scene.dot.frame.origin.x += 5
    scene.frame("turned, with a change before it")
    scene.sliders[0].isHidden = true
    scene.frame("hidden")
    scene.dot.frame.origin.x += 5
    #expect(scene.frame().area < 1000)
  }

  @Test("one that leaves the window is asked no more")
  func leaving() {
    let scene = Scene(scale: 1)
    scene.lift()
    for _ in 0..<40 { scene.frame() }
    #expect(scene.window.readBackdrops.count == 1)
    scene.sliders[0].removeFromSuperview()
    #expect(scene.window.readBackdrops.isEmpty)
    scene.frame()
  }

  // MARK: the thumb's own rules

  @Test("at rest it reads nothing, is opaque, and stays so with reduced transparency while it grows")
  func opaque() {
    let scene = Scene(scale: 1)
    #expect(scene.window.readBackdrops.isEmpty)
    let middle = scene.lens.convertToWindow(scene.lens.bounds).center
    func word() -> UInt32 { scene.stage.picture[Int(middle.x) + 3, Int(middle.y)] }
    #expect(word() == 0xFFFF_FFFF)
    scene.lift()
    for _ in 0..<40 { scene.frame() }
    #expect(word() != 0xFFFF_FFFF)
    scene.window.reducesTransparency = true
    scene.frame()
    #expect(word() == 0xFFFF_FFFF && scene.window.readBackdrops.isEmpty)
    #expect(scene.lens.capsule.size == Size(width: 57, height: 38))
    scene.window.reducesTransparency = false
    scene.frame()
    #expect(word() != 0xFFFF_FFFF)
  }

  @Test("with reduced motion it is lifted and down again within one frame")
  func reducedMotion() {
    let scene = Scene(scale: 1)
    scene.window.reducesMotion = true
    scene.lift()
    scene.frame()
    #expect(scene.lens.liftProgress == 1 && scene.lens.capsule.size == Size(width: 57, height: 38))
    for _ in 0..<20 { scene.frame() }
    scene.lift(isLifted: false)
    scene.frame()
    #expect(scene.lens.liftProgress == 0)
    scene.window.reducesMotion = false
    scene.lift()
    scene.frame()
    scene.frame()
    #expect(scene.lens.liftProgress > 0 && scene.lens.liftProgress < 1)
    scene.window.reducesMotion = true
    scene.frame()
    #expect(scene.lens.liftProgress == 1, "a lift on its way is there, too")
  }

  @Test("a disabled slider has no lens")
  func disabled() {
    let scene = Scene(scale: 1)
    scene.lift()
    for _ in 0..<40 { scene.frame() }
    scene.sliders[0].isEnabled = false
    scene.frame()
    #expect(scene.window.readBackdrops.isEmpty && scene.sliders[0].alpha == 0.5)
  }

  @Test("a short press lifts for 0.2 s", arguments: [60.0, 120])
  func shortPress(hertz: Double) {
    let scene = Scene(scale: 1)
    scene.stage.press(at: Point(x: 200.5, y: 57))
    scene.frame()
    let pressed = scene.stage.time.timestamp
    scene.stage.release(at: Point(x: 200.5, y: 57))
    var highest = 0.0, dropped = 0.0
    for _ in 0..<60 {
      scene.frame()
      if scene.lens.liftProgress > highest { highest = scene.lens.liftProgress }
      if dropped == 0, scene.lens.liftProgress < highest - 0.05, scene.stage.time.timestamp > pressed + 0.15 {
        dropped = scene.stage.time.timestamp - pressed
      }
    }
    #expect(highest > 0.95 && dropped >= 0.18)
  }
}

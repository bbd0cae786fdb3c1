import Animation
import Drawing
import FrameTiming
import Geometry
import Motion
import Stage
import Testing
import Widgets

/// A disc with a glow of 3 points, as a thumb might have it.
private final class GlowDisc: View {
  override var drawsContent: Bool { true }
  override var drawingOutsets: Insets { Insets(all: 3) }
  override func draw(in canvas: Canvas) {
    canvas.fillCapsule(bounds.insetBy(dx: -3, dy: -3), Color(red: 0, green: 0.4, blue: 1, alpha: 0.3))
    canvas.fillCapsule(bounds, Color(red: 1, green: 0.5, blue: 0, alpha: 0.9))
  }
}

extension Region {
  func covers(_ rect: PixelRect) -> Bool {
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where !rects.contains(where: { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) }) { return false }
    }
    return true
  }
}

@Suite("B26")
struct B26DamageTests {
  private final class Scene {
    let window = Window(size: Size(width: 420, height: 320))
    let disc = GlowDisc(frame: Rect(x: 166, y: 126, width: 28, height: 28))
    let stage: Stage
    private var drawn: Rect?

    init(parent: View? = nil) {
      window.backgroundColor = .white
      if let parent { window.addSubview(parent) }
      (parent ?? window).addSubview(disc)
      stage = Stage(window: window)
      _ = stage.picture
      frame()
    }

    var bounds: Rect { disc.convertToWindow(disc.bounds.insetBy(dx: -3, dy: -3)) }

    /// A frame, drawn by damage: what was given up and what was taken must be in it, and the picture must be the fresh one.
    func frame(checksCover: Bool = true) {
      let old = drawn
      stage.runFrame()
      drawn = disc.window == nil ? nil : bounds
      #expect(stage.picture.shows(stage.freshPicture()))
      guard checksCover, let old, let drawn, old != drawn else { return }
      for rect in [old, drawn] where !rect.isEmpty {
        #expect(stage.lastDamage.covers(PixelRect(covering: rect.insetBy(dx: -1, dy: -1), scale: 1)), "\(rect) in \(stage.lastDamage)")
      }
    }
  }

  private func scale(_ disc: View, _ factor: Double) { disc.transform = AffineTransform(scaleX: factor, y: factor) }

  @Test("B26: a disc that grows, moves and shrinks with a spring leaves nothing behind")
  func growsAndShrinks() {
    let scene = Scene()
    var size = SpringProperty(1, spring: Spring(response: 0.3, dampingRatio: 0.5))
    func run(to target: Double, frames: Int, move: Double = 0) {
      size.setTarget(target)
      for _ in 0..<frames {
        size.advance(by: Bench.interval)
        scale(scene.disc, size.presentation)
        scene.disc.frame.origin.x += move
        scene.frame()
      }
    }
    run(to: 2, frames: 24, move: 5)
    #expect(scene.bounds.width > 64)
    run(to: 1, frames: 12)
    #expect(size.presentation < 1, "the spring undershoots")
    run(to: 1, frames: 48)
    scale(scene.disc, 1)
    scene.frame()

    let fresh = Scene()
    fresh.disc.frame.origin.x += 120
    fresh.stage.runFrame()
    #expect(scene.stage.picture.shows(fresh.stage.freshPicture()))
  }

  @Test("B26: growth is cut at a clipping parent, and nothing is left in it")
  func clipped() {
    let parent = View(frame: Rect(x: 100, y: 120, width: 100.5, height: 40))
    parent.clipsToBounds = true
    let scene = Scene(parent: parent)
    scene.disc.frame = Rect(x: 60, y: 6, width: 28, height: 28)
    scene.frame(checksCover: false)
    let small = scene.stage.freshPicture()
    for step in 0...20 {
      scale(scene.disc, 1 + Double(step) / 10)
      scene.frame(checksCover: false)
      let damage = scene.stage.lastDamage
      #expect(damage.isEmpty || PixelRect(x: 98, y: 118, width: 105, height: 44).contains(damage.bounds))
    }
    for y in 0..<320 {
      for x in 0..<420 where !(100...200).contains(x) || !(120..<160).contains(y) { #expect(scene.stage.picture[x, y] == 0xFFFF_FFFF) }
    }
    scale(scene.disc, 1)
    scene.frame(checksCover: false)
    #expect(scene.stage.picture.shows(small))
  }

  @Test("B26: removal at full size, and a size of nothing, leave the background")
  func gone() {
    let background = Bitmap(width: 420, height: 320)
    background.clear(.white)
    let scene = Scene()
    scale(scene.disc, 2)
    scene.frame()
    scene.disc.removeFromSuperview()
    scene.frame()
    #expect(scene.stage.picture.shows(background))

    let other = Scene()
    for factor in [2, 1, 0.3, 0.01, 0] {
      scale(other.disc, factor)
      other.frame()
    }
    #expect(other.stage.picture.shows(background))
    scale(other.disc, 1)
    other.frame()
    #expect(!other.stage.picture.shows(background))
  }

  @Test("B26: moves of less than a pixel leave no trail")
  func subpixels() {
    let scene = Scene()
    for _ in 0..<100 {
      scene.disc.frame.origin.x += 0.4
      scene.disc.frame.origin.y -= 0.4
      scene.frame()
    }
  }

  @Test(
    "B26: the slider's own frames by damage are those of a full repaint, and the last one is a fresh window's",
    arguments: SliderSystem.allCases)
  func slider(system: SliderSystem) {
    let bench = Bench(system: system)
    _ = bench.stage.picture
    var painted = 0
    func frames(_ count: Int) {
      for _ in 0..<count {
        bench.frames()
        painted = max(painted, bench.stage.lastDamage.area)
        #expect(bench.stage.picture.shows(bench.stage.freshPicture()))
      }
    }
    bench.press(180)
    frames(12)
    for x in stride(from: 200.0, through: 300, by: 20) {
      bench.move(x)
      frames(1)
    }
    frames(9)
    bench.release(300)
    frames(90)
    #expect(painted > 0 && painted < 640 * 480 / 4)
    #expect(bench.slider.value == 0.5)
    #expect(bench.stage.picture.shows(Bench(system: system, value: 0.5).stage.freshPicture()))
    #expect(bench.stage.lastDamage.isEmpty && !bench.window.wantsFrame)
  }

  @Test("B26: a lens lifted over a picture and dragged leaves nothing behind, at every scale", arguments: [1, 1.25, 1.5, 2.0])
  func lens(scale: Double) {
    func scene(value: Float) -> (Stage, Slider) {
      let window = Window(size: Size(width: 260, height: 60), scale: scale)
      window.backgroundColor = .white
      for x in stride(from: 0.0, to: 260, by: 13) {
        let stripe = View(frame: Rect(x: x, y: 5, width: 6.5, height: 50))
        stripe.backgroundColor = Color(red: x / 260, green: 0.5, blue: 1 - x / 260)
        window.addSubview(stripe)
      }
      let slider = Slider(frame: Rect(x: 20, y: 13, width: 220, height: 34))
      slider.value = value
      window.addSubview(slider)
      let stage = Stage(window: window)
      stage.runFrame()
      return (stage, slider)
    }
    let (stage, slider) = scene(value: 0.25)
    _ = stage.picture
    var drawn: PixelRect?
    /// What was covered and what is must both be painted, with a pixel around; and the picture be that of a full repaint.
    func frame() {
      stage.runFrame()
      #expect(stage.picture.shows(stage.freshPicture()))
      guard let lens = slider.element.subviews.first(where: { $0 is GlassLensView }) as? GlassLensView else { return }
      let now = PixelRect(covering: lens.convertToWindow(lens.capsule).insetBy(dx: -1, dy: -1), scale: scale)
        .intersection(stage.window.pixelBounds)
      if let drawn, drawn != now {
        for rect in [drawn, now] { #expect(stage.lastDamage.covers(rect), "\(rect) in \(stage.lastDamage)") }
      }
      drawn = now
    }
    let thumb = slider.convertToWindow(slider.thumbFrame).center
    stage.press(at: thumb)
    for _ in 0..<10 { frame() }
    for step in 1...8 {
      stage.move(to: Point(x: thumb.x + 11.3 * Double(step), y: thumb.y))
      frame()
    }
    stage.release(at: Point(x: thumb.x + 90.4, y: thumb.y))
    for _ in 0..<70 { frame() }
    #expect(stage.lastDamage.isEmpty && !stage.window.wantsFrame)
    #expect(stage.picture.shows(scene(value: slider.value).0.freshPicture()))
  }

  @Test("B26: the slider removed while it is lifted leaves the background")
  func removedSlider() {
    let bench = Bench()
    _ = bench.stage.picture
    bench.press(180)
    bench.frames(20)
    bench.slider.removeFromSuperview()
    bench.frames()
    let background = Bitmap(width: 640, height: 480)
    background.clear(.white)
    #expect(bench.stage.picture.shows(background))
  }
}

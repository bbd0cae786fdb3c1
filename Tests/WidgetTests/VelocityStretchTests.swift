import Drawing
import FrameTiming
import Geometry
import Motion
import Stage
import Testing
import Widgets

@Suite("The stretch of a fast thumb")
struct VelocityStretchTests {
  @Test(
    "is 0.22 of the speed's share of 1200 points a second, in both directions",
    arguments: [(0, 0), (300, 0.055), (600, 0.11), (-600, 0.11), (1200, 0.22), (5000, 0.22), (-5000, 0.22), (.infinity, 0), (.nan, 0)]
      as [(Double, Double)])
  func amount(speed: Double, amount: Double) {
    #expect(near(VelocityStretch.amount(atSpeed: speed), amount, 1e-12))
  }

  @Test("makes 57 x 38 at 600 points a second 63.27 x 35.49, and a vertical one the same turned")
  func size() {
    var shape = ThumbShape()
    shape.stretch = VelocityStretch.amount(atSpeed: 600)
    let metrics = SliderMetrics()
    let size = shape.size(rest: metrics.thumb, metrics: metrics, lift: 1)
    #expect(near(size.width, 63.27, 0.005) && near(size.height, 35.49, 0.005))
    shape.isVertical = true
    let turned = shape.size(rest: Size(width: 24, height: 37), metrics: metrics, lift: 1)
    #expect(turned == Size(width: size.height, height: size.width))
    #expect(
      shape.size(rest: Size(width: 24, height: 37), metrics: metrics, lift: 0) == Size(width: 24, height: 37), "at rest it never does")
  }

  @Test("comes and goes by a spring of a quarter of a second with a bounce of 0.5")
  func spring() {
    var stretch = VelocityStretch()
    stretch.follow(speed: 1200)
    var most = 0.0
    for _ in 0..<240 {
      stretch.advance(by: 1.0 / 240)
      most = max(most, stretch.amount)
    }
    // Damping ratio 0.5: exp(-pi 0.5 / sqrt(0.75)) = 0.16303 of the way beyond.
    #expect(near(most, 0.22 * 1.16303, 2e-4) && near(stretch.amount, 0.22, 1e-3))
    stretch.follow(speed: 0)
    #expect(!stretch.isAtRest)
    stretch.advance(by: 2)
    #expect(stretch.isAtRest)
  }

  /// A steady drag, `step` points a frame, until the spring has come to rest.
  private func drag(_ rig: Rig, step: Double, frames: Int) {
    rig.press(rig.slider.convertToWindow(rig.slider.thumbFrame).midX)
    let start = rig.slider.convertToWindow(rig.slider.thumbFrame).midX
    for frame in 1...frames { rig.move(start + step * Double(frame)) }
  }

  @Test("of a live thumb at a steady 600 points a second is the table's", arguments: [SliderSystem.settle, .ios26, .customLens])
  func live(system: SliderSystem) {
    let slider = Slider(system: system)
    let rig = Rig(slider, value: 0.05)
    rig.window.resize(width: 1400, height: 480, scale: 1)
    slider.frame = Rect(x: 20, y: 100, width: 1300, height: 34)
    rig.frames()
    drag(rig, step: 10, frames: 100)
    let size = slider.element.lens!.capsule.size
    #expect(near(size.width, 63.27, 0.1) && near(size.height, 35.49, 0.1), "\(size)")
    rig.frames(90)
    #expect(near(slider.element.lens!.capsule.width, 57, 0.3), "a finger at rest stretches nothing")
    #expect(rig.window.frameClock?.hasRunningLinks == false)
    rig.release(slider.convertToWindow(slider.thumbFrame).midX)
    rig.frames(120)
    #expect(slider.element.lens!.capsule.size == Size(width: 37, height: 24))
    #expect(!rig.window.wantsFrame && rig.window.frameClock?.linkCount == 0)
  }

  @Test("isn't there for a jump of more than a quarter of the track in one packet, with reduced motion, or with a picture as the thumb")
  func none() {
    let jump = Rig(value: 0.1)
    jump.press(144.8)
    jump.move(144.8 + 70)
    jump.frames(3)
    #expect(near(stretch(of: jump.slider), 0))
    let reduced = Rig(value: 0.1)
    reduced.window.reducesMotion = true
    drag(reduced, step: 10, frames: 10)
    #expect(stretch(of: reduced.slider) == 0 && reduced.window.frameClock?.linkCount == 0)
    let picture = Rig(value: 0.1)
    picture.slider.setThumbImage(ControlImage(Bitmap(width: 20, height: 20)), for: .normal)
    drag(picture, step: 10, frames: 10)
    #expect(stretch(of: picture.slider) == 0 && picture.window.frameClock?.linkCount == 0)
  }
}

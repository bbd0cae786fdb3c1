import Drawing
import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@Suite("B22")
struct B22SizeTests {
  @Test("B22: windows of next to no size are drawn", arguments: [(1, 1, 0.958), (1, 1, 1), (32767, 1, 1), (1, 32767, 2), (0, 0, 1)])
  func windows(width: Int, height: Int, scale: Double) {
    let bench = Bench(value: 0.4)
    _ = bench.stage.picture
    bench.fling(from: 260, to: 420)
    let value = bench.slider.value
    bench.window.resize(width: width, height: height, scale: scale)
    bench.slider.frame = bench.window.bounds
    for _ in 0..<60 {
      bench.window.runFrame(FrameTime(timestamp: bench.stage.time.timestamp, targetTimestamp: 0), events: [])
      let damage = bench.window.takeDamage()
      bench.window.draw(damage, into: Bitmap(width: max(1, width), height: max(1, height)))
      let thumb = bench.slider.thumbFrame
      #expect(thumb.minX.isFinite && thumb.minX >= -1e-9 && thumb.maxX <= 1.1 * bench.slider.bounds.width + 1e-9)
    }
    #expect(bench.slider.value == value)
  }

  @Test("B22: a slider without room keeps its value and takes no motion from a drag", arguments: [0.0, 1, 10, 28, 28.25])
  func noRoom(width: Double) {
    let bench = Bench(value: 0.4)
    bench.slider.frame = Rect(x: 300, y: 223, width: width, height: 34)
    bench.frames()
    let x = 300 + width / 2
    bench.drag(x, through: [x + 20, x - 300, x])
    bench.release(x)
    bench.frames(60)
    if width <= 28 { #expect(bench.slider.value == 0.4) }
    #expect((0...1).contains(bench.slider.value))
    #expect(bench.slider.shownPlace.isFinite && bench.slider.shownVelocity.isFinite && !bench.slider.isOnDisplayLink)
    // With room again it is where its value is.
    bench.slider.value = 0.4
    bench.slider.frame = Bench.frame
    bench.frames()
    #expect(near(bench.thumbX, 260, 1e-4))
  }

  @Test("B22: a settle under a storm of sizes is the settle without them")
  func storm() {
    let calm = Bench(), stormy = Bench()
    calm.fling(from: 180, to: 420)
    stormy.fling(from: 180, to: 420)
    for number in 0..<60 {
      for part in 0..<2 {
        let way = Double(2 * number + part) / 119
        stormy.window.resize(width: 640 - Int(400 * way), height: 480 - Int(300 * way), scale: 1)
        stormy.slider.frame = Rect(x: 10, y: 20, width: 428 - 228 * way, height: 34)
      }
      calm.frames()
      stormy.frames()
      #expect(near(calm.slider.element.thumbPlace, stormy.slider.element.thumbPlace) && calm.slider.value == stormy.slider.value)
    }
  }

  @Test("B22: however often the size changes in a frame, there is one layout; none where only the place does")
  func layoutsPerFrame() {
    final class Counter: View {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let window = Window(size: Size(width: 640, height: 480))
    let view = Counter(frame: window.bounds)
    window.addSubview(view)
    let stage = Stage(window: window)
    stage.runFrame()
    view.layouts = 0
    for number in 0..<120 { view.frame = Rect(x: 0, y: 0, width: 640 - Double(number), height: 480) }
    stage.runFrame()
    #expect(view.layouts == 1)
    for number in 0..<200 { view.frame.origin.x = Double(number) }
    stage.runFrame()
    #expect(view.layouts == 1)
  }

  @Test("B22: a lost picture is repainted once, also by an idle window")
  func exposed() {
    let bench = Bench()
    bench.frames(5)
    #expect(!bench.window.wantsFrame)
    for _ in 0..<50 { bench.window.exposed(PixelRect(x: 100, y: 100, width: 50, height: 50)) }
    #expect(bench.window.wantsFrame)
    bench.frames()
    #expect(bench.stage.lastDamage.rects == [PixelRect(x: 100, y: 100, width: 50, height: 50)])
    bench.frames()
    #expect(bench.stage.lastDamage.isEmpty)
  }
}

import Drawing
import FrameTiming
import Geometry
import Glibc
import Stage
import Widgets

/// The slider of the trials: the thumb's centre travels 400 points, from x 100 at the minimum to x 500 at the maximum, at y 240 of a window
/// of 640 x 480.
final class Bench {
  static let frame = Rect(x: 86, y: 223, width: 428, height: 34)
  static let interval = 1.0 / 60

  static var metrics: SliderMetrics {
    var metrics = SliderMetrics()
    metrics.thumb.width = 28
    return metrics
  }

  let window = Window(size: Size(width: 640, height: 480))
  let stage: Stage
  let slider: Slider

  init(system: SliderSystem = .settle, value: Float = 0.2, minimum: Float = 0, maximum: Float = 1, step: Float = 0, hertz: Double = 60) {
    window.backgroundColor = .white
    slider = Bench.makeSlider(system: system, value: value, minimum: minimum, maximum: maximum, step: step)
    window.addSubview(slider)
    stage = Stage(window: window, rate: RefreshRate(hertz: hertz))
    stage.runFrame()
  }

  static func makeSlider(
    system: SliderSystem = .settle, value: Float = 0.2, minimum: Float = 0, maximum: Float = 1, step: Float = 0
  ) -> Slider {
    let slider = Slider(frame: Bench.frame, system: system, metrics: Bench.metrics)
    slider.minimumValue = minimum
    slider.maximumValue = maximum
    slider.step = step
    slider.value = value
    return slider
  }

  // MARK: what is seen

  /// The x of the drawn thumb's centre, in points of the window.
  var thumbX: Double { Bench.thumbX(of: slider) }

  static func thumbX(of slider: Slider) -> Double {
    guard let lens = slider.element.subviews.first(where: { $0 is GlassLensView }) else {
      return slider.convertToWindow(slider.thumbFrame).midX
    }
    return lens.convertToWindow(lens.bounds).midX
  }

  /// The value computed back from the drawn thumb.
  var shown: Double { Double(slider.minimumValue) + (thumbX - 100) / 400 * slider.range.length }

  // MARK: what is done

  func press(_ x: Double, button: Int = 1) { stage.press(at: Point(x: x, y: 240), button: button) }
  func move(_ x: Double) { stage.move(to: Point(x: x, y: 240)) }
  func release(_ x: Double, button: Int = 1) { stage.release(at: Point(x: x, y: 240), button: button) }
  func frames(_ count: Int = 1) { stage.run(frames: count) }

  /// 9 frames are 150 ms.
  func rest() { frames(9) }

  /// A press, then one move a frame.
  func drag(_ x: Double, through xs: [Double]) {
    press(x)
    frames()
    for x in xs {
      move(x)
      frames()
    }
  }

  /// A press at `start` and even moves, each at its own time, without a release. The last one's frame has been run.
  func swipe(from start: Double, to end: Double, moves: Int = 8, over seconds: Double = 0.12) {
    press(start)
    let began = stage.time.timestamp
    for number in 1...moves {
      let time = began + seconds * Double(number) / Double(moves)
      while !stage.reaches(time) { frames() }
      let way = Double(number) / Double(moves)
      stage.move(to: Point(x: start + (end - start) * way, y: 240), time: time)
    }
    lastPacket = began + seconds
  }
  /// When the last packet of a swipe happened, in seconds.
  private(set) var lastPacket = 0.0

  /// Throws the thumb: a swipe and its release in the moment of the last packet.
  func fling(from start: Double, to end: Double) {
    swipe(from: start, to: end)
    stage.release(at: Point(x: end, y: 240), time: lastPacket)
    frames()
  }

  /// Runs `action` in the work phase of the first frame at or after `seconds` from the next frame.
  func work(after seconds: Double = 0, _ action: @escaping () -> Void) {
    window.frameClock?.perform(at: stage.time.timestamp + seconds - 1e-9, action)
  }
}

/// Writes down what a control tells its targets.
final class EventLog {
  private(set) var entries: [String] = []

  func listen(to slider: Slider, saying prefix: String = "") {
    for name in ControlEvent.allNames {
      guard let event = ControlEvent(named: name) else { continue }
      slider.addTarget(self, action: Selector("log \(name)"), for: event) { log, sender, _ in
        guard let slider = sender as? Slider else { return }
        log.entries.append(prefix + (event == .valueChanged ? "valueChanged \(slider.value)" : name))
      }
    }
  }

  /// Without the packets that say nothing but that the finger moved.
  var story: [String] { entries.filter { !$0.hasPrefix("touchDrag") } }
  func count(_ name: String) -> Int { entries.count { $0.hasPrefix(name) } }
  func clear() { entries = [] }
}

extension ControlEvent {
  init?(named name: String) {
    for bit in 0..<20 where ControlEvent(rawValue: 1 << UInt(bit)).names == [name] {
      self.init(rawValue: 1 << UInt(bit))
      return
    }
    return nil
  }
}

func near(_ a: Double, _ b: Double, _ slack: Double = 1e-9) -> Bool { abs(a - b) <= slack }

extension Bitmap {
  /// Whether both are the same, byte for byte.
  func shows(_ other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return pixels().withUnsafeBytes { own in
      other.pixels().withUnsafeBytes { memcmp(own.baseAddress!, $0.baseAddress!, own.count) == 0 }
    }
  }

  /// Of every pixel, to compare pictures by.
  var fingerprint: UInt64 {
    pixels().withUnsafeBufferPointer { words in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for word in words { hash = (hash ^ UInt64(word)) &* 0x100_0000_01b3 }
      return hash
    }
  }
}

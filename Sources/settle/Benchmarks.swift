import Exhibits
import FrameTiming
import Geometry
import Introspection
import Motion
import Stage
import Strategies
import Widgets

/// What `settle bench` times.
enum Benchmarks {
  static let windowSize = Size(width: 1280, height: 800)

  static let ivarLookup = Benchmark(name: "ivar lookup, cached", unit: .nanoseconds, repeats: 15, batch: 2000) {
    let slider = Slider(system: .ios26)
    return { _ in Double((try? Introspector.plain.ivar("_data", of: slider))?.offset ?? 0) }
  }

  static let patch = set("patch, six steps", by: PatchStrategy())
  static let replacement = set("replacement of the inner slider", by: ReplaceStrategy())

  static let others = [
    Benchmark(name: "64 subsets of the steps", unit: .milliseconds, repeats: 5, batch: 1) {
      { _ in Double(PatchMatrix(at: SettleMoment()).text.count) }
    },
    Benchmark(name: "layout of 20 boxes", unit: .microseconds, repeats: 15, batch: 50) {
      let equations = chain(20)
      return { _ in
        let solution = try? LayoutSolver.solve(equations, known: [LayoutBox(0): Rect(origin: .zero, size: windowSize)])
        return solution?.rect(of: LayoutBox(20))?.minX ?? 0
      }
    },
    Benchmark(name: "frame of a drag, one slider", unit: .microseconds, repeats: 9, batch: 60, prepare: sliderDrag),
    Benchmark(name: "frame of the gesture, playground", unit: .microseconds, repeats: 5, batch: 40, prepare: playgroundGesture),
    Benchmark(name: "tick of a settle", unit: .nanoseconds, repeats: 15, batch: 200, prepare: settleTick),
    Benchmark(name: "spring evaluation", unit: .nanoseconds, repeats: 15, batch: 10_000) {
      let motion = SpringMotion(from: 0, to: 1, velocity: 2, spring: Spring(response: 0.4, dampingRatio: 1))
      return { motion.value(after: Double($0) * 1e-4) }
    },
    Benchmark(name: "trace of a second", unit: .milliseconds, repeats: 9, batch: 1) {
      { _ in
        var scenario = Scenario()
        scenario.events = drag
        scenario.until = .seconds(1)
        let run = SettleRun(scenario)
        run.play()
        return Double(TraceFormat.csv.text(run.rows).utf8.count)
      }
    },
  ]

  // MARK: what they work on

  private static let drag = [
    ScenarioEvent(at: 0.1, .press(.position(0.2), y: nil)), ScenarioEvent(at: 0.1, .drag(.position(0.5), seconds: 0.15)),
    ScenarioEvent(at: 0.25, .release),
  ]

  private static func set(_ name: String, by strategy: any SetStrategy) -> Benchmark {
    Benchmark(name: name, unit: .microseconds, repeats: 15, batch: 100) {
      let stage = Stage(window: Window(size: windowSize))
      let control = IntensityControl(frame: Rect(x: 340, y: 383, width: 600, height: 34), system: .ios26)
      stage.window.addSubview(control)
      stage.runFrame()
      let time = stage.time
      return { index in
        strategy.set(index % 2 == 0 ? 0.37 : 0.6, on: control, at: time, log: StrategyLog())
        return Double(control.value)
      }
    }
  }

  /// Boxes side by side, each as the one before it.
  private static func chain(_ count: Int) -> [LayoutEquation] {
    (1...count).flatMap { number in
      let box = LayoutBox(number)
      let before = LayoutBox(number - 1)
      let edge: LayoutAnchor = number == 1 ? .left : .right
      return [
        LayoutEquation(LayoutVariable(box, .left), equals: LayoutVariable(before, edge), plus: 8),
        LayoutEquation(LayoutVariable(box, .width), equals: LayoutVariable(LayoutBox(0), .width), times: 0.04),
        LayoutEquation(LayoutVariable(box, .centerY), equals: LayoutVariable(before, .centerY)),
        LayoutEquation(LayoutVariable(box, .height), equals: 24),
      ]
    }
  }

  /// From the packet to the pixels, in a window of 1280 x 800.
  private static func sliderDrag() -> @MainActor (Int) -> Double {
    let stage = Stage(window: Window(size: windowSize))
    stage.window.backgroundColor = Theme.dark.background
    let slider = Slider(frame: Rect(x: 340, y: 383, width: 600, height: 34), system: .ios26)
    stage.window.addSubview(slider)
    stage.runFrame()
    _ = stage.picture
    let thumb = slider.convertToWindow(slider.thumbFrame).center
    stage.press(at: thumb)
    stage.run(frames: 20)
    return { index in
      stage.move(to: Point(x: thumb.x + 6 * Double(index + 1), y: thumb.y))
      stage.runFrame()
      return Double(stage.lastDamage.area)
    }
  }

  /// The whole window while its gesture plays.
  private static func playgroundGesture() -> @MainActor (Int) -> Double {
    guard let window = try? PlaygroundWindow(options: PlaygroundOptions(), size: windowSize, scale: 1) else {
      preconditionFailure("a window without a log can't fail to be made")
    }
    let stage = Stage(window: window)
    stage.run(frames: 5)
    _ = stage.picture
    stage.key(.character("g"))
    stage.run(frames: 2)
    return { _ in
      stage.runFrame()
      return Double(stage.lastDamage.area)
    }
  }

  /// A slider on its way after a release; ticks a tenth of a millisecond apart.
  private static func settleTick() -> @MainActor (Int) -> Double {
    var scenario = Scenario()
    scenario.events = drag
    let run = SettleRun(scenario)
    while !run.model.control.innerSlider.isSettling { run.runFrame() }
    let slider = run.model.control.innerSlider
    let start = run.stage.time.timestamp
    guard let clock = run.stage.window.frameClock else { preconditionFailure("a window has a clock") }
    return { index in
      let time = start + Double(index) * 1e-4
      clock.tick(FrameTime(timestamp: time, targetTimestamp: time + 1e-4))
      return slider.shownPlace
    }
  }
}

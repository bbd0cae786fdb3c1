import Exhibits
import FrameTiming
import Geometry
import Stage
import Strategies
import Testing
import Widgets

/// The strategies that mend the faulty slider, driven through the app's own control on the same bench.
final class SettleBench {
  let window = Window(size: Size(width: 640, height: 480))
  let stage: Stage
  let model = SettleModel(system: .ios26, metrics: Bench.metrics)

  init(strategy: StrategyID) {
    model.control.frame = Bench.frame
    window.addSubview(model.control)
    model.choose(strategy)
    model.control.setValue(0.2, animated: false)
    stage = Stage(window: window)
    stage.runFrame()
  }

  func fling(from start: Double, to end: Double) {
    let began = stage.time.timestamp
    stage.press(at: Point(x: start, y: 240))
    for number in 1...8 {
      let time = began + 0.015 * Double(number)
      while !stage.reaches(time) { frame() }
      stage.move(to: Point(x: start + (end - start) * Double(number) / 8, y: 240), time: time)
    }
    stage.release(at: Point(x: end, y: 240), time: began + 0.12)
  }

  @discardableResult
  func frame() -> TraceRow {
    let frame = stage.frame, time = stage.time.timestamp
    stage.runFrame()
    return model.endFrame(frame, at: time)
  }
}

/// When the app sets 0.
nonisolated enum SetMoment: CaseIterable {
  case inEnded, frameAfter, later
}

@Suite("B01")
struct B01LastWriterTests {
  @Test("B01: a value set in or after the release holds in every frame, thrown or rested", arguments: SetMoment.allCases, [false, true])
  func holds(moment: SetMoment, thrown: Bool) {
    let bench = Bench()
    let log = EventLog()
    log.listen(to: bench.slider)
    var wasSet = false
    let set = { [unowned bench] in
      wasSet = true
      log.clear()
      bench.slider.value = 0
      #expect(bench.slider.value == 0)
    }
    if moment == .inEnded { bench.slider.addAction(Action(identifier: "ended") { _ in set() }, for: [.touchUpInside, .touchUpOutside]) }
    if thrown {
      bench.fling(from: 180, to: 420)
    } else {
      bench.swipe(from: 180, to: 420)
      bench.rest()
      bench.release(420)
      bench.frames()
    }
    switch moment {
    case .inEnded: break
    case .frameAfter: bench.work(set)
    case .later:
      bench.work(after: 0.15, set)
      bench.frames(9)
      if thrown { #expect(bench.slider.isSettling && bench.shown > 0.9) }
    }
    bench.frames()
    #expect(wasSet)
    #expect(near(bench.thumbX, 100, 0.5))
    for _ in 0..<120 {
      bench.frames()
      #expect(bench.shown <= 0.00125 && bench.slider.value == 0)
    }
    #expect(log.count("valueChanged") == 0)
  }

  @Test("B01: an animated set during the settle falls to 0 and never heads back")
  func animated() {
    let bench = Bench()
    bench.fling(from: 180, to: 420)
    var atSet = 0.0, speed = 0.0
    bench.work {
      atSet = bench.slider.shownValue
      speed = bench.slider.shownVelocity
      bench.slider.setValue(0, animated: true)
    }
    bench.frames()
    #expect(bench.slider.value == 0)
    // The momentum carries it on by at most speed / (e x angular frequency), less where the spring pulls harder.
    var highest = atSet, last = atSet, turned = false
    for _ in 0..<120 {
      bench.frames()
      highest = max(highest, bench.shown)
      if bench.shown < last { turned = true }
      // Undershoot past 0 may come back, but nothing rises again that is above it by more than the spring's own overshoot of 1.6 %.
      if turned && bench.shown > last { #expect(bench.shown < 0.02) }
      last = bench.shown
    }
    #expect(highest <= min(1.1, atSet + speed * 0.06))
    #expect(bench.shown == 0 && bench.slider.value == 0 && !bench.slider.isOnDisplayLink)
  }

  @Test("B01: patch and replacement hold as well", arguments: [StrategyID.patch, .replace], SetMoment.allCases)
  func strategies(_ strategy: StrategyID, moment: SetMoment) {
    let bench = SettleBench(strategy: strategy)
    if moment == .inEnded {
      bench.model.control.addAction(
        Action(identifier: "ended") { [unowned bench] _ in
          if let time = bench.window.frameClock?.time { bench.model.set(0, at: time) }
        }, for: [.touchUpInside, .touchUpOutside])
    }
    bench.fling(from: 180, to: 420)
    var rows: [TraceRow] = []
    switch moment {
    case .inEnded: break
    case .frameAfter: rows.append(bench.frame())
    case .later: for _ in 0..<10 { rows.append(bench.frame()) }
    }
    if moment != .inEnded {
      #expect(rows.last?.isSettling == true && (rows.last?.shown ?? 0) > 0.79)
      bench.model.requestSet(0)
    }
    for _ in 0..<120 {
      let row = bench.frame()
      #expect(row.value == 0 && abs(row.shown) < 0.00125, "\(row)")
      if row.events.contains("set") { #expect(!row.events.suffix(from: row.events.firstIndex(of: "set") ?? 0).contains("valueChanged")) }
    }
  }

  @Test("B01: the faulty slider fails, which is its job")
  func faulty() {
    let bench = SettleBench(strategy: .none)
    bench.fling(from: 180, to: 420)
    bench.frame()
    bench.model.requestSet(0)
    let first = bench.frame()
    #expect(first.value == 0 && abs(first.shown) < 0.001)
    var last = first
    for _ in 0..<120 { last = bench.frame() }
    #expect(last.value == 0 && last.shown == 1)
  }

  @Test(
    "B01: a value set while the finger rests counts at once, and the release counts from the finger again",
    arguments: [SliderSystem.settle, .custom])
  func setUnderTheFinger(system: SliderSystem) {
    let bench = Bench(system: system)
    let log = EventLog()
    log.listen(to: bench.slider)
    bench.drag(180, through: [240, 300])
    bench.rest()
    bench.work { bench.slider.value = 0.9 }
    bench.frames()
    #expect(bench.slider.value == 0.9 && near(bench.slider.shownValue, 0.5, 1e-6))
    // A packet that doesn't move the finger is no word against it.
    bench.move(300)
    bench.frames()
    #expect(bench.slider.value == 0.9)
    log.clear()
    bench.release(300)
    bench.frames(120)
    #expect(bench.slider.value == 0.5 && near(bench.slider.shownValue, 0.5, 1e-6))
    #expect(log.story == ["valueChanged 0.5", "touchUpInside"])
  }
}

import Exhibits
import FrameTiming
import Geometry
import Stage
import Strategies
import Testing
import Widgets

private struct Weak {
  weak var object: AnyObject?
}

@Suite("B27")
struct B27LifetimeTests {
  private final class Owner {
    weak var slider: Slider?
    var changes = 0
  }

  /// A slider that is moving, removed, and held by nobody any more.
  private func round(on bench: Bench, system: SliderSystem, into kept: inout [Weak], touches: (Bench, Slider) -> Void) {
    let owner = Owner()
    let slider = Bench.makeSlider(system: system)
    owner.slider = slider
    slider.addAction(Action(identifier: "owner") { _ in owner.changes += 1 }, for: .valueChanged)
    bench.window.addSubview(slider)
    touches(bench, slider)
    slider.removeFromSuperview()
    kept += [Weak(object: owner), Weak(object: slider), Weak(object: slider.element)]
    kept += slider.element.subviews.map { Weak(object: $0) }
  }

  @Test("B27: a thousand moving sliders, removed and dropped, leave nothing behind")
  func rounds() {
    let bench = Bench()
    bench.slider.removeFromSuperview()
    var kept: [Weak] = []
    for number in 0..<1000 {
      round(on: bench, system: number.isMultiple(of: 2) ? .settle : .ios26, into: &kept) { bench, slider in
        slider.setValue(0.9, animated: true)
        bench.frames()
        #expect(slider.isOnDisplayLink)
      }
    }
    bench.frames(3)
    #expect(kept.allSatisfy { $0.object == nil } && kept.count > 4000)
    #expect(bench.window.frameClock?.linkCount == 0 && bench.window.frameClock?.isIdle == true)
    #expect(bench.window.subviews.isEmpty)
  }

  @Test("B27: so do sliders removed in a press and after a throw", arguments: SliderSystem.allCases)
  func pressed(system: SliderSystem) {
    let bench = Bench()
    bench.slider.removeFromSuperview()
    var kept: [Weak] = []
    for _ in 0..<10 {
      round(on: bench, system: system, into: &kept) { bench, _ in bench.drag(180, through: [220]) }
      bench.release(220)
      round(on: bench, system: system, into: &kept) { bench, _ in bench.fling(from: 180, to: 420) }
    }
    bench.frames(3)
    #expect(kept.allSatisfy { $0.object == nil })
    #expect(bench.window.frameClock?.linkCount == 0 && bench.window.frameClock?.isIdle == true)
  }

  @Test("B27: a slider that never moved starts nothing")
  func neverMoved() {
    @MainActor final class Host: WindowHost {
      var requests = 0
      func requestFrame() { requests += 1 }
      func close() {}
      func toggleFullScreen() {}
      func setClipboard(_ text: String) {}
      var load = FrameLoad.none
    }
    let bench = Bench(system: .settle)
    let host = Host()
    bench.window.host = host
    #expect(bench.window.frameClock?.linkCount == 0)
    bench.frames(10)
    #expect(host.requests == 0 && bench.window.frameClock?.isIdle == true && !bench.window.wantsFrame)
  }

  @Test("B27: a window dropped with motions and work pending takes all of it along")
  func window() {
    var kept: [Weak] = []
    func scene() {
      let bench = Bench()
      bench.fling(from: 180, to: 420)
      bench.window.frameClock?.perform(at: 1000) {}
      bench.window.setNeedsLayout()
      bench.window.setNeedsDisplay()
      kept = [Weak(object: bench.window), Weak(object: bench.slider), Weak(object: bench.window.frameClock)]
    }
    scene()
    #expect(kept.allSatisfy { $0.object == nil })
  }

  @Test("B27: a run of each strategy, played to its end and dropped, leaves nothing behind", arguments: StrategyID.allCases)
  func runs(strategy: StrategyID) throws {
    var kept: [Weak] = []
    func scene() throws {
      let text = """
        {"strategy": "\(strategy)", "events": [{"at": 0.1, "press": 0.2}, {"at": 0.1, "drag": 0.5, "over": 0.1},
          {"at": 0.15, "set": 0.9}, {"at": 0.2, "release": true}, {"at": 0.25, "set": 0.37}]}
        """
      let run = try SettleRun(Scenario.parse(text, file: "run"))
      kept = [Weak(object: run.model.control.innerSlider)]
      run.play()
      kept += [
        Weak(object: run.model), Weak(object: run.stage.window), Weak(object: run.model.control),
        Weak(object: run.model.control.innerSlider),
      ]
    }
    try scene()
    #expect(kept.allSatisfy { $0.object == nil })
  }

  @Test("B27: a handler that captures its own slider is a cycle, and removing the target frees it")
  func cycle() {
    weak var slider: Slider?
    func make() {
      let made = Bench.makeSlider()
      made.addAction(Action(identifier: "self") { _ in made.value = 0 }, for: .valueChanged)
      slider = made
    }
    make()
    #expect(slider != nil)
    slider?.removeAction("self", for: .allEvents)
    #expect(slider == nil)
  }
}

import Drawing
import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@Suite("B25")
struct B25ReplacementTests {
  private final class Scene {
    let bench: Bench
    let log = EventLog()
    let second: Slider
    weak var first: Slider?
    var parent: View?

    init(system: SliderSystem) {
      bench = Bench()
      bench.slider.removeFromSuperview()
      second = Bench.makeSlider(system: system, value: 0)
      log.listen(to: second, saying: "S2 ")
    }
  }

  /// Puts a held slider into the window; it is held by nothing else.
  private func install(_ scene: Scene, system: SliderSystem, inParent: Bool, onChange: @escaping (Slider) -> Void) {
    let slider = Bench.makeSlider(system: system)
    scene.log.listen(to: slider, saying: "S ")
    slider.addAction(Action(identifier: "watch") { sender in if let slider = sender as? Slider { onChange(slider) } }, for: .valueChanged)
    scene.first = slider
    if inParent {
      let parent = View(frame: scene.bench.window.bounds)
      parent.addSubview(slider)
      scene.bench.window.addSubview(parent)
      scene.parent = parent
    } else {
      scene.bench.window.addSubview(slider)
    }
  }

  @Test(
    "B25: replaced while held, the old slider ends once and the new one waits for a press of its own",
    arguments: [SliderSystem.settle, .custom, .ios26], [false, true])
  func held(system: SliderSystem, inParent: Bool) {
    let scene = Scene(system: system)
    let bench = scene.bench
    var atRemoval = 0
    install(scene, system: system, inParent: inParent) { slider in
      guard slider.value >= 0.5, slider.window != nil else { return }
      (scene.parent ?? slider).removeFromSuperview()
      scene.parent = nil
      bench.window.addSubview(scene.second)
      atRemoval = scene.log.entries.count
    }
    bench.frames()
    bench.drag(180, through: [260, 300])
    #expect(scene.log.count("S touchCancel") == 1 && scene.log.count("S touchUp") == 0)
    #expect(scene.log.entries.count == atRemoval, "nothing after the cancel")
    #expect(bench.window.frameClock?.linkCount == 0 && bench.window.frameClock?.isIdle == true)
    bench.move(420)
    bench.frames()
    #expect(scene.first == nil)
    bench.release(420)
    bench.frames(10)
    #expect(scene.log.entries.count == atRemoval && scene.second.value == 0)
    #expect(Bench.thumbX(of: scene.second) == 100)
    bench.drag(100, through: [140])
    #expect(scene.second.value == 0.1)
  }

  @Test("B25: replaced during the settle, the old slider falls silent", arguments: [SliderSystem.settle, .ios26])
  func settling(system: SliderSystem) {
    let scene = Scene(system: system)
    let bench = scene.bench
    install(scene, system: system, inParent: false) { _ in }
    bench.frames()
    bench.fling(from: 180, to: 420)
    #expect(scene.first?.isSettling == true)
    scene.first?.removeFromSuperview()
    bench.window.addSubview(scene.second)
    let count = scene.log.entries.count
    bench.frames(2)
    #expect(bench.window.frameClock?.linkCount == 0 && scene.first == nil)
    bench.frames(30)
    #expect(scene.log.entries.count == count && scene.second.value == 0)
  }

  @Test("B25: a slider that leaves during its motion comes back at rest, or goes on from where it was")
  func comesBack() {
    let bench = Bench()
    bench.fling(from: 180, to: 420)
    let slider = bench.slider
    slider.removeFromSuperview()
    #expect(!slider.isSettling && slider.shownValue == 1)
    bench.frames(100)
    bench.window.addSubview(slider)
    bench.frames()
    #expect(bench.shown == 1 && !slider.isOnDisplayLink)

    let faulty = Bench(system: .ios26)
    faulty.fling(from: 180, to: 420)
    let before = faulty.shown
    faulty.slider.removeFromSuperview()
    faulty.frames(100)
    faulty.window.addSubview(faulty.slider)
    faulty.frames()
    #expect(faulty.shown >= before && faulty.shown < before + 0.1)
    faulty.frames(100)
    #expect(faulty.shown == 1)
  }

  @Test("B25: lifted and removed, the thumb isn't lifted when it comes back")
  func lifted() {
    let bench = Bench()
    bench.press(180)
    bench.frames(20)
    let slider = bench.slider
    slider.removeFromSuperview()
    #expect(bench.window.frameClock?.isIdle == true)
    bench.window.addSubview(slider)
    bench.frames()
    #expect(bench.stage.freshPicture().shows(Bench().stage.freshPicture()))
  }
}

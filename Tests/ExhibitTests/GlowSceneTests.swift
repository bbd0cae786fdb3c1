import Animation
import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@testable import Exhibits

/// The glow's scene in a world of its own, a frame at a time.
private final class GlowSceneRig {
  private(set) var world: SceneWorld
  private(set) var rows: [TraceRow] = []
  private var number: Int

  init(variant: Int = 0, state: [Double]? = nil, from number: Int = 0, choices: [Double] = []) {
    let make = GlowScene.exhibit.makeScene ?? { preconditionFailure("a scene is made") }
    var start = SceneStart(make: make, size: Size(width: 1200, height: 580), scale: 1)
    start.variant = variant
    start.state = state
    start.choices = choices
    world = SceneWorld(start)
    self.number = number
  }

  var now: Double { Double(number) / 60 }

  var scene: GlowScene {
    guard let scene = world.scene as? GlowScene else { preconditionFailure("the scene is the glow's") }
    return scene
  }

  func frames(_ count: Int, _ inputs: SceneInput...) {
    for index in 0..<count {
      let time = FrameTime(timestamp: now, targetTimestamp: now + 1.0 / 60)
      world.run(WorldFrame(time: time, inputs: index == 0 ? inputs : [], ticks: true))
      rows.append(world.endFrame(number, at: now))
      number += 1
    }
  }

  var steps: [Double] { zip(rows, rows.dropFirst()).map { $1.shown - $0.shown } }

  func click(_ view: View) {
    let place = view.convertToWindow(view.bounds).center
    frames(1, .event(.pointer(PointerEvent(.down, at: place, time: now))))
    frames(1, .event(.pointer(PointerEvent(.up, at: place, time: now))))
  }

  func button(_ title: String) throws -> PushButton {
    var found: PushButton?
    scene.visitSubtree { if let button = $0 as? PushButton, button.title == title { found = button } }
    return try #require(found, "a button \(title)")
  }
}

@Suite("The glow's scene")
struct GlowSceneTests {
  @Test("K falls between draw and commit by itself: only the predicted clock goes back", arguments: [0, 1, 2])
  func pause(variant: Int) {
    let rig = GlowSceneRig(variant: variant)
    rig.frames(60)
    rig.frames(20, .animating(false))
    rig.frames(30, .animating(true))
    #expect(rig.steps.contains { $0 < 0 } == (variant == 0))
    #expect(rig.steps.allSatisfy { abs($0) <= 1.0 / 60 + 1e-9 })
    // The resume finds it at rest: nothing is drawn that isn't committed.
    #expect(rig.scene.figures.first { $0.name == "between" }?.value == 1)
    #expect(rig.scene.figures.first { $0.name == "afterCommit" }?.value == 1)
    #expect(rig.rows.flatMap(\.events) == (variant == 0 ? ["paused", "wentBack", "resumed"] : ["paused", "resumed"]))
  }

  @Test("the verdict says what the pause did")
  func verdicts() {
    for (variant, mood) in [(0, Verdict.Mood.bad), (1, .good), (2, .good)] {
      let rig = GlowSceneRig(variant: variant)
      rig.frames(60)
      #expect(rig.scene.verdict.mood == .idle)
      rig.frames(5, .animating(false))
      #expect(rig.scene.verdict.mood == mood)
      if variant == 0 { #expect(rig.scene.verdict.text.contains("1.33") && rig.scene.verdict.text.contains("16.7")) }
    }
  }

  @Test("a pause rests in three frames, and nothing is left on the link")
  func rests() {
    let rig = GlowSceneRig()
    rig.frames(60)
    #expect(rig.world.wantsFrame)
    rig.frames(3, .animating(false))
    #expect(!rig.world.wantsFrame)
    #expect(rig.world.window.frameClock?.isIdle == true)
  }

  @Test("pressing a sticker rests the glow, dragging moves the sticker, letting go goes on", arguments: [1, 2])
  func sticker(variant: Int) {
    let rig = GlowSceneRig(variant: variant)
    rig.frames(60)
    let sticker = rig.scene.collage.stickers[3]
    let place = sticker.convertToWindow(sticker.bounds).center
    let before = rig.scene.model.shown
    rig.frames(30, .event(.pointer(PointerEvent(.down, at: place, time: rig.now))))
    rig.frames(30, .event(.pointer(PointerEvent(.moved, at: place + Vector(dx: 40, dy: 10), time: rig.now))))
    #expect(rig.scene.model.shown == before)
    #expect(sticker.convertToWindow(sticker.bounds).center == place + Vector(dx: 40, dy: 10))
    rig.frames(30, .event(.pointer(PointerEvent(.up, at: place, time: rig.now))))
    #expect(rig.scene.model.shown > before + 0.4)
    #expect(rig.steps.allSatisfy { $0 >= 0 && $0 <= 1.0 / 60 + 1e-9 })
  }

  @Test("the ring's own button pauses and resumes the glow")
  func ring() throws {
    let rig = GlowSceneRig()
    rig.frames(10)
    rig.click(try rig.button("Ring"))
    rig.frames(30)
    rig.click(try rig.button("pause"))
    rig.frames(5)
    #expect(!rig.scene.isAnimating && !rig.world.wantsFrame)
    #expect(rig.scene.ring.ring.time == rig.scene.model.shown)
    rig.click(try rig.button("resume"))
    rig.frames(5)
    #expect(rig.scene.isAnimating && rig.world.wantsFrame)
  }

  @Test("placed by its buttons, the flip goes back only between; the choice outlives a new beginning")
  func placing() throws {
    for (title, goesBack) in [("before draw", false), ("after commit", false), ("between", true)] {
      let rig = GlowSceneRig()
      rig.frames(30)
      rig.click(try rig.button(title))
      rig.frames(20)
      rig.frames(20, .animating(false))
      #expect(rig.steps.contains { $0 < 0 } == goesBack, "\(title)")
      let next = GlowSceneRig(choices: rig.world.fresh.choices)
      #expect(next.scene.flipChoice == rig.scene.flipChoice && next.scene.mode == rig.scene.mode)
    }
  }

  @Test("with reduced motion it stands at time 0 without a frame")
  func reducedMotion() {
    let rig = GlowSceneRig()
    rig.frames(60)
    rig.frames(2, .reducesMotion(true))
    #expect(rig.scene.model.shown == 0 && !rig.world.wantsFrame)
    #expect(rig.rows.last?.shown == 0 && rig.rows.last?.events == [])
  }

  @Test("one that begins where another's state was taken goes on like it")
  func state() throws {
    let rig = GlowSceneRig()
    rig.frames(60)
    rig.frames(20, .animating(false))
    rig.frames(40, .animating(true))
    let state = try #require(rig.world.checkpoint?.state)
    let other = GlowSceneRig(state: state, from: 120, choices: rig.world.fresh.choices)
    for _ in 0..<3 {
      rig.frames(15)
      other.frames(15)
      rig.frames(15, .animating(!rig.scene.isAnimating))
      other.frames(15, .animating(!other.scene.isAnimating))
    }
    #expect(Array(rig.rows.suffix(90)) == other.rows)
    for policy in ClockPolicy.allCases { #expect(rig.scene.model.view(of: policy).timeline == other.scene.model.view(of: policy).timeline) }
    #expect(rig.scene.collage.arrangement == other.scene.collage.arrangement)
  }

  @Test("the difference of a pause that went back lights up, one that stood has no pixel")
  func difference() {
    for variant in [0, 2] {
      let rig = GlowSceneRig(variant: variant)
      rig.frames(60)
      rig.frames(5, .animating(false))
      #expect(rig.scene.differenceView.difference.map { $0.changed > 0 } == (variant == 0))
    }
  }

  @Test("the blind test: half of twenty pauses jump, and whoever answers by the picture has all of them right")
  func blindTest() throws {
    let rig = GlowSceneRig(variant: 1)
    rig.frames(10)
    rig.click(try rig.button("Blind test"))
    rig.click(try rig.button("Start"))
    for _ in 0..<BlindTest.count {
      var shown: [Double] = []
      let yes = try rig.button("It jumped")
      for _ in 0..<240 where !yes.isEnabled {
        rig.frames(1)
        shown.append(rig.scene.collage.time)
      }
      #expect(yes.isEnabled)
      let jumped = zip(shown, shown.dropFirst()).contains { $1 < $0 }
      rig.click(jumped ? yes : try rig.button("It stood still"))
    }
    #expect(rig.scene.verdict.text.contains("20 times of 20"))
    #expect(rig.scene.model.policy == .accumulated)
  }

  @Test("a blind test is the same for the same seed, and half of it jumps")
  func blindSeeds() {
    for seed in 0..<50 as Range<UInt64> {
      let test = BlindTest(seed: seed)
      #expect(test == BlindTest(seed: seed))
      #expect(test.trials.count { $0.jumps } == BlindTest.count / 2)
      #expect(test.trials.allSatisfy { (0.8...1.8).contains($0.length) })
    }
    #expect(BlindTest(seed: 1) != BlindTest(seed: 2))
  }
}

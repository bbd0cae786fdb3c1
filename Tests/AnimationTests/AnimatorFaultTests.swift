import Animation
import FrameTiming
import Motion
import Testing

/// The faults of a published animator, each absent here.
@Suite("The animator has none of these faults")
struct AnimatorFaultTests {
  let rig = AnimatorRig()

  private var links: Int { rig.clock.linkCount }
  private func curved(_ name: String, _ xs: Double...) -> [String] { xs.map { "\(name) \(BezierCurve.article.y(of: $0))" } }

  @Test("Q1: a curve doesn't outlive its animation")
  func curveCleared() {
    rig.startBezier("a")
    rig.workshop.doAll()
    rig.frames(2)
    rig.start("b", timing: { x, _ in x * x })
    rig.frames(4)
    #expect(
      rig.log == curved("a", 0.25, 0.5) + ["a replaced false", "b 0.0625", "b 0.25", "b 0.5625", "b 1.0", "b finished true"])
  }

  @Test("Q2: the timing function gets its last result")
  func lastResult() {
    var lasts: [Double] = []
    rig.start(
      "a",
      timing: { x, last in
        lasts.append(last)
        return x / 2
      })
    rig.frames(3)
    #expect(lasts == [0, 0.125, 0.25])
  }

  @Test("Q3: a pause ends with its animation, and none begins without one")
  func pauseReset() {
    rig.start("a")
    rig.animator.pauseAnimation()
    rig.animator.stopAnimation()
    rig.animator.togglePauseAnimation()
    rig.animator.pauseAnimation()
    rig.animator.remote.isPaused = true
    rig.animator.remote.togglePause()
    rig.animator.remote.isForceStopped = true
    #expect(!rig.animator.isAnimationPaused)
    rig.start("b")
    rig.animator.pauseAnimation()
    rig.start("c", duration: 0.125)
    rig.frames(2)
    #expect(rig.log == ["a stopped false", "b replaced false", "c 1.0", "c finished true"])
  }

  @Test("Q4: need-complete doesn't leak into a Bézier start")
  func needComplete() {
    rig.start("a", completing: true)
    rig.frames()
    rig.startBezier("b")
    rig.workshop.doAll()
    rig.frames()
    rig.animator.stopAnimation()
    #expect(rig.log == ["a 0.25", "a replaced false"] + curved("b", 0.25) + ["b stopped false"])
  }

  @Test("Q5: stopped during the computation of its curve, it is told so once and never wakes")
  func stoppedWhileComputing() {
    rig.startBezier("a")
    #expect(rig.animator.isWorking)
    rig.animator.stopAnimation()
    #expect(!rig.animator.isWorking && links == 0)
    rig.workshop.doAll()
    rig.frames(4)
    #expect(rig.log == ["a stopped false"] && links == 0)
  }

  @Test("Q6: a plain start during the computation of a curve makes one link, and the curve comes too late")
  func startedWhileComputing() {
    rig.startBezier("a")
    rig.frames()
    rig.start("b")
    rig.frames()
    rig.workshop.doAll()
    #expect(links == 1)
    rig.frames(3)
    #expect(rig.log == ["a replaced false", "b 0.25", "b 0.5", "b 0.75", "b 1.0", "b finished true"] && links == 0)
  }

  @Test("Q7: a start from the completion of the one being replaced leaves one link, and every animation is told of its end")
  func startedInReplacement() {
    rig.start("a", onEnd: { [rig] in rig.start("c") })
    rig.start("b")
    #expect(links == 1)
    rig.frames(4)
    #expect(
      rig.log == ["a replaced false", "b replaced false", "c 0.25", "c 0.5", "c 0.75", "c 1.0", "c finished true"] && links == 0)
  }

  @Test("Q8: a start from the animation on its last frame lives")
  func startedOnLastFrame() {
    rig.start("a", duration: 0.125, onValue: { [rig] in if $0 == 1 { rig.start("b", duration: 0.25) } })
    rig.frames(3)
    #expect(rig.log == ["a 1.0", "a finished true", "b 0.5", "b 1.0", "b finished true"] && links == 0)
  }

  @Test("Q9: a stop inside the animation with need-complete publishes 1 once")
  func stoppedInside() {
    rig.start("a", completing: true, onValue: { [rig] _ in rig.animator.stopAnimation() })
    rig.frames(2)
    #expect(rig.log == ["a 0.25", "a 1.0", "a stoppedAndCompleted false"])
  }

  @Test("Q10: replaced after its deadline but before a frame, it hasn't finished")
  func lateReplacement() {
    rig.start("a", duration: 0.25)
    rig.frames()
    rig.skip(4)
    rig.clock.setTime(rig.time(of: rig.frame))
    rig.start("b", duration: 0)
    rig.frames()
    #expect(rig.log == ["a 0.5", "a replaced false", "b 1.0", "b finished true"])
  }

  @Test("Q11: no value is NaN where no time passes, and the last frame comes once")
  func zeroTime() {
    rig.start("a", duration: 0)
    rig.clock.tick(rig.time(of: 0))
    rig.clock.tick(rig.time(of: 0))
    #expect(rig.log == ["a 1.0", "a finished true"])
    rig.log = []
    rig.start("b", duration: 0.25)
    rig.frames(4)
    #expect(rig.log == ["b 0.5", "b 1.0", "b finished true"])
  }

  @Test("Q11: nor does the last frame come late because a time stamp was rounded", arguments: [60.0, 75, 120, 144, 59.94])
  func rounding(rate: Double) {
    for start in 1...200 {
      let rig = AnimatorRig(interval: 1 / rate)
      rig.frames(start)
      rig.start("a", duration: 24 / rate)
      rig.frames(24)
      #expect(rig.log.count == 25 && rig.log.last == "a finished true")
    }
  }

  @Test("Q13: the link doesn't keep it alive, and its last owner's goodbye stops it")
  func dropped() {
    rig.start("a")
    weak let watched = rig.animator
    rig.frames()
    rig.animator = nil
    #expect(watched == nil && links == 0 && rig.clock.isIdle)
    rig.frames(3)
    #expect(rig.log == ["a 0.25"])
  }

  @Test("Q14: it goes by the frames' time stamps, and a gap in which nothing was shown ends nothing")
  func timeStamps() {
    let rig = AnimatorRig()
    rig.start("a", duration: 1)
    rig.clock.tick(FrameTime(timestamp: 0.127, targetTimestamp: 0.25, interval: 0.125))
    #expect(rig.log.last == "a 0.125")
    rig.clock.tick(FrameTime(timestamp: 0.25, targetTimestamp: 0.375, interval: 0.125))
    #expect(abs(rig.animator.value - 0.248) < 1e-12)
    rig.skip(240)
    rig.frames()
    #expect(abs(rig.animator.value - 0.373) < 1e-12)
    rig.frames(6)
    #expect(rig.log.last == "a finished true" && rig.log.dropLast().last == "a 1.0")
  }

  @Test("Q15: no call is ambiguous: without an animation, with an untyped one, with one of two arguments")
  func overloads() {
    var seen: [Double] = []
    rig.animator.startAnimation()
    rig.animator.startAnimation(animationDuration: 0.25, completion: { _ in })
    rig.animator.startAnimation(animation: { _ in })
    rig.animator.startAnimation(animation: { seen.append($0) })
    rig.animator.startAnimation(animation: { _, _ in })
    rig.animator.startAnimation(animationDuration: 0.5) { seen.append($0 + $1) }
    rig.frames()
    #expect(seen == [0.125 + 0.25])
  }
}

@Suite("Q12: An animator's switches under four threads")
struct AnimatorThreadTests {
  /// Toggles in all, an even number for each thread.
  private static let toggles = 1_000_000

  @Test("Q12: none of a million toggles gets lost, and the animation goes on where it stood")
  func toggles() async {
    let rig = AnimatorRig()
    rig.start("a", duration: 1000)
    rig.frames()
    let remote = rig.animator.remote
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<AnimatorThreadTests.toggles / 4 { remote.togglePause() } }
      }
      group.addTask { for _ in 0..<1000 { remote.isForceStopped = remote.isForceStopped } }
    }
    #expect(!rig.animator.isAnimationPaused && rig.animator.isWorking)
    let before = rig.animator.value
    rig.frames()
    #expect(rig.animator.value >= before && rig.animator.value <= before + 0.000126)
    remote.togglePause()
    let paused = rig.animator.value
    rig.frames(5)
    #expect(rig.animator.isAnimationPaused && rig.animator.value == paused)
  }

  @Test("Q12: toggled while it ticks, it never steps back, and a stop from another thread ends it once")
  func ticking() async {
    let rig = AnimatorRig()
    rig.start("a", duration: 1000)
    let remote = rig.animator.remote
    var last = 0.0
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<20_000 { remote.togglePause() } }
      }
      for _ in 0..<2000 {
        rig.frames()
        #expect(rig.animator.value >= last)
        last = rig.animator.value
      }
    }
    rig.frames()
    #expect(!rig.animator.isAnimationPaused && !rig.clock.isIdle)
    await Task.detached { remote.isForceStopped = true }.value
    rig.frames(3)
    #expect(rig.log.last == "a stopped false" && !rig.animator.isWorking && rig.clock.isIdle)
  }

  @Test("Q12: a resume from another thread asks a clock that sleeps for its frame")
  func wakes() async {
    let rig = AnimatorRig()
    rig.start("a")
    rig.animator.pauseAnimation()
    rig.frames()
    #expect(rig.clock.isIdle)
    let remote = rig.animator.remote
    await Task.detached { remote.isPaused = false }.value
    #expect(!rig.clock.isIdle)
    rig.frames(2)
    #expect(rig.log.count == 2 || rig.log.count == 1)
  }
}

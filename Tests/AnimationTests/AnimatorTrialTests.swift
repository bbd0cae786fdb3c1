import Animation
import FrameTiming
import Motion
import Testing

@Suite("Animators with nothing to animate")
struct DegenerateDurationTests {
  @Test("B13: one update with 1, then one completion, and nobody follows the clock", arguments: [0, -1, .nan, 1e-12])
  func degenerate(duration: Double) {
    for bends in [false, true] {
      let rig = AnimatorRig(interval: 1.0 / 60)
      if bends { rig.startBezier("a", duration: duration) } else { rig.start("a", duration: duration) }
      rig.workshop.doAll()
      rig.frames()
      #expect(rig.log == ["a 1.0", "a finished true"])
      #expect(rig.clock.linkCount == 0 && rig.clock.isIdle)
      rig.frames(3)
      #expect(rig.log.count == 2)
    }
  }

  @Test("B13: under reduced motion a curve of 0.4 s is at its end within one frame, its completion told once")
  func reduced() {
    let rig = AnimatorRig(interval: 1.0 / 60)
    rig.clock.reducesMotion = true
    rig.startBezier("a", duration: 0.4)
    rig.workshop.doAll()
    rig.frames(30)
    #expect(rig.log == ["a 1.0", "a finished true"])
  }

  @Test("B13: reduced motion switched on half-way jumps to the end on the next frame, completion once")
  func reducedInFlight() {
    let rig = AnimatorRig()
    rig.startBezier("a")
    rig.workshop.doAll()
    rig.frames(2)
    rig.clock.reducesMotion = true
    rig.frames(3)
    #expect(rig.log == ["a \(BezierCurve.article.y(of: 0.25))", "a 0.5", "a 1.0", "a finished true"])
  }

  @Test("B13: completions come in the same order with reduced motion as without it", arguments: [false, true])
  func order(reduces: Bool) {
    let rig = AnimatorRig()
    let second = DisplayLinkAnimator(clock: rig.clock)
    rig.clock.reducesMotion = reduces
    rig.start("a", duration: 0.25)
    second.startAnimation(animationDuration: 0.25, completion: { rig.log.append("second \($0)") })
    rig.frames(4)
    #expect(rig.log.suffix(3).dropFirst(0).filter { !$0.hasPrefix("a 0") && !$0.hasPrefix("a 1") } == ["a finished true", "second true"])
  }
}

/// The trial's clock: 1 s linear at 60 Hz from t = 0, paused at 400 ms, where frame 24 is.
@Suite("Pausing while nothing ticks")
struct PauseTrialTests {
  let rig = AnimatorRig(interval: 1.0 / 60)
  private let frame = 1.0 / 60

  /// Up to 0.4 published.
  private func startOff(onValue: @escaping (Double) -> Void = { _ in }) {
    rig.start("a", duration: 1, onValue: onValue)
    rig.frames(24)
    #expect(abs(rig.animator.value - 0.4) < 1e-9)
  }

  /// Resumes as the input of the first frame at or after 5.4 s, and checks all that follows.
  private func resumeLate(_ resume: () -> Void, from place: Double = 0.4) {
    rig.skip(324 - 1 - rig.frame)
    rig.clock.setTime(rig.time(of: 324))
    resume()
    #expect(rig.animator.elapsedTime == place)
    rig.frames()
    #expect(rig.animator.value >= place - 1e-12 && rig.animator.value <= place + frame + 1e-9)
    var last = rig.animator.value
    var end: Double?
    while end == nil, rig.frame < 1000 {
      rig.frames()
      if !rig.animator.isWorking { end = Double(rig.frame) * frame } else { #expect(rig.animator.value >= last) }
      last = rig.animator.value
    }
    #expect(abs((end ?? 0) - (6.4 - place)) < frame + 1e-9)
    #expect(rig.log.count { $0 == "a finished true" } == 1 && rig.log.dropLast().last == "a 1.0")
  }

  @Test("B18: five seconds without a tick leave no trace: the same place, no jump, 1.0 at 6.0 s")
  func noTicks() {
    startOff()
    let place = rig.animator.elapsedTime
    rig.animator.pauseAnimation()
    #expect(rig.clock.isIdle && rig.animator.elapsedTime == place && rig.animator.value == place)
    resumeLate({ rig.animator.resumeAnimation() }, from: place)
  }

  @Test("B18: neither do they with the ticks going on")
  func ticks() {
    startOff()
    let place = rig.animator.elapsedTime
    rig.animator.pauseAnimation()
    rig.frames(299)
    #expect(rig.animator.elapsedTime == place)
    resumeLate({ rig.animator.resumeAnimation() }, from: place)
  }

  @Test("B18: resumed outside any frame, on a clock that tells the time of the pause, it jumps no further than a frame")
  func staleClock() {
    startOff()
    let place = rig.animator.elapsedTime
    rig.animator.pauseAnimation()
    rig.animator.resumeAnimation()
    rig.skip(299)
    rig.frames()
    #expect(rig.animator.value >= place && rig.animator.value <= place + frame + 1e-9)
  }

  @Test("B18: paused before the first tick, it starts from 0")
  func beforeFirst() {
    rig.start("a", duration: 1)
    rig.animator.pauseAnimation()
    #expect(rig.animator.elapsedTime == 0)
    rig.skip(300)
    rig.animator.resumeAnimation()
    rig.frames()
    #expect(rig.animator.value >= 0 && rig.animator.value <= frame + 1e-9)
  }

  @Test("B18: two pauses and one resume: running")
  func doublePause() {
    startOff()
    let place = rig.animator.elapsedTime
    rig.animator.pauseAnimation()
    rig.animator.pauseAnimation()
    resumeLate({ rig.animator.resumeAnimation() }, from: place)
  }

  @Test("B18: a resume without a pause changes nothing")
  func needlessResume() {
    startOff()
    rig.animator.resumeAnimation()
    rig.frames()
    #expect(abs(rig.animator.value - 25.0 / 60) < 1e-9)
  }

  @Test("B18: paused in its own callback, the frame shows what it published")
  func inCallback() {
    startOff(onValue: { [rig] in if $0 > 0.399 { rig.animator.pauseAnimation() } })
    let place = rig.animator.elapsedTime
    rig.frames(10)
    #expect(rig.log.count == 24 && rig.animator.value == place)
    resumeLateFromCallback(place)
  }

  private func resumeLateFromCallback(_ place: Double) {
    rig.skip(289)
    rig.clock.setTime(rig.time(of: 324))
    rig.animator.resumeAnimation()
    rig.frames()
    #expect(rig.animator.value >= place && rig.animator.value <= place + frame + 1e-9)
  }

  @Test("B18: two toggles inside one frame: the state as before, and no time lost")
  func twoToggles() {
    startOff()
    rig.animator.togglePauseAnimation()
    rig.animator.togglePauseAnimation()
    #expect(!rig.animator.isAnimationPaused)
    rig.frames()
    #expect(abs(rig.animator.value - 25.0 / 60) < 1e-9)
    rig.animator.pauseAnimation()
    let place = rig.animator.elapsedTime
    rig.animator.togglePauseAnimation()
    rig.animator.togglePauseAnimation()
    rig.frames()
    #expect(rig.animator.isAnimationPaused && rig.animator.elapsedTime == place)
  }

  @Test("B18: read between two ticks of a pause at 400 ms, it is where it was shown")
  func betweenTicks() {
    startOff()
    rig.animator.pauseAnimation()
    rig.clock.setTime(FrameTime(timestamp: 0.408, targetTimestamp: 0.4167))
    #expect(abs(rig.animator.elapsedTime - 0.4) < 1e-9 && abs(rig.animator.progress - 0.4) < 1e-9)
  }
}

import Animation
import FrameTiming
import Motion
import Testing

/// Something done to an animator, and what it must say.
struct ContractCase: CustomTestStringConvertible, Sendable {
  let name: String
  let act: @Sendable (AnimatorRig) -> Void
  let expected: [String]

  init(_ name: String, _ act: @escaping @Sendable (AnimatorRig) -> Void, _ expected: String...) {
    self.name = name
    self.act = act
    self.expected = expected
  }

  var testDescription: String { name }
}

@Suite("The animator's contract")
struct AnimatorContractTests {
  private static let bend = BezierCurve.article
  private static func curved(_ x: Double) -> String { "a \(bend.y(of: x))" }

  static let starting = [
    ContractCase("nothing is published at the start", { $0.start("a") }),
    ContractCase(
      "runs to its duration and ends once",
      {
        $0.start("a")
        $0.frames(8)
      }, "a 0.25", "a 0.5", "a 0.75", "a 1.0", "a finished true"),
    ContractCase(
      "a duration between two frames ends at the next, at exactly 1",
      {
        $0.start("a", duration: 0.3)
        $0.frames(4)
      }, "a \(0.125 / 0.3)", "a \(0.25 / 0.3)", "a 1.0", "a finished true"),
    ContractCase(
      "dropped frames carry the true time",
      {
        $0.start("a")
        $0.frames()
        $0.skip(1)
        $0.frames(3)
      }, "a 0.25", "a 0.75", "a 1.0", "a finished true"),
    ContractCase(
      "zero duration",
      {
        $0.start("a", duration: 0)
        $0.frames(3)
      }, "a 1.0", "a finished true"),
    ContractCase(
      "negative duration",
      {
        $0.start("a", duration: -1)
        $0.frames(3)
      }, "a 1.0", "a finished true"),
    ContractCase(
      "NaN duration",
      {
        $0.start("a", duration: .nan)
        $0.frames(3)
      }, "a 1.0", "a finished true"),
    ContractCase(
      "infinite duration",
      {
        $0.start("a", duration: .infinity)
        $0.frames(3)
      }, "a 1.0", "a finished true"),
    ContractCase(
      "replace",
      {
        $0.start("a")
        $0.frames(2)
        $0.start("b")
        $0.frames(4)
      }, "a 0.25", "a 0.5", "a replaced false", "b 0.25", "b 0.5", "b 0.75", "b 1.0", "b finished true"),
    ContractCase(
      "replace before the first frame",
      {
        $0.start("a")
        $0.start("b", duration: 0)
        $0.frames(2)
      }, "a replaced false", "b 1.0", "b finished true"),
    ContractCase(
      "a timing function that gives no number",
      {
        $0.start("a", timing: { x, _ in x > 0.3 ? .nan : x })
        $0.frames(3)
      }, "a 0.25", "a failed(A timing function must give a finite number, but gave nan for 0.5.) false"),
    ContractCase(
      "a timing function that isn't 1 at 1",
      {
        $0.start("a", timing: { x, _ in x / 2 })
        $0.frames(5)
      }, "a 0.125", "a 0.25", "a 0.375", "a 1.0", "a finished true"),
  ]

  static let stopping = [
    ContractCase(
      "stop, and stop again",
      {
        $0.start("a")
        $0.frames(2)
        $0.animator.stopAnimation()
        $0.animator.stopAnimation()
        $0.frames(3)
      }, "a 0.25", "a 0.5", "a stopped false"),
    ContractCase("stop without an animation", { $0.animator.stopAnimation() }),
    ContractCase(
      "stop before the first frame",
      {
        $0.start("a")
        $0.animator.stopAnimation()
        $0.frames(2)
      }, "a stopped false"),
    ContractCase(
      "stop with the end published",
      {
        $0.start("a", completing: true)
        $0.frames()
        $0.animator.stopAnimation()
        $0.animator.stopAnimation()
        $0.frames()
      }, "a 0.25", "a 1.0", "a stoppedAndCompleted false"),
    ContractCase(
      "stop while paused, with the end published",
      {
        $0.start("a", completing: true)
        $0.frames()
        $0.animator.pauseAnimation()
        $0.frames(2)
        $0.animator.stopAnimation()
        $0.frames()
      }, "a 0.25", "a 1.0", "a stoppedAndCompleted false"),
    ContractCase(
      "stop from another thread's switch, also while paused",
      {
        $0.start("a")
        $0.frames()
        $0.animator.remote.isPaused = true
        $0.frames()
        $0.animator.remote.isForceStopped = true
        $0.frames(2)
      }, "a 0.25", "a stopped false"),
    ContractCase(
      "stop while the curve is computed",
      {
        $0.startBezier("a")
        $0.frames(2)
        $0.animator.stopAnimation()
        $0.workshop.doAll()
        $0.frames(3)
      }, "a stopped false"),
    ContractCase(
      "the owner lets go",
      {
        $0.start("a")
        $0.frames()
        $0.animator = nil
        $0.frames(2)
      }, "a 0.25"),
  ]

  static let pausing = [
    ContractCase(
      "pause and resume",
      {
        $0.start("a")
        $0.frames(2)
        $0.animator.pauseAnimation()
        $0.frames(3)
        $0.animator.resumeAnimation()
        $0.frames(3)
      }, "a 0.25", "a 0.5", "a 0.75", "a 1.0", "a finished true"),
    ContractCase(
      "pause twice and resume once",
      {
        $0.start("a", duration: 0.25)
        $0.frames()
        $0.animator.pauseAnimation()
        $0.frames()
        $0.animator.pauseAnimation()
        $0.animator.resumeAnimation()
        $0.frames()
      }, "a 0.5", "a 1.0", "a finished true"),
    ContractCase(
      "resume without a pause",
      {
        $0.start("a", duration: 0.25)
        $0.frames()
        $0.animator.resumeAnimation()
        $0.frames()
      }, "a 0.5", "a 1.0", "a finished true"),
    ContractCase(
      "toggle without an animation",
      {
        $0.animator.togglePauseAnimation()
        $0.start("a", duration: 0)
        $0.frames()
      }, "a 1.0", "a finished true"),
    ContractCase(
      "pause while the curve is computed",
      {
        $0.startBezier("a")
        $0.animator.pauseAnimation()
        $0.workshop.doAll()
        $0.frames(3)
        $0.animator.resumeAnimation()
        $0.frames(4)
      }, curved(0.25), curved(0.5), curved(0.75), "a 1.0", "a finished true"),
  ]

  static let curves = [
    ContractCase(
      "a curve's time begins when it is there",
      {
        $0.startBezier("a")
        $0.frames(5)
        $0.workshop.doAll()
        $0.frames(4)
      }, curved(0.25), curved(0.5), curved(0.75), "a 1.0", "a finished true"),
    ContractCase(
      "a curve that is none",
      {
        $0.startBezier("a", curve: { () throws(BezierCurveError) in try BezierCurve(controlPoints: []) })
        $0.frames()
        $0.workshop.doAll()
        $0.frames(2)
      }, "a failed(A timing curve needs at least 2 control points, got 0.) false"),
    ContractCase(
      "a curve with zero duration",
      {
        $0.startBezier("a", duration: 0)
        $0.workshop.doAll()
        $0.frames(2)
      }, "a 1.0", "a finished true"),
  ]

  static let reentrant = [
    ContractCase(
      "stop in the animation",
      { rig in
        rig.start("a", onValue: { _ in rig.animator.stopAnimation() })
        rig.frames(2)
      }, "a 0.25", "a stopped false"),
    ContractCase(
      "stop in the last frame of the animation",
      { rig in
        rig.start("a", duration: 0, onValue: { _ in rig.animator.stopAnimation() })
        rig.frames(2)
      }, "a 1.0", "a finished true"),
    ContractCase(
      "pause in the animation",
      { rig in
        rig.start("a", duration: 0.25, onValue: { _ in rig.animator.pauseAnimation() })
        rig.frames(3)
        rig.animator.resumeAnimation()
        rig.frames()
      }, "a 0.5", "a 1.0", "a finished true"),
    ContractCase(
      "start in the animation",
      { rig in
        rig.start("a", onValue: { _ in rig.start("b", duration: 0.25) })
        rig.frames(3)
      }, "a 0.25", "a replaced false", "b 0.5", "b 1.0", "b finished true"),
    ContractCase(
      "start in the completion",
      { rig in
        rig.start("a", duration: 0, onEnd: { rig.start("b", duration: 0.125) })
        rig.frames(3)
      }, "a 1.0", "a finished true", "b 1.0", "b finished true"),
    ContractCase(
      "start in the completion of a stopped one",
      { rig in
        rig.start("a", onEnd: { rig.start("b", duration: 0) })
        rig.animator.stopAnimation()
        rig.frames(2)
      }, "a stopped false", "b 1.0", "b finished true"),
    ContractCase(
      "start in the completion of a replaced one",
      { rig in
        rig.start("a", onEnd: { rig.start("c", duration: 0) })
        rig.start("b")
        rig.frames(2)
      }, "a replaced false", "b replaced false", "c 1.0", "c finished true"),
    ContractCase(
      "start while the end is published by a stop",
      { rig in
        rig.start("a", completing: true, onValue: { if $0 == 1 { rig.start("b", duration: 0) } })
        rig.frames()
        rig.animator.stopAnimation()
        rig.frames(2)
      }, "a 0.25", "a 1.0", "a stoppedAndCompleted false", "b 1.0", "b finished true"),
    ContractCase(
      "stop in the timing function",
      { rig in
        rig.start(
          "a",
          timing: { x, _ in
            rig.animator.stopAnimation()
            return x
          })
        rig.frames(2)
      }, "a stopped false"),
    ContractCase(
      "start in the timing function",
      { rig in
        rig.start(
          "a",
          timing: { x, _ in
            rig.start("b", duration: 0)
            return x
          })
        rig.frames(3)
      }, "a replaced false", "b 1.0", "b finished true"),
  ]

  @Test("says what it must and no more", arguments: starting + stopping + pausing + curves + reentrant)
  func holds(_ row: ContractCase) {
    let rig = AnimatorRig()
    row.act(rig)
    #expect(rig.log == row.expected)
    guard let animator = rig.animator, !animator.isWorking else { return }
    #expect(rig.clock.linkCount == 0 && rig.clock.isIdle, "somebody still follows the clock")
    #expect(animator.elapsedTime == 0 && animator.progress == 0 && !animator.isAnimationPaused)
  }

  @Test("elapsed time and progress are those of the last frame, elapsed never beyond the duration, and both 0 in the completion")
  func elapsed() {
    let rig = AnimatorRig()
    var seen: [Double] = []
    rig.animator.startAnimation(
      animationDuration: 0.3,
      animation: { [unowned animator = rig.animator!] elapsed, value in
        seen.append(elapsed)
        #expect(animator.elapsedTime == elapsed && animator.value == value && animator.progress == min(1, elapsed / 0.3))
      },
      completion: { [unowned animator = rig.animator!] _ in
        #expect(animator.elapsedTime == 0 && !animator.isWorking)
      })
    rig.frames(5)
    #expect(seen == [0.125, 0.25, 0.3])
  }

  @Test("the timing function gets linear x and its own last result")
  func timing() {
    let rig = AnimatorRig()
    var calls: [[Double]] = []
    rig.start(
      "a",
      timing: { x, last in
        calls.append([x, last])
        return x * x
      })
    rig.frames(4)
    #expect(calls == [[0.25, 0], [0.5, 0.0625], [0.75, 0.25], [1, 0.5625]])
  }

  @Test("the preferred rate is the display's until one is chosen, and a change counts at once")
  func preferredRate() {
    let rig = AnimatorRig(interval: 1.0 / 60)
    #expect(rig.animator.preferredFramesPerSecond == 60)
    rig.start("a", duration: 10)
    rig.frames(10)
    #expect(rig.log.count == 10)
    rig.animator.preferredFramesPerSecond = 30
    rig.frames(20)
    #expect(rig.log.count == 20 && rig.animator.preferredFramesPerSecond == 30)
    rig.animator.preferredFramesPerSecond = 0
    rig.frames(10)
    #expect(rig.log.count == 30 && rig.animator.preferredFramesPerSecond == 60)
  }

  @Test("the user's data stays as it is")
  func userData() {
    let rig = AnimatorRig()
    rig.animator.userData = "mine"
    rig.start("a", duration: 0)
    rig.frames()
    #expect(rig.animator.userData as? String == "mine")
  }
}

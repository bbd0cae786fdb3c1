import Animation
import FrameTiming
import Stage
import Widgets

// Twenty pauses with a hidden clock.
extension GlowScene {
  func startTest() {
    guard let time = frameClock?.time.timestamp else { return }
    test = BlindTest(seed: time.bitPattern)
    if !isAnimating { setAnimating(true) }
    beginTrial()
  }

  private func beginTrial() {
    guard let test, !test.isDone else { return endTrials() }
    model.choose(test.trials[test.current].policy)
    trialStart = now
    model.setAnimating(true, at: now, placed: nil)
    refresh()
  }

  func goOnWithTest() {
    guard let test, !test.isDone, !test.isAsking else { return }
    if model.isAnimating {
      if now - trialStart >= test.trials[test.current].length { model.setAnimating(false, at: now, placed: .between) }
    } else if model.view.timeline.pauseStep != nil {
      self.test?.isAsking = true
      blind.show(self.test)
    }
  }

  func answer(_ jumped: Bool) {
    test?.answer(jumped)
    beginTrial()
  }

  /// All are answered: the score stays, the glow goes on.
  private func endTrials() {
    model.choose(ClockPolicy.allCases[variant])
    model.setAnimating(isAnimating, at: now, placed: nil)
    refresh()
  }

  func endTest() {
    test = nil
    endTrials()
  }

  var blindVerdict: Verdict {
    guard let test, test.isDone else { return Verdict(.idle, "Each pause falls between draw and commit; which clock runs isn't told.") }
    let clock = NumberText.fixed(GlowClaims.degrees(1.0 / 60), places: 2)
    return Verdict(
      .idle, "Half of them went back by ", clock, " degrees. You were right ", "\(test.right)", " times of ", "\(test.trials.count)", ".")
  }
}

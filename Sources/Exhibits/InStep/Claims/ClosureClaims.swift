import Animation
import FrameTiming
import Motion

extension StepClaims {
  static var closures: [Claim] { [justClosures] }

  private static let justClosures = Claim(
    "D14", .article, "Spring, bounce and steps are just closures",
    expected: "each run through the animator: values equal the closure's at every frame, last = 1"
  ) { _ in
    let runs = [TimingKind.spring, .bounce, .steps].map { kind in
      let display = VirtualDisplay(hertz: 60)
      let animator = DisplayLinkAnimator(clock: display.clock)
      var pairs: [(value: Double, x: Double)] = []
      animator.startAnimation(
        animationDuration: 0.8, animation: { pairs.append(($0, animator.progress)) }, timingFunction: { x, _ in kind.fraction(at: x) })
      display.run { animator.isWorking }
      let equal = pairs.count { $0.value == kind.fraction(at: $0.x) }
      return (kind, pairs.count, equal, pairs.last?.value ?? .nan)
    }
    return Measurement(
      runs.allSatisfy { $1 == $2 && $3 == 1 && $1 > 40 },
      runs.map { "\($0.name): \($2) of \($1) values equal, last \(figure($3))" }.joined(separator: "; "))
  }
}

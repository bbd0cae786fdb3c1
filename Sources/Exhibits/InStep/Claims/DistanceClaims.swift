import FrameTiming
import Stage

extension StepClaims {
  static var distance: [Claim] { [gap] }

  private static let gap = Claim(
    "D04", .article, "Two views moved from one progress keep their distance (0 -> 200 pt in 0.4 s, 60 apart)",
    expected:
      "gap = 60 exactly in every frame; two animations begun one frame apart err by up to 8.33 pt, a keyframed beside a plain one by "
      + "the measured pt; begun in one frame with one curve by 0, and it says so"
  ) { _ in
    var frames = 0
    var exact = 0
    for hertz in rates {
      for (load, stalls) in [(0.0, [:]), (0, [5: 0.025, 9: 0.025]), (0.05, [:])] as [(Double, [Int: Double])] {
        let trial = StepTrial(.oneProgress, hertz: hertz, load: FrameLoad(seconds: load, place: .presenting), stalls: stalls)
        frames += trial.gaps.count
        exact += trial.gaps.count { $0 == StepLayout.gap }
      }
    }
    let apart = StepTrial(.frameApart).worstError
    let keyframed = StepTrial(.keyframed).worstError
    let together = StepTrial(.together).worstError
    return Measurement(
      frames > 0 && exact == frames && abs(apart - 200 / 0.4 / 60) < 1.0 / 256 && keyframed > 0 && together == 0,
      "one progress: exactly 60 in \(exact) of \(frames) frames, at 60 to 144 Hz, with stalls of 25 ms and dropped frames; begun a frame "
        + "apart up to \(figure(apart)) pt off, keyframed beside plain up to \(figure(keyframed)) pt; begun in one frame with one curve "
        + "\(figure(together)) pt: these two do keep step")
  }
}

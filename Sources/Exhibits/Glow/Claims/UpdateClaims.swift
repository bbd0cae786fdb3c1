import Animation
import FrameTiming
import Stage
import Widgets

// How a timeline goes on: its steps, its rate, its frames by number.
extension GlowClaims {
  static var updates: [Claim] { [clamp, minimumInterval, tolerance, reducedMotion, articleFrames] }

  private static let clamp = Claim(
    "P06", .article, "Each delta is clamped to 0 ... 0.25 s", expected: "the clock jumps 10 s ahead: on by 0.25 s; jumps back: 0"
  ) { _ in
    let ahead = gained(10)
    let back = gained(-10)
    return Measurement(
      ahead.allSatisfy { isNear($0, 0.25) } && back.allSatisfy { isNear($0, 0) },
      "10 s ahead: on by \(ahead.map { milliseconds($0) }.joined(separator: ", ")); 10 s back: "
        + back.map { milliseconds($0) }.joined(separator: ", "))
  }

  /// What each clock gains by a leap of the clock behind it, in seconds.
  private static func gained(_ leap: Double) -> [Double] {
    var gained: [Double] = []
    for policy in ClockPolicy.allCases {
      let rig = GlowRig()
      rig.frames(60)
      // What is drawn last is still to be written down, but by the clock that does it before drawing.
      let before = rig.timeline(policy).clock.accumulated + (policy == .advanced ? 0 : rig.period)
      rig.leap(leap - rig.period)
      rig.frame()
      rig.pause(placed: .afterCommit)
      gained.append(rig.time(policy) - before)
    }
    return gained
  }

  /// Updates a second over twenty seconds; those at the borders of the time count by chance, so to a twentieth.
  private static func updatesASecond(_ hertz: Double) -> Double {
    let rig = GlowRig(hertz: hertz)
    rig.frames(Int((hertz * 20).rounded()))
    return (Double(rig.timeline(.accumulated).updates) / 20 * 10).rounded() / 10
  }

  private static let minimumInterval = Claim(
    "P07", .article, "The timeline's minimum interval is 1/60 s",
    expected: "at 120 Hz 60 updates a second, at 144 Hz 48, at 75 Hz 37.5, at 60 Hz 60"
  ) { _ in
    let found = [(120.0, 60.0), (144, 48), (75, 37.5), (60, 60)].map { (hertz: $0, wanted: $1, found: updatesASecond($0)) }
    return Measurement(
      found.allSatisfy { $0.found == $0.wanted },
      found.map { "\(hertz($0.hertz)): \(NumberText.shortest($0.found)) updates a second" }.joined(separator: ", "))
  }

  private static let tolerance = Claim(
    "P07b", .ours, "A rate a hair above 60 does not halve it", expected: "60.02 Hz: 60 updates a second (tolerance 1 ms)"
  ) { _ in
    let found = updatesASecond(60.02)
    return Measurement(found == 60, "60.02 Hz: \(NumberText.shortest(found)) updates a second")
  }

  private static let reducedMotion = Claim(
    "P08", .article, "Reduced motion: the glow is drawn at time 0 and ticks no more", expected: "updates = 0"
  ) { _ in
    let rig = GlowRig()
    rig.frames(60)
    let before = ClockPolicy.allCases.map { rig.timeline($0).updates }
    rig.model.setReducesMotion(true)
    rig.frames(120)
    let updates = zip(ClockPolicy.allCases, before).reduce(0) { $0 + rig.timeline($1.0).updates - $1.1 }
    let isIdle = rig.window.frameClock?.isIdle ?? false
    let time = ClockPolicy.allCases.reduce(0) { max($0, rig.time($1)) }
    return Measurement(
      updates == 0 && time == 0 && isIdle,
      "updates in 2 s \(updates), time \(NumberText.shortest(time)), \(isIdle ? "nothing" : "something") on the display link")
  }

  private static let articleFrames = Claim(
    "P13", .article, "The article's frames, number by number",
    expected: "faulty: 81.28 then 80.00 degrees; mended: 1.000, 1.016, 1.032, 1.032 s"
  ) { _ in
    let faulty = GlowRig(hertz: GlowRig.articleRate, start: 1)
    faulty.frames(2)
    faulty.setAnimating(false, placed: .between)
    faulty.frame()
    let angles = (faulty.shown[.predicted] ?? []).suffix(2).map { NumberText.fixed(GlowFigures.rotation(at: $0), places: 2) }
    let mended = GlowRig(hertz: GlowRig.articleRate, start: 1)
    mended.frames(4)
    mended.setAnimating(false, placed: .between)
    mended.frame()
    let times = (mended.shown[.accumulated] ?? []).suffix(4).map { figure($0) }
    return Measurement(
      angles == ["81.28", "80.00"] && times == ["1.000", "1.016", "1.032", "1.032"],
      "faulty: \(angles.joined(separator: " then ")) degrees; mended: \(times.joined(separator: ", ")) s")
  }
}

import Stage

/// What became of one thumb since it was pressed last.
struct ThumbSummary: Hashable {
  /// In points: before the press, and the largest since.
  private(set) var rest = 0.0
  private(set) var peak = 0.0
  /// In which it is held at last, or was when it was let go.
  private(set) var held = 0.0
  private(set) var isReleased = false
  /// Frames, and seconds, until it was as big as it is held.
  private(set) var growingFrames = 0
  private(set) var growingSeconds = 0.0
  /// The same until it was small again; nil where it isn't yet.
  private(set) var shrinkingSeconds: Double?
  /// The same for the big picture's opacity.
  private(set) var fadingFrames = 0
  private(set) var fadingSeconds = 0.0
  /// Frames at neither the small nor the big size.
  private(set) var framesBetween = 0
  /// In points.
  private(set) var offCentre = 0.0

  private static let near = 0.03

  /// Nil where nothing was pressed yet.
  init?(of kind: ThumbKind, in history: ThumbHistory) {
    let samples = Array(history.lastPress)
    guard let press = samples.firstIndex(where: \.isPressed) else { return nil }
    let shown = samples.map { $0.shown[kind.rawValue] }
    rest = shown[max(0, press - 1)].diameter
    peak = shown.map(\.diameter).max() ?? rest
    let last = samples.lastIndex(where: \.isPressed) ?? press
    held = shown[last].diameter
    isReleased = last < samples.count - 1
    let pressed = press...last
    if let there = pressed.last(where: { abs(shown[$0].diameter - held) > ThumbSummary.near }) {
      growingFrames = there + 1 - press
      growingSeconds = samples[min(there + 1, last)].x - samples[press].x
    }
    if let there = pressed.last(where: { shown[$0].bigOpacity < shown[last].bigOpacity }) {
      fadingFrames = there + 1 - press
      fadingSeconds = samples[min(there + 1, last)].x - samples[press].x
    }
    let after = last + 1
    if isReleased, abs(shown[shown.count - 1].diameter - rest) < ThumbSummary.near {
      let back = shown.lastIndex { abs($0.diameter - rest) > ThumbSummary.near }.map { $0 + 1 } ?? after
      shrinkingSeconds = max(0, samples[max(back, after)].x - samples[after].x)
    }
    let sizes = [ThumbPictures.small, ThumbPictures.big]
    framesBetween = shown[press...].count { shown in sizes.allSatisfy { abs(shown.diameter - $0) > ThumbSummary.near } }
    offCentre = shown[press...].reduce(0) { max($0, $1.offCentre) }
  }

  /// - Parameter values: the slider's own and that of a plain one under the same input.
  func verdict(values: (own: Float, plain: Float)) -> Verdict {
    func points(_ number: Double) -> String { figure(number, places: abs(number - number.rounded()) < 0.05 ? 0 : 1) }
    func milliseconds(_ seconds: Double) -> String { "\(figure(seconds * 1000, places: 0)) ms" }
    if abs(peak - rest) < ThumbSummary.near {
      return Verdict(.idle, "Stays ", "\(points(rest)) pt", ": nothing but the place shows that it is held.")
    }
    if framesBetween == 0, fadingFrames < 3 {
      let own = figure(Double(values.own), places: 2), plain = figure(Double(values.plain), places: 2)
      // Under a bigger picture the track is shorter.
      let drift = own == plain ? "." : ", and the same drag leads to \(own), not \(plain)."
      return Verdict(
        .bad, "From ", "\(points(rest)) to \(points(peak)) pt", " at once, with ", "0 frames", " between: it jumps" + drift)
    }
    if framesBetween == 0 {
      return Verdict(
        .bad, "Drawn ", "\(points(rest)) pt", ", then ", "\(points(peak)) pt", ": the picture fades in for ", milliseconds(fadingSeconds),
        ", \(fadingFrames) frames, and nothing grows.")
    }
    let centred = figure(offCentre, places: 2)
    let back = shrinkingSeconds.map { ", back in \(milliseconds($0))" } ?? ""
    if isReleased, held < ThumbPictures.big - 0.5 {
      return Verdict(
        .good, "Let go at ", "\(points(held)) pt", " and turned back from there\(back); centred within ", "\(centred) pt", ".")
    }
    let beyond = peak > held + 0.3 ? ", past it to \(points(peak))" : ""
    return Verdict(
      .good, "Grew ", "\(points(rest)) -> \(points(held)) pt", " in ", milliseconds(growingSeconds), ", ", "\(growingFrames) frames",
      "\(beyond)\(back); centred within ", "\(centred) pt", ".")
  }
}

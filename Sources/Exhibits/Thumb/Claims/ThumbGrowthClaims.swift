import FrameTiming
import Geometry
import Stage
import Widgets

extension ThumbClaims {
  static var growth: [Claim] { [growsAndShrinks, unknownSize, turnsBack] }

  private static let growsAndShrinks = Claim(
    "T03", .article, "An overlay that follows thumbRect grows and shrinks by a transform",
    expected: "30 -> 60 in 0.3 s when highlighted, 60 -> 30 in 0.3 s after; never against its direction"
  ) { _ in
    let run = FullRun(GrowingSlider())
    let up = run.up, down = run.down
    let against = zip(up, up.dropFirst()).count { $1 < $0 } + zip(down, down.dropFirst()).count { $1 > $0 }
    let upFrames = up.firstIndex { abs($0 - 60) < 1e-9 } ?? -1
    let downFrames = down.firstIndex { abs($0 - 30) < 1e-9 } ?? -1
    return Measurement(
      up[0] == 30 && down[0] == 60 && upFrames == 18 && downFrames == 18 && against == 0,
      "\(figure(up[0], places: 1)) -> \(figure(up[up.count - 1], places: 1)) in \(upFrames) frames "
        + "(\(figure(Double(upFrames) / 60, places: 2)) s), \(figure(down[0], places: 1)) -> "
        + "\(figure(down[down.count - 1], places: 1)) in \(downFrames) (\(figure(Double(downFrames) / 60, places: 2)) s); "
        + "\(against) frames against the direction")
  }

  private static let unknownSize = Claim(
    "T06", .article, "Highlighting before the thumb's size is known does nothing and breaks nothing", expected: "no animation, no crash"
  ) { _ in
    let slider = GrowingSlider()
    slider.isHighlighted = true
    slider.isHighlighted = false
    let window = Window(size: Size(width: 420, height: 154))
    window.addSubview(slider)
    // In a window, but not laid out: it has no size yet.
    slider.isHighlighted = true
    let links = window.frameClock?.linkCount ?? -1
    let isMoving = slider.isMoving
    slider.isHighlighted = false
    slider.frame = Rect(x: 60, y: 60, width: 300, height: 34)
    Stage(window: window).run(frames: 3)
    let diameter = slider.shown.diameter
    return Measurement(
      links == 0 && !isMoving && diameter == 30,
      "\(links) display links, moving \(isMoving); laid out afterwards it is \(figure(diameter, places: 1)) pt")
  }

  private static let turnsBack = Claim(
    "T07", .ours, "Releasing half way turns back from the size shown then",
    expected: "size change between frames <= the largest of an uninterrupted run"
  ) { _ in
    var isRight = true
    var texts: [String] = []
    for (name, make) in [("eased", { GrowingSlider() }), ("spring", { SpringSlider() })] as [(String, () -> GrowingSlider)] {
      let largest = FullRun(make()).largestStep
      var worst = 0.0
      for heldFrames in 1...18 { worst = max(worst, TurnedRun(make(), after: heldFrames).largestStep) }
      isRight = isRight && worst <= largest + 1e-9
      texts.append("\(name) \(figure(worst, places: 2)) pt of \(figure(largest, places: 2)) pt")
    }
    return Measurement(isRight, "largest change of a frame over releases after 1 ... 18 frames: " + texts.joined(separator: ", "))
  }
}

/// A press that rests until all has grown, and its release until all is small again.
private struct FullRun {
  let up: [Double]
  let down: [Double]

  init(_ slider: GrowingSlider) {
    let rig = ThumbRig(slider)
    rig.press()
    rig.frame(60)
    let released = rig.frames.count
    rig.release()
    rig.frame(90)
    up = Array(rig.diameters(since: 1).prefix(61))
    down = rig.diameters(since: released)
  }

  var largestStep: Double { max(largestChange(up), largestChange(down)) }
}

/// A press that is released after some frames.
private struct TurnedRun {
  let largestStep: Double

  init(_ slider: GrowingSlider, after frames: Int) {
    let rig = ThumbRig(slider)
    rig.press()
    rig.frame(frames - 1)
    rig.release()
    rig.frame(90)
    largestStep = largestChange(rig.diameters(since: 0))
  }
}

private func largestChange(_ diameters: [Double]) -> Double {
  zip(diameters, diameters.dropFirst()).reduce(0) { max($0, abs($1.1 - $1.0)) }
}

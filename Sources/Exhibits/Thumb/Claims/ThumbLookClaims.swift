import Stage
import Widgets

extension ThumbClaims {
  static var looks: [Claim] { [twoImages, crossFade] }

  private static let twoImages = Claim(
    "T01", .article, "Two thumb images for normal and highlighted: bigger at once, not animated", expected: "frames between the sizes: 0"
  ) { _ in
    let heights = PressedLook(TwoImageSlider()).heights
    let between = heights.count { !PressedLook.isSmall($0) && !PressedLook.isBig($0) }
    let isRight = PressedLook.isBig(heights[PressedLook.pressFrame]) && PressedLook.isSmall(heights[heights.count - 1])
    return Measurement(
      between == 0 && isRight,
      "drawn \(heights[0]) px, in the frame of the press \(heights[PressedLook.pressFrame]) px; \(between) of \(heights.count) frames between"
    )
  }

  private static let crossFade = Claim(
    "T02", .article, "A cross-fade: the big picture appears gradually, nothing grows",
    expected: "drawn diameter takes only the two sizes; opacity rises over several frames"
  ) { _ in
    let look = PressedLook(CrossFadeSlider())
    let others = look.heights.count { !PressedLook.isSmall($0) && !PressedLook.isBig($0) }
    let rise = look.covers[PressedLook.pressFrame..<PressedLook.releaseFrame]
    let rising = zip(rise, rise.dropFirst()).count { $1 > $0 }
    let falling = zip(rise, rise.dropFirst()).count { $1 < $0 }
    return Measurement(
      others == 0 && rising >= 3 && falling == 0,
      "drawn \(look.heights.min() ?? 0) or \(look.heights.max() ?? 0) px, \(others) frames at another size; opacity rises in \(rising) "
        + "frames, falls in \(falling)")
  }
}

/// What is drawn of a slider in every frame of a press that rests, from its picture.
private struct PressedLook {
  static let pressFrame = 1
  static let releaseFrame = pressFrame + 30
  /// In pixels.
  private(set) var heights: [Int] = []
  private(set) var covers: [Double] = []

  init(_ slider: RoundThumbSlider) {
    let rig = ThumbRig(slider)
    func look() {
      heights.append(rig.drawnHeight)
      covers.append(rig.bigCover())
    }
    look()
    rig.press()
    look()
    for frame in (PressedLook.pressFrame + 1)..<(PressedLook.releaseFrame + 30) {
      if frame == PressedLook.releaseFrame { rig.release() } else { rig.frame() }
      look()
    }
  }

  /// A disc that lies between pixels touches one more.
  static func isSmall(_ height: Int) -> Bool { (30...31).contains(height) }
  static func isBig(_ height: Int) -> Bool { (60...61).contains(height) }
}

import Drawing
import Geometry
import Stage
import Widgets

extension ThumbClaims {
  static var placement: [Claim] { [centred, sameAtRest] }

  private static let centred = Claim(
    "T04", .article, "The overlay stays centred on the thumb in every frame of any drag", expected: "distance of centres <= 0.01 pt"
  ) { _ in
    var worst = 0.0
    var frames = 0
    for slider in [GrowingSlider(), SpringSlider(), CrossFadeSlider()] as [OverlaySlider] {
      let rig = ThumbRig(slider)
      // Slow, fast, back and forth, past both ends, let go in the middle of growing and taken again in the middle of shrinking.
      for (index, places) in [[0.41, 0.43, 0.47], [0.9, 1.3, 1.0, -0.4], [0.2, 0.8, 0.1, 0.9, 0.35], [0.6, 0.61]].enumerated() {
        rig.press()
        for place in places {
          rig.move(to: place)
          rig.frame(index)
        }
        rig.release()
        rig.frame(4 * index)
      }
      rig.frame(60)
      worst = rig.frames.reduce(worst) { max($0, $1.offCentre) }
      frames += rig.frames.count
    }
    return Measurement(worst <= 0.01, "at most \(figure(worst, places: 4)) pt in \(frames) frames of 12 drags")
  }

  private static let sameAtRest = Claim(
    "T05", .article, "At rest the overlay is as big as the thumb: no difference is visible",
    expected: "no pixel more than 1 px from the edge differs; on the edge <= 25 % of the contrast"
  ) { _ in
    var laidOver = PictureDifference()
    var standingIn = PictureDifference()
    // Whole pixels, and places between them.
    for value in [0.4, 0.401, 0.4025, 0.5037] as [Float] {
      laidOver.add(RestingOverlay(value: value, showsThumb: true).difference)
      standingIn.add(RestingOverlay(value: value, showsThumb: false).difference)
    }
    return Measurement(
      laidOver.offEdge == 0 && laidOver.edgeShare <= 0.25 && standingIn.offEdge == 0 && standingIn.edgeShare == 0,
      "laid over the thumb: \(laidOver.offEdge) px off the edge differ, on it at most \(figure(100 * laidOver.edgeShare, places: 1)) % of the "
        + "contrast; standing in for it, as here: \(standingIn.offEdge) px, \(figure(100 * standingIn.edgeShare, places: 1)) %")
  }
}

/// How two pictures of a thumb differ.
private struct PictureDifference {
  /// Pixels more than one from the edge that differ.
  var offEdge = 0
  /// The largest difference on the edge, of the contrast between thumb and surroundings.
  var edgeShare = 0.0

  mutating func add(_ other: PictureDifference) {
    offEdge += other.offEdge
    edgeShare = max(edgeShare, other.edgeShare)
  }
}

/// A resting thumb with its overlay shown, compared with the thumb alone.
private struct RestingOverlay {
  let difference: PictureDifference

  init(value: Float, showsThumb: Bool) {
    let plain = ThumbRig(RoundThumbSlider(), value: value)
    let bare = ThumbRig(RoundThumbSlider(), value: value)
    bare.slider.element.isHidden = true
    bare.frame()
    let slider = GrowingSlider()
    let rig = ThumbRig(slider, value: value)
    slider.overlay.isHidden = false
    slider.element.isHidden = !showsThumb
    rig.frame()
    let a = plain.stage.picture, b = rig.stage.picture, background = bare.stage.picture
    let thumb = slider.convertToWindow(slider.thumbFrame)
    var difference = PictureDifference()
    for y in 0..<a.height {
      // The thumb's colour in this row, which is the same all along it.
      let inside = a[Int(thumb.midX), min(max(y, Int(thumb.minY) + 2), Int(thumb.maxY) - 2)]
      for x in 0..<a.width where a[x, y] != b[x, y] {
        let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if abs((place - thumb.center).length - thumb.width / 2) > 1 {
          difference.offEdge += 1
        } else {
          let contrast = RestingOverlay.distance(inside, background[x, y])
          // Less the level that rounding to 256 of them may cost.
          difference.edgeShare = max(difference.edgeShare, (RestingOverlay.distance(a[x, y], b[x, y]) - 1) / max(1, contrast))
        }
      }
    }
    self.difference = difference
  }

  /// The largest difference among the three parts of two colours, in levels.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Double {
    [16, 8, 0].map { abs(Double(a >> $0 & 0xFF) - Double(b >> $0 & 0xFF)) }.max() ?? 0
  }
}

import Drawing
import FrameTiming
import Geometry
import Stage
import Widgets

extension ThumbClaims {
  static var neighbours: [Claim] { [systemSliderKept, hooksAsked, nothingClips] }

  private static let systemSliderKept = Claim(
    "T08", .article, "The system slider is kept", expected: "same events and values as the plain slider for the same input"
  ) { _ in
    let plain = InputRun(RoundThumbSlider()).told
    var isSame = true
    for slider in [GrowingSlider(), SpringSlider(), CrossFadeSlider()] { isSame = isSame && InputRun(slider).told == plain }
    return Measurement(
      isSame && plain.count > 40, "\(plain.count) events with their values, \(isSame ? "the same" : "not the same") for all overlays")
  }

  private static let hooksAsked = Claim(
    "T09", .article, "thumbRect is asked at each step of a drag, its result handed on unchanged, the overlay kept in front",
    expected: ">= 1 call a step; the rectangle is super's; the overlay last in z order"
  ) { _ in
    let slider = AskedSlider()
    let rig = ThumbRig(slider)
    rig.press()
    var fewest = Int.max
    var isHandedOn = true
    var isInFront = true
    let places = (0..<40).map { 0.4 + 0.55 * Double($0 * 7 % 40) / 40 }
    for place in places {
      slider.calls = 0
      rig.move(to: place)
      fewest = min(fewest, slider.calls)
      let standard = slider.standardAnswer
      isHandedOn = isHandedOn && slider.answer == standard && slider.element.subviews.allSatisfy { $0.frame == standard }
      isInFront = isInFront && slider.subviews.last === slider.overlay
    }
    rig.release()
    return Measurement(
      fewest >= 1 && isHandedOn && isInFront,
      "at least \(fewest) calls in each of \(places.count) steps; handed on \(isHandedOn), in front \(isInFront)")
  }

  private static let nothingClips = Claim(
    "T10", .article, "Nothing clips it (clipsToBounds is false)",
    expected: "the part beyond the slider's bounds is drawn whole, and nothing is left behind"
  ) { _ in
    let rig = ThumbRig(GrowingSlider(), value: 0)
    rig.press()
    rig.frame(30)
    let picture = rig.stage.picture
    let bounds = rig.slider.convertToWindow(rig.slider.bounds)
    let centre = rig.slider.convertToWindow(rig.slider.thumbFrame).center
    var beyond = 0
    var missing = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        guard (place - centre).length < 29, !bounds.contains(place) else { continue }
        beyond += 1
        // Blue, opaque: little red and much blue.
        if picture[x, y] >> 16 & 0xFF > 0x80 || picture[x, y] & 0xFF < 0xE0 { missing += 1 }
      }
    }
    rig.release()
    rig.frame(60)
    let isClean = rig.nothingIsLeft
    return Measurement(
      missing == 0 && beyond > 1000 && isClean,
      "\(beyond) px lie beyond the bounds, \(missing) of them are missing; afterwards the picture is "
        + (isClean ? "a fresh one's to the byte" : "not a fresh one's"))
  }
}

/// Counts how often it is asked where its thumb is; the answer is the slider's own.
private final class AskedSlider: GrowingSlider {
  var calls = 0
  private(set) var answer = Rect.zero

  init() { super.init() }

  override func thumbRect(forBounds bounds: Rect, trackRect: Rect, value: Float) -> Rect {
    calls += 1
    answer = super.thumbRect(forBounds: bounds, trackRect: trackRect, value: value)
    return answer
  }

  /// The answer of a slider without an override, for what is shown now.
  var standardAnswer: Rect {
    super.thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: Float(shownValue))
  }
}

/// Everything that a person and a program do to a slider, once.
private struct InputRun {
  let told: [ToldEvents]

  init(_ slider: RoundThumbSlider) {
    let rig = ThumbRig(slider)
    // Inside and past the ends.
    rig.press()
    for place in [0.41, 0.5, 0.72, 1.1, 0.3, -0.2, 0.25] { rig.move(to: place) }
    rig.release()
    rig.frame(3)
    // Far above the slider and back, released outside.
    rig.press()
    for y in [77.0, 40, 5, 60, 140] {
      rig.stage.move(to: Point(x: 200 + y, y: y))
      rig.frame()
    }
    rig.stage.release(at: Point(x: 300, y: 140))
    rig.frame(2)
    // Around the grown thumb, where the grab area is as it was.
    for dx in [-25.0, -23, 23, 25] {
      let centre = rig.point(at: slider.shownPlace)
      rig.stage.press(at: Point(x: centre.x + dx, y: centre.y))
      rig.frame(8)
      rig.stage.release(at: Point(x: centre.x + dx, y: centre.y))
      rig.frame()
    }
    // Twice in a row, a lost press, keys, a set in a press.
    rig.press()
    rig.release()
    rig.press()
    rig.move(to: 0.7)
    rig.stage.window.cancelPress(time: rig.stage.time.timestamp)
    rig.frame(2)
    rig.stage.window.focus(slider)
    for key in [Key.right, .pageUp, .left, .home, .end, .pageDown] {
      rig.stage.key(key)
      rig.frame()
    }
    rig.press()
    rig.move(to: 0.5)
    slider.value = 0.2
    rig.frame()
    rig.move(to: 0.6)
    rig.release()
    rig.frame(30)
    told = rig.told
  }
}

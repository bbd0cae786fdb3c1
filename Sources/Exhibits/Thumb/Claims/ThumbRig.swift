import Drawing
import Geometry
import Stage
import Widgets

/// One of the thumb's sliders in a white window without a display, at 60 Hz: what every measurement of it begins from.
///
/// The slider is 300 x 34 points at (60, 60), from 0 to 1. Places are normalised.
final class ThumbRig<Example: RoundThumbSlider> {
  let slider: Example
  let stage: Stage
  /// What was shown in each frame that was run by this rig.
  private(set) var frames: [ShownThumb] = []
  /// Every mask that the slider sent with the value at that moment.
  private(set) var told: [ToldEvents] = []

  init(_ slider: Example, value: Float = 0.4) {
    self.slider = slider
    slider.frame = Rect(x: 60, y: 60, width: 300, height: 34)
    slider.value = value
    let window = Window(size: Size(width: 420, height: 154))
    window.backgroundColor = .white
    window.addSubview(slider)
    stage = Stage(window: window)
    slider.controlEventsObserver = { [unowned self, unowned slider] in told.append(ToldEvents(events: $0, value: slider.value)) }
    frame()
  }

  func frame(_ count: Int = 1) {
    for _ in 0..<count {
      stage.runFrame()
      frames.append(slider.shown)
    }
  }

  /// The frames run since `start`.
  func diameters(since start: Int) -> [Double] { frames[start...].map(\.diameter) }

  /// Where the pointer takes a thumb that is at `place`.
  func point(at place: Double) -> Point { Point(x: 60 + 15 + place * 270, y: 77) }

  func press() {
    stage.press(at: point(at: slider.shownPlace))
    frame()
  }

  func move(to place: Double) {
    stage.move(to: point(at: place))
    frame()
  }

  func release() {
    stage.release(at: point(at: slider.shownPlace))
    frame()
  }

  // MARK: the picture

  /// What is seen of the thumb in the column of pixels through its centre, in pixels from the first to the last that isn't white; the track
  /// lies inside.
  var drawnHeight: Int {
    let picture = stage.picture
    let x = Int(slider.convertToWindow(slider.thumbFrame).midX)
    let inked = (0..<picture.height).filter { picture[x, $0] != 0xFFFF_FFFF }
    return inked.last.map { $0 - inked[0] + 1 } ?? 0
  }

  /// How much of the big picture's colour is seen `above` points over the thumb's centre, where only that one reaches: 0 ... 1.
  func bigCover(above: Double = 22) -> Double {
    let picture = stage.picture
    let centre = slider.convertToWindow(slider.thumbFrame).center
    return 1 - Double(picture[Int(centre.x), Int(centre.y - above)] >> 16 & 0xFF) / 255
  }
}

/// A mask that a slider sent, and its value at that moment.
struct ToldEvents: Hashable {
  var events: ControlEvent
  var value: Float
}

extension ThumbRig {
  /// Whether the picture that grew by damage alone is the one that is drawn anew, and that of a slider that never was touched.
  var nothingIsLeft: Bool {
    let untouched = ThumbRig<RoundThumbSlider>(RoundThumbSlider(), value: slider.value)
    let picture = stage.picture.pixels()
    return picture == stage.freshPicture().pixels() && picture == untouched.stage.picture.pixels()
  }
}

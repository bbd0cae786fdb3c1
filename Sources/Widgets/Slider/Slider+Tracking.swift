import FrameTiming
public import Geometry
import Motion

/// A press on the thumb in progress. The thumb is where it was at the anchor, plus the finger's way since.
struct SliderDrag {
  /// The value at the press, for a cancel.
  let startValue: Float
  /// The geometry in which the anchor counts.
  private(set) var geometry: SliderGeometry
  /// Where the finger was, in the slider's x, and where the thumb was then.
  private var anchorX: Double
  private var anchorPlace: Double
  private var lastX: Double
  /// Where the finger was last, in the window.
  private(set) var lastLocation: Point
  /// In points, which the range has no part in.
  private var sampler: VelocitySampler

  init(startValue: Float, x: Double, place: Double, geometry: SliderGeometry, touch: Touch) {
    self.startValue = startValue
    self.geometry = geometry
    anchorX = x
    anchorPlace = place
    lastX = x
    lastLocation = touch.event.location
    sampler = VelocitySampler(trackLength: geometry.travel > 0 ? geometry.travel : nil)
    sampler.add(time: touch.timestamp, position: x)
  }

  /// The place under the finger.
  var place: Double { anchorPlace + geometry.places(points: lastX - anchorX) }

  /// Places a second, for a release at `time` (seconds).
  func velocity(at time: Double) -> Double { geometry.places(points: sampler.velocity(at: time)) }

  mutating func moved(to x: Double, touch: Touch) {
    lastX = x
    lastLocation = touch.event.location
    sampler.add(time: touch.timestamp, position: x)
  }

  /// The range changed under the finger: from here on its way counts from `place`.
  mutating func anchor(at place: Double) {
    anchorX = lastX
    anchorPlace = place
  }

  /// The slider's own extent changed under the finger, which is at `x` in it now.
  mutating func anchor(at place: Double, x: Double, geometry: SliderGeometry) {
    self.geometry = geometry
    lastX = x
    sampler = VelocitySampler(trackLength: geometry.travel > 0 ? geometry.travel : nil)
    anchor(at: place)
  }
}

extension Slider {
  /// Where a press takes the thumb: around it, never smaller than the hit size.
  public final var thumbHitRect: Rect {
    let thumb = thumbFrame
    let hit = metrics.minimumThumbHitSize
    return Rect(center: thumb.center, size: Size(width: max(thumb.width, hit.width), height: max(thumb.height, hit.height)))
  }

  func beginDrag(_ touch: Touch) -> Bool {
    let finger = touch.location(in: self)
    guard finger.x.isFinite, thumbHitRect.contains(finger), element.press(at: touch.timestamp) else { return false }
    drag = SliderDrag(startValue: value, x: finger.x, place: element.thumbPlace, geometry: geometry, touch: touch)
    toldValue = value
    _data._tracking = true
    return true
  }

  func continueDrag(_ touch: Touch) -> Bool {
    guard var drag else { return false }
    let x = touch.location(in: self).x
    guard x.isFinite else { return true }
    if drag.geometry != geometry {
      drag.anchor(at: element.thumbPlace, x: convertFromWindow(drag.lastLocation).x, geometry: geometry)
    }
    drag.moved(to: x, touch: touch)
    self.drag = drag
    let old = value
    guard element.drag(to: drag.place, velocity: drag.velocity(at: touch.timestamp)) else {
      failTracking(touch)
      return true
    }
    tellChange(from: old)
    return true
  }

  /// - Parameter touch: nil where the drag ends without a release; it has no speed then.
  func endDrag(_ touch: Touch?) {
    guard let drag else { return }
    let velocity = touch.map { releaseVelocity ?? drag.velocity(at: $0.timestamp) } ?? 0
    let old = value
    guard element.release(velocity: velocity, at: touch?.timestamp ?? frameClock?.time.timestamp ?? 0) else {
      forgetDrag()
      failTracking(touch)
      return
    }
    forgetDrag()
    tellRest(since: old)
  }

  func cancelDrag() {
    guard let drag else { return }
    forgetDrag()
    // Where something else has taken over the thumb, a failed gesture writes nothing more.
    guard element.holdsPress else { return }
    let old = value
    element.cancel(restoring: range.clamp(drag.startValue))
    tellRest(since: old)
  }

  private func forgetDrag() {
    drag = nil
    _data._tracking = false
  }

  /// Where a release at `place` with `velocity` lands: without momentum where the projected way is under 10 pt.
  final func landing(from place: Double, velocity: Double) -> Projection.Landing {
    let least = geometry.places(points: 10)
    return Projection.discrete.landing(from: place, velocity: velocity, in: 0...1, leastTravel: least > 0 ? least : .infinity)
  }
}

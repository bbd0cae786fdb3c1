import FrameTiming
public import Geometry
import Motion

/// A press on the thumb in progress. The thumb is where it was at the anchor, plus the finger's way since.
struct SliderDrag {
  /// The value at the press, for a cancel.
  let startValue: Float
  /// Where the finger was, in the slider's x, and where the thumb was then.
  private var anchorX: Double
  private var anchorPlace: Double
  private(set) var lastX: Double
  var sampler: VelocitySampler

  init(startValue: Float, x: Double, place: Double, time: Double) {
    self.startValue = startValue
    anchorX = x
    anchorPlace = place
    lastX = x
    sampler = VelocitySampler(trackLength: 1)
    _ = sampler.add(time: time, position: place)
  }

  func place(of x: Double, in geometry: SliderGeometry) -> Double {
    anchorPlace + geometry.places(points: x - anchorX)
  }

  mutating func moved(to x: Double) { lastX = x }

  /// The range changed under the finger: from here on its way counts from `place`.
  mutating func anchor(at place: Double) {
    anchorX = lastX
    anchorPlace = place
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
    let place = touch.location(in: self)
    guard thumbHitRect.contains(place), element.press(at: touch.timestamp) else { return false }
    drag = SliderDrag(startValue: value, x: place.x, place: element.thumbPlace, time: touch.timestamp)
    _data._tracking = true
    return true
  }

  func continueDrag(_ touch: Touch) -> Bool {
    guard var drag else { return false }
    let x = touch.location(in: self).x
    guard x != drag.lastX else { return true }
    let place = drag.place(of: x, in: geometry)
    _ = drag.sampler.add(time: touch.timestamp, position: place)
    drag.moved(to: x)
    self.drag = drag
    let old = value
    guard element.drag(to: place, velocity: drag.sampler.velocity(at: touch.timestamp)) else {
      failTracking(touch)
      return true
    }
    tellChange(from: old)
    return true
  }

  func endDrag(_ touch: Touch?) {
    guard let drag else { return }
    let time = touch?.timestamp ?? frameClock?.time.timestamp ?? 0
    let velocity = releaseVelocity ?? drag.sampler.velocity(at: time)
    let old = value
    guard element.release(velocity: velocity, at: time) else {
      failTracking(touch)
      return
    }
    self.drag = nil
    _data._tracking = false
    tellRest(since: old)
  }

  func cancelDrag() {
    guard let drag else { return }
    self.drag = nil
    _data._tracking = false
    // Where something else has taken over the thumb, a failed gesture writes nothing more.
    guard element.holdsPress else { return }
    let old = value
    element.cancel(restoring: range.clamp(drag.startValue))
    tellRest(since: old)
  }

  /// Where a release at `place` with `velocity` lands: without momentum where the projected way is under 10 pt.
  final func landing(from place: Double, velocity: Double) -> Projection.Landing {
    let least = geometry.places(points: 10)
    return Projection.discrete.landing(from: place, velocity: velocity, in: 0...1, leastTravel: least > 0 ? least : .infinity)
  }
}

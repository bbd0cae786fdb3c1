import Geometry
import Widgets

/// Lies over a slider and takes the pointer in its place, so that every slider of the scene gets the same packets.
final class ScrubberPad: View {
  /// Takes a press, in the coordinates of the window; says whether it was taken.
  var onPress: ((PointerEvent) -> Bool)?
  /// Moves and the release of a press that was taken.
  var onPacket: ((PointerEvent) -> Void)?
  /// The press was lost, at this time in seconds.
  var onCancel: ((Double) -> Void)?
  var onWheel: ((WheelEvent) -> Bool)?

  override func pointerDown(_ event: PointerEvent) -> Bool { onPress?(event) ?? false }
  override func pointerDragged(_ event: PointerEvent) { onPacket?(event) }
  override func pointerUp(_ event: PointerEvent) { onPacket?(event) }
  override func pointerCancelled(time: Double) { onCancel?(time) }
  override func wheel(_ event: WheelEvent) -> Bool { onWheel?(event) ?? false }
}

extension RoundThumbSlider {
  /// A place of this slider that is as far along as `point` is along `other`, and as far from the track.
  func place(of point: Point, along other: RoundThumbSlider) -> Point {
    let radius = ThumbPictures.small / 2
    let travel = other.bounds.width - 2 * radius
    let share = travel > 0 ? (point.x - radius) / travel : 0
    // As given where both are of one length: rounding would make values differ.
    let x = bounds.width == other.bounds.width ? point.x : radius + share * (bounds.width - 2 * radius)
    return Point(x: x, y: bounds.midY + point.y - other.bounds.midY)
  }
}

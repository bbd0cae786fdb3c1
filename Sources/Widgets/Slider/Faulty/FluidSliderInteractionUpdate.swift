import Geometry

/// A snapshot of what a driver last did.
final class FluidSliderInteractionUpdate {
  var _tracking = false
  var _atTarget = true
  var _value: Double = 0
  var __unclampedValue: Double = 0
  var _interactionState = 0
  var _type = 0
  var _trackBounds = Rect.zero
  var _barFrame = Rect.zero
  var _trackTransform = AffineTransform.identity
}

/// What a slider is set to. `_value` is the one the public getter returns. All in slider units.
public final class SliderDataModel {
  var _value: Float = 0
  var _minValue: Float = 0
  var _maxValue: Float = 1
  var _minEnabledValue: Float = 0
  var _maxEnabledValue: Float = 1
  var _continuous = true
  var _enabled = true
  var _highlighted = false
  var _selected = false
  var _tracking = false
}

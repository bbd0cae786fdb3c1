@testable import Widgets

/// What no setter lets through.
func write(_ value: Float, to slider: Slider) { slider._data._value = value }
func trackFillEnd(of slider: Slider) -> Double { slider.trackView.fillEnd }

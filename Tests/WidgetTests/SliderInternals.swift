import Geometry

@testable import Widgets

/// What no setter lets through.
func write(_ value: Float, to slider: Slider) { slider._data._value = value }
func trackFillEnd(of slider: Slider) -> Double { slider.trackView.fillEnd }

/// The rectangle of the fill, in the track view.
func trackFill(of slider: Slider) -> (start: Double, end: Double) { (slider.trackView.fillStart, slider.trackView.fillEnd) }
func trackFrame(of slider: Slider) -> Rect { slider.trackView.frame }
func focusRing(of slider: Slider) -> Rect? { slider.attachments.focusRing.flatMap { $0.isHidden ? nil : $0.frame } }
func stretch(of slider: Slider) -> Double { slider.element.lens?.shape.stretch ?? 0 }

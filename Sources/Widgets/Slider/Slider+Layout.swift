public import Geometry

extension Slider {
  /// Which way the line runs from the minimum to the maximum.
  public final var axis: SliderAxis {
    if isVertical { return .bottomToTop }
    return effectiveLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public final var intrinsicHeight: Double { metrics.intrinsicHeight }

  /// Distances along the track as it is laid out, from the minimum's end of the slider.
  public final var geometry: SliderGeometry { geometry(on: trackRect(forBounds: bounds), axis: axis) }

  private func geometry(on track: Rect, axis: SliderAxis) -> SliderGeometry {
    let track = axis.laid(track, in: bounds)
    return SliderGeometry(origin: track.minX, width: track.width, thumbWidth: min(axis.length(of: thumbSize(along: axis)), track.width))
  }

  /// The thumb's rectangle for what is shown now, in the slider's coordinates.
  public final var thumbFrame: Rect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: Float(shownValue))
  }

  /// The track as it is drawn in `bounds`: where ``trackRect(forBounds:)`` says, pulled along while the thumb is past an end.
  public final func trackFrame(in bounds: Rect) -> Rect {
    let axis = axis
    let track = trackRect(forBounds: bounds)
    let geometry = geometry(on: track, axis: axis)
    return pulled(track, in: bounds, geometry: geometry, axis: axis, place: shownPlace(on: geometry))
  }

  private func pulled(_ track: Rect, in bounds: Rect, geometry: SliderGeometry, axis: SliderAxis, place: Double) -> Rect {
    let overshoot = geometry.overshoot(drawnAt: place)
    guard overshoot != 0 else { return track }
    return axis.placed(geometry.pulled(axis.laid(track, in: bounds), overshoot: overshoot), in: bounds)
  }

  /// At rest, in the view: that of the picture in the thumb's place, or of the standard thumb.
  final var thumbSize: Size { thumbSize(along: axis) }

  private func thumbSize(along axis: SliderAxis) -> Size {
    if sliderStyle == .thumbless { return .zero }
    return currentThumbImage?.size ?? axis.size(length: metrics.thumb.width, thickness: metrics.thumb.height)
  }

  final func standardTrackRect(in bounds: Rect) -> Rect {
    let axis = axis
    func room(_ image: ControlImage?) -> Double { image.map { axis.length(of: $0.size) + metrics.paddingAroundImage } ?? 0 }
    let start = room(minimumValueImage)
    let height = sliderStyle == .thumbless ? metrics.thumblessTrackHeight : metrics.trackHeight
    let length = axis.length(of: bounds.size) - start - room(maximumValueImage)
    let middle = axis.thickness(of: bounds.size) / 2
    return axis.placed(Rect(x: start, y: middle - height / 2, width: length, height: height), in: bounds)
  }

  final func standardThumbRect(in bounds: Rect, trackRect: Rect, value: Float) -> Rect {
    let axis = axis
    let track = axis.laid(trackRect, in: bounds)
    let size = thumbSize(along: axis)
    let width = min(axis.length(of: size), track.width)
    let place = range.length > 0 ? (Double(value) - Double(minimumValue)) / range.length : shownPlace
    let x = SliderGeometry(origin: track.minX, width: track.width, thumbWidth: width).centerX(drawnAt: place)
    let center = Point(x: x, y: track.midY)
    return axis.placed(Rect(center: center, size: Size(width: width, height: axis.thickness(of: size))), in: bounds)
  }

  final func standardImageRect(in bounds: Rect, isMaximum: Bool) -> Rect {
    guard let image = isMaximum ? maximumValueImage : minimumValueImage else { return .zero }
    let axis = axis
    let length = axis.length(of: image.size), thickness = axis.thickness(of: image.size)
    let x = isMaximum ? axis.length(of: bounds.size) - length : 0
    let y = (axis.thickness(of: bounds.size) - thickness) / 2
    return axis.placed(Rect(x: x, y: y, width: length, height: thickness), in: bounds)
  }

  /// Places every part where the hooks say.
  final func layoutParts() {
    let axis = axis, bounds = bounds
    let track = trackRect(forBounds: bounds)
    let geometry = geometry(on: track, axis: axis)
    let place = shownPlace(on: geometry)
    trackView.axis = axis
    trackView.frame = pulled(track, in: bounds, geometry: geometry, axis: axis, place: place)
    trackView.fill(from: neutralPlace, to: place)
    trackView.enabledPlaces = enabledPlaces
    element.frame = bounds
    element.lens?.shape.isVertical = axis.isVertical
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: Float(value(shownAt: place)))
    element.layoutThumb(thumb)
    layoutAttachments(thumb: thumb)
  }
}

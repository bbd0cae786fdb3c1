import Animation

/// What no ivar route leads to: the spring inside the animated property, and where the thumb was put.
public struct SliderMotionState: Hashable {
  var property: SpringProperty?
  /// As a place.
  var thumb: Double
}

extension Slider {
  /// For taking back later what is done from outside now.
  public final var motionState: SliderMotionState {
    let fluid = element as? FluidSliderVisualElement
    return SliderMotionState(property: fluid?.property._animatableProperty, thumb: element.thumbPlace)
  }

  /// Puts the motion back. Does nothing on a system without private copies.
  public final func restore(_ state: SliderMotionState) {
    guard let fluid = element as? FluidSliderVisualElement, let property = state.property else { return }
    fluid.property._animatableProperty = property
    fluid.setThumb(state.thumb)
  }
}

public import Introspection

extension SliderSystem {
  /// The names that an update gave to private ivars; none where nothing was renamed.
  public var renamedIvars: IvarAliases {
    guard self == .ios26Renamed else { return .none }
    return IvarAliases([
      "FluidSliderVisualElement": ["fluidInteraction": "sliderInteraction"],
      "FluidSliderInteraction": ["__animatedValue": "__valueProperty"],
    ])
  }
}

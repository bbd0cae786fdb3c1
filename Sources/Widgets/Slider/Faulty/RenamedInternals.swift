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

  /// Looks up the internals by the names that this system has for them. Shared, so that a class is learnt once.
  public var introspector: Introspector { self == .ios26Renamed ? SliderSystem.renamedIntrospector : .plain }

  private static let renamedIntrospector = Introspector(aliases: SliderSystem.ios26Renamed.renamedIvars)
}

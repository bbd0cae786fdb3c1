/// The steps of the article's `forceFluidInteractionState(to:)`, in its order.
public enum PatchStep: Int, CaseIterable, Hashable, Sendable {
  case cancelPan = 1, dataModel, lastUpdate, interaction, animatedValue, setValue

  public var title: String {
    switch self {
    case .cancelPan: "pan.cancel"
    case .dataModel: "data"
    case .lastUpdate: "lastUpdate"
    case .interaction: "interaction"
    case .animatedValue: "animated value"
    case .setValue: "setValue"
    }
  }

  public var writes: [PatchWrite] { PatchWrite.allCases.filter { $0.step == self } }
}

/// The thirteen single writes and calls of the six steps, in the patch's order.
public enum PatchWrite: String, CaseIterable, Hashable, Sendable {
  case panCancel = "pan.cancel"
  case dataValue = "data._value"
  case updateValue = "lastUpdate._value"
  case updateUnclampedValue = "lastUpdate.__unclampedValue"
  case updateAtTarget = "lastUpdate._atTarget"
  case updateTracking = "lastUpdate._tracking"
  case lockedValue = "fluidInteraction._lockedValue"
  case presentationValue = "fluidInteraction._presentationValue"
  case activeDriver = "fluidInteraction.__activeDriver"
  case state = "fluidInteraction.__state"
  case propertyValue = "property.setValue:"
  case propertyVelocity = "property.setVelocity:"
  case sliderSetValue = "slider.setValue"

  public var step: PatchStep {
    switch self {
    case .panCancel: .cancelPan
    case .dataValue: .dataModel
    case .updateValue, .updateUnclampedValue, .updateAtTarget, .updateTracking: .lastUpdate
    case .lockedValue, .presentationValue, .activeDriver, .state: .interaction
    case .propertyValue, .propertyVelocity: .animatedValue
    case .sliderSetValue: .setValue
    }
  }
}

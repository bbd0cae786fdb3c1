import Geometry
import Motion

/// Constants of an interaction.
final class FluidSliderInteractionConfiguration {
  let settleSpring = Spring.settle
  let programmaticSpring = Spring.programmatic
}

/// The state machine behind a fluid slider. Positions are places (normalised, beyond 0 ... 1 past an end).
final class FluidSliderInteraction {
  /// Drawn now.
  var _presentationValue: Double = 0
  /// The driver's target.
  var _lockedValue: Double = 0
  var _locked = false
  weak var _directDrivingDelegate: (any FluidSliderDirectDrivingDelegate)?
  var _configuration = FluidSliderInteractionConfiguration()
  var __drivers: [any FluidSliderDriving] = []
  var __activeDriver: (any FluidSliderDriving)?
  var __panDriver: (any FluidSliderDirectDriving)?
  var __volumeButtonDriver: (any FluidSliderVolumeButtonDriving)?
  var __animatedValue = AnimatableFloatProperty()
  /// 0 at rest, 1 dragging, 2 settling.
  var __state = 0
  var __normalizedTrackSize = Size.zero

  init() {
    let pan = ElasticPanDriver()
    let volume = VolumeButtonDriver()
    pan.interaction = self
    __panDriver = pan
    __volumeButtonDriver = volume
    __drivers = [pan, volume]
  }

  var pan: ElasticPanDriver? { __panDriver as? ElasticPanDriver }
  var isDragging: Bool { __activeDriver != nil && __activeDriver === __panDriver }
  var isSettling: Bool { __activeDriver != nil && !isDragging }

  /// Whether input may go to `driver`: it must exist and be one of the drivers.
  func accepts(_ driver: (any FluidSliderDriving)?) -> Bool {
    guard let driver else { return false }
    return __drivers.contains { $0 === driver }
  }

  func activate(_ driver: any FluidSliderDriving, state: Int) {
    __activeDriver = driver
    __state = state
  }
}

import FrameTiming
public import Geometry
public import Strategies
public import Widgets

/// All that can reach a world from outside. Recorded as it happens, so that the same inputs at the same frames give the same world again.
public enum WorldInput: Hashable, WorldMessage {
  /// Places are points of the world; times are the world's seconds.
  case event(InputEvent)
  /// The value is set from outside, through the strategy, in this frame's work phase.
  case set(Float)
  case choose(StrategyID)
  case imitate(SliderSystem)
  /// The patch's single writes that are done.
  case writes(Set<PatchWrite>)
  case step0(isOn: Bool)
  case deferral(Double)
  case arm(SettleModel.Arming?)
  case volumeButton(up: Bool)
  case cancelPress
  case focus(visibly: Bool)
  case resize(Size)
  case reducesMotion(Bool)
  /// Something done to the slider's internals, in this frame's work phase.
  case inspect(InspectorEdit)

  init(_ event: InputEvent) { self = .event(event) }
}

/// A world at rest: all that is needed to begin again from there.
struct WorldStart: Hashable, WorldBeginning {
  var size: Size
  var scale: Double
  var value: Float = 0.2
  var system = SliderSystem.ios26
  var strategy = StrategyID.none
  var writes = Set(PatchWrite.allCases)
  var includesStep0 = false
  var deferral = 0.5
  var arming: SettleModel.Arming?
  var reducesMotion = false
  var isFocused = false
  /// Names given to private ivars by hand.
  var aliases = NameAliases()
  /// The ivars that are nil from the start.
  var forbidden: Set<ForbiddenIvar> = []
}

public import FrameTiming
public import Introspection
public import Widgets

/// 5: the article's `forceFluidInteractionState(to:)`: six steps that rewrite every copy of the target through private ivars.
///
/// Everything goes through `SafeKVC`: a name that isn't found writes nothing, and is told to the log.
public final class PatchStrategy: SetStrategy {
  public let id = StrategyID.patch
  /// The writes that are done; a step is on when all of its are.
  public var writes = Set(PatchWrite.allCases)
  /// The order of the steps; the article's by default.
  public var order = PatchStep.allCases
  /// Whether the slider's own setValue is called first, as the article's outer control does. It hides what step 2 does.
  public var includesStep0 = false
  /// How names are looked up; renamed internals come in here.
  public var introspector: Introspector

  public init(introspector: Introspector = .plain) { self.introspector = introspector }

  public var privateNames: [String] {
    [
      "_data", "_value", "_visualElement", "lastUpdate", "_value", "__unclampedValue", "_atTarget", "_tracking", "fluidInteraction",
      "_lockedValue", "_presentationValue", "__activeDriver", "__state", "__animatedValue", "setValue:", "setVelocity:", "__panDriver",
      "cancel",
    ].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  public func has(_ step: PatchStep) -> Bool { step.writes.allSatisfy(writes.contains) }

  public func set(_ step: PatchStep, on isOn: Bool) {
    if isOn { writes.formUnion(step.writes) } else { writes.subtract(step.writes) }
  }

  public func set(_ value: Float, on control: IntensityControl, at time: FrameTime, log: StrategyLog) {
    if includesStep0 {
      control.setValue(value, animated: false)
      log.add(.step0)
    }
    let slider = control.innerSlider
    let value = slider.range.clamp(value)
    for step in order {
      let wanted = step.writes.filter(writes.contains)
      if !wanted.isEmpty { perform(wanted, of: step, value: value, on: slider, log: log) }
    }
  }

  /// Does some writes of one step now, and tells which of them found nothing.
  public func perform(_ writes: [PatchWrite], of step: PatchStep, value: Float, on slider: Slider, log: StrategyLog) {
    var missed: [String] = []
    var done: [String] = []
    let door = SafeKVC(introspector) { missed.append($0.description) }
    let internals = SliderInternals(slider, door: door)
    let place = slider.normalised(value)
    for write in writes {
      let before = missed.count
      if perform(write, value: value, place: place, on: slider, internals: internals) {
        done.append(write.rawValue)
      } else if missed.count == before {
        missed.append("\(write.rawValue): the slider has no such object now.")
      }
    }
    log.add(.step(step, done: done, missed: missed))
  }

  /// False where nothing was written or called: a name wasn't found, which the door has told, or an ivar on the way holds nil.
  private func perform(_ write: PatchWrite, value: Float, place: Double, on slider: Slider, internals: SliderInternals) -> Bool {
    let door = internals.door
    func on(_ object: AnyObject?, _ act: (AnyObject) -> Bool) -> Bool { object.map(act) ?? false }
    switch write {
    case .panCancel: return on(internals.pan) { door.invoke("cancel", on: $0) != nil }
    case .dataValue: return on(internals.data) { door.setValue(.float(value), forKey: "_value", of: $0) }
    case .updateValue: return on(internals.lastUpdate) { door.setDoubleIvar("_value", to: place, of: $0) }
    case .updateUnclampedValue: return on(internals.lastUpdate) { door.setDoubleIvar("__unclampedValue", to: place, of: $0) }
    case .updateAtTarget: return on(internals.lastUpdate) { door.setBoolIvar("_atTarget", to: true, of: $0) }
    case .updateTracking: return on(internals.lastUpdate) { door.setBoolIvar("_tracking", to: false, of: $0) }
    case .lockedValue: return on(internals.interaction) { door.setDoubleIvar("_lockedValue", to: place, of: $0) }
    case .presentationValue: return on(internals.interaction) { door.setDoubleIvar("_presentationValue", to: place, of: $0) }
    case .activeDriver: return on(internals.interaction) { door.setIvar("__activeDriver", to: nil, of: $0) }
    case .state: return on(internals.interaction) { door.setLongIvar("__state", to: 0, of: $0) }
    case .propertyValue: return on(internals.property) { door.invoke("setValue:", on: $0, with: place) != nil }
    case .propertyVelocity: return on(internals.property) { door.invoke("setVelocity:", on: $0, with: 0) != nil }
    case .sliderSetValue:
      slider.setValue(value, animated: false)
      return true
    }
  }
}

/// The private objects of a slider, looked up by name; each miss is told to the door once for each look.
struct SliderInternals {
  let slider: Slider
  let door: SafeKVC

  init(_ slider: Slider, door: SafeKVC) {
    self.slider = slider
    self.door = door
  }

  var data: AnyObject? { door.ivar("_data", of: slider) }
  var visualElement: AnyObject? { door.ivar("_visualElement", of: slider) }
  var lastUpdate: AnyObject? { visualElement.flatMap { door.ivar("lastUpdate", of: $0) } }
  var interaction: AnyObject? { visualElement.flatMap { door.ivar("fluidInteraction", of: $0) } }
  var pan: AnyObject? { interaction.flatMap { door.ivar("__panDriver", of: $0) } }
  var property: AnyObject? { interaction.flatMap { door.ivar("__animatedValue", of: $0) } }
}

public import Strategies

/// What a person does to a slider's internals by the inspector. Paths lead from the inner slider, by the names that lookups know at the time.
public enum InspectorEdit: Hashable {
  /// A number into an `f`, `d`, `q` or `Q` ivar; 0 or 1 into a `B`.
  case write(path: String, value: Double)
  case call(path: String, selector: String, argument: Double?)
  /// Single writes of the patch, for a value in slider units.
  case run([PatchWrite], value: Float)
  /// Sets an ivar to nil that the patch must leave alone; off puts back what was there.
  case forbid(ForbiddenIvar, isOn: Bool)
  /// Lookups know the ivar at the path by another name from now on.
  case rename(path: String, name: String)
  /// Takes back every name given by hand.
  case restoreNames
  /// Takes back the last edit that hasn't been taken back: what it changed gets the values from before it.
  case undo
}

/// The ivars of the interaction that the article warns of: without its driver the slider is frozen.
public enum ForbiddenIvar: String, CaseIterable, Hashable, Sendable {
  case panDriver = "__panDriver"
  case drivers = "__drivers"
  case volumeButtonDriver = "__volumeButtonDriver"

  /// What follows, in a few words.
  var effect: String {
    switch self {
    case .panDriver: "no press begins a drag"
    case .drivers: "no driver takes any input"
    case .volumeButtonDriver: "volume keys do nothing"
    }
  }
}

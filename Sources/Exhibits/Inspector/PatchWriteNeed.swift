import Strategies

/// What the patch would be without one of its thirteen writes, on a slider of this toolkit. The article needs them all; its sentences may
/// be true of the system that it was written for and redundant in this mechanism.
enum PatchWriteNeed: Hashable {
  /// The value doesn't hold.
  case needed(String)
  /// The value holds, but a copy of the target keeps the old one.
  case leavesCopy(String)
  /// The value holds and every copy is at it.
  case redundant(String)

  var title: String {
    switch self {
    case .needed: "needed"
    case .leavesCopy: "its copy alone"
    case .redundant: "redundant here"
    }
  }

  /// The same for a sentence.
  var verdict: String {
    switch self {
    case .needed: "needed"
    case .leavesCopy: "the article needs it; here its own copy alone does"
    case .redundant: "the article needs it; redundant here"
    }
  }

  var reason: String {
    switch self {
    case .needed(let text), .leavesCopy(let text), .redundant(let text): text
    }
  }
}

extension PatchWrite {
  /// Measured in the moment that `matrix` measures, with the twelve others in place.
  var need: PatchWriteNeed {
    switch self {
    case .panCancel: .needed("the pan driver's momentum would start another settle")
    case .dataValue: .needed("after step 3 setValue only lays out, so the getter would return the old target")
    case .updateValue: .redundant("setValue then doesn't find itself there, and sets every copy itself")
    case .updateUnclampedValue: .leavesCopy("nobody reads it while _atTarget is true")
    case .updateAtTarget: .redundant("the driver settles once more, but heads for __unclampedValue, which is right by then")
    case .updateTracking: .redundant("a release has cleared it already; it matters during a drag")
    case .lockedValue: .leavesCopy("without an active driver nobody reads it")
    case .presentationValue: .redundant("the next tick takes it from the property")
    case .activeDriver: .redundant("the driver goes on, and heads for _lockedValue, which is right by then")
    case .state: .redundant("nothing in this mechanism reads it; it would go on saying that it settles")
    case .propertyValue: .needed("the property would carry the thumb on to its own target")
    case .propertyVelocity: .needed("the property would leave the value and come back")
    case .sliderSetValue: .needed("nobody else puts the thumb there in this frame")
    }
  }
}

/// The claims about a settle animation that undoes setValue.
enum SettleClaims {
  static var all: [Claim] {
    rollback + internals + writes + methods + patch + withoutSteps + orders + drivers + replacement + gestures + systems
  }
}

extension ClaimConditions {
  /// The articles' moment on the system asked for.
  var moment: SettleMoment {
    var moment = SettleMoment()
    moment.system = system
    return moment
  }
}

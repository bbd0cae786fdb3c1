/// The names that a scenario may use, each list in the order in which a message prints it.
public nonisolated struct ScenarioNames: Sendable {
  public var strategies = ["none", "removeAllAnimations", "endTracking", "deferred", "patch", "replace", "retarget"]
  public var systems = ["custom", "custom-lens", "26", "26-renamed", "settle"]
  public var exhibits = ["settle", "glow"]
  /// What `strategy` may be in exhibits that have variants of their own, the default first.
  public var variants = ["glow": ["predicted", "accumulated", "advanced"]]
  /// Actions that an exhibit has no use for.
  public var refusedActions = ["glow": ["set", "call", "write"]]
  /// What the events of a trace row may be called.
  public var events =
    [
      "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit", "touchUpInside",
      "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered", "set",
    ] + (0...6).map { "step\($0)" } + (0...6).map { "step\($0):missed" } + [
      "replaced", "settleBegan", "settleEnded", "paused", "resumed", "wentBack",
    ]

  public init() {}
}

/// The system a slider imitates; it decides the visual element.
public nonisolated enum SliderSystem: String, CaseIterable, Hashable, Sendable {
  /// The app's own slider from before iOS 26: no settle.
  case custom
  /// The same with the glass lens as its thumb.
  case customLens = "custom-lens"
  /// iOS 26: glass, and a settle that forgets.
  case ios26 = "26"
  /// iOS 26 after an update that renamed private ivars.
  case ios26Renamed = "26-renamed"
  /// Ours: one owner of value, target and velocity.
  case settle

  public var title: String {
    switch self {
    case .custom: "Custom"
    case .customLens: "Custom, lens"
    case .ios26: "iOS 26"
    case .ios26Renamed: "iOS 26, renamed"
    case .settle: "Settle"
    }
  }
}

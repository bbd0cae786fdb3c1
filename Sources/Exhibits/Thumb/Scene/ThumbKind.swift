import Widgets

/// The ways of showing that a thumb is pressed, in the order of their digits.
enum ThumbKind: Int, CaseIterable {
  case plain, twoImages, crossFade, overlay, spring

  /// On the command line.
  var name: String {
    switch self {
    case .plain: "plain"
    case .twoImages: "two-images"
    case .crossFade: "cross-fade"
    case .overlay: "overlay"
    case .spring: "spring"
    }
  }

  var title: String {
    switch self {
    case .plain: "Plain"
    case .twoImages: "Two images"
    case .crossFade: "Cross-fade"
    case .overlay: "Growing overlay"
    case .spring: "Spring"
    }
  }

  /// For narrow places.
  var shortTitle: String { self == .overlay ? "Overlay" : title }

  var variant: Exhibit.Variant { Exhibit.Variant(name, title) }

  func makeSlider() -> RoundThumbSlider {
    switch self {
    case .plain: RoundThumbSlider()
    case .twoImages: TwoImageSlider()
    case .crossFade: CrossFadeSlider()
    case .overlay: GrowingSlider()
    case .spring: SpringSlider()
    }
  }
}

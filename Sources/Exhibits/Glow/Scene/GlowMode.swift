import Animation

/// What the glow's stage shows.
enum GlowMode: Int, CaseIterable, Hashable {
  case collage, sideBySide, difference, kin, ring, blind

  var title: String {
    switch self {
    case .collage: "Collage"
    case .sideBySide: "Side by side"
    case .difference: "Difference flash"
    case .kin: "Kin"
    case .ring: "Ring"
    case .blind: "Blind test"
    }
  }
}

/// Where the visitor lets flips fall.
enum FlipChoice: Int, CaseIterable, Hashable {
  case asItComes, beforeDraw, between, afterCommit

  var title: String {
    switch self {
    case .asItComes: "as it comes"
    case .beforeDraw: "before draw"
    case .between: "between"
    case .afterCommit: "after commit"
    }
  }

  var placement: FlipPlacement? {
    switch self {
    case .asItComes: nil
    case .beforeDraw: .beforeDraw
    case .between: .between
    case .afterCommit: .afterCommit
    }
  }
}

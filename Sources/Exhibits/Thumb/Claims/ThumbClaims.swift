import Stage

/// The claims about a thumb that grows, animated, while it is pressed.
enum ThumbClaims {
  static var all: [Claim] {
    (looks + growth + placement + neighbours).sorted { $0.id < $1.id }
  }
}

func figure(_ number: Double, places: Int) -> String { NumberText.fixed(number, places: places) }

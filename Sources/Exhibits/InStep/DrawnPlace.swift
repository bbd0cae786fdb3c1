/// Places as the painter draws them: it knows no finer ones than 1/256 pt, so places kept on that grid are drawn where they are, and their
/// sums and differences are exact.
nonisolated enum DrawnPlace {
  static func of(_ place: Double) -> Double { (place * 256).rounded() / 256 }
}

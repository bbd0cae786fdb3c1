import Glibc

extension Color {
  /// 0 (black) to 1 (white), of the opaque colour: alpha is not looked at. WCAG 2.2, "relative luminance", with the threshold 0.04045
  /// of the sRGB standard.
  public var relativeLuminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2.2, 1 (the same) to 21 (black and white), the same in both directions.
  public func contrast(with other: Color) -> Double {
    let a = relativeLuminance
    let b = other.relativeLuminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

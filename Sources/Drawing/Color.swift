/// A colour in sRGB, each part 0...1, not premultiplied. Parts outside that range count as its ends when they are drawn; a part that is
/// no number makes the drawing call draw nothing.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `hex` as 0xRRGGBB; the bits above are ignored.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same hue with this alpha instead of its own.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Linear between this (`fraction` 0) and `other` (1), part by part on the unpremultiplied numbers, so that a fade to `clear` darkens:
  /// fade to `other.withAlpha(0)` instead.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a * (1 - fraction) + b * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: mix(alpha, other.alpha))
  }

  package var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }

  /// The premultiplied word 0xAARRGGBB, each part rounded to the nearest of 256 levels.
  package var premultipliedWord: UInt32 {
    func level(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    let cover = min(max(alpha, 0), 1)
    return level(cover) << 24 | level(min(max(red, 0), 1) * cover) << 16 | level(min(max(green, 0), 1) * cover) << 8
      | level(min(max(blue, 0), 1) * cover)
  }
}

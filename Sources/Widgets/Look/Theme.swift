public import Drawing

/// Every colour, size and distance of the window's look. One object for light, one for dark; text has a contrast of 4.5:1 at least on the
/// surface it is meant for.
public struct Theme: Hashable, Sendable {
  public enum Name: String, CaseIterable, Hashable, Sendable { case light, dark }

  public let name: Name
  // Surfaces, from the back to the front.
  public let background: Color
  public let panel: Color
  public let raised: Color
  public let hovered: Color
  public let separator: Color
  public let outline: Color
  // Text.
  public let text: Color
  public let secondaryText: Color
  // Meaning.
  public let accent: Color
  public let good: Color
  public let bad: Color
  public let warm: Color
  public let neutral: Color
  public let badSurface: Color
  public let goodSurface: Color
  public let flash: Color
  public let scrim: Color

  public static func named(_ name: Name) -> Theme { name == .dark ? dark : light }

  public static let dark = Theme(
    name: .dark, background: Color(hex: 0x15161B), panel: Color(hex: 0x1A1C22), raised: Color(hex: 0x1E2027),
    hovered: Color(hex: 0x262932), separator: Color(hex: 0x2A2D36), outline: Color(hex: 0x343845), text: Color(hex: 0xF3F4F7),
    secondaryText: Color(hex: 0x9AA1AF), accent: Color(hex: 0x58A6FF), good: Color(hex: 0x3FD49A), bad: Color(hex: 0xFF7B72),
    warm: Color(hex: 0xE8AA55), neutral: Color(hex: 0x8D94A3), badSurface: Color(hex: 0x35232A), goodSurface: Color(hex: 0x1B3029),
    flash: Color(hex: 0x40372E), scrim: Color(hex: 0x08090C, alpha: 0.66))

  public static let light = Theme(
    name: .light, background: Color(hex: 0xEEF0F4), panel: Color(hex: 0xFBFCFD), raised: Color(hex: 0xFFFFFF),
    hovered: Color(hex: 0xF3F6FB), separator: Color(hex: 0xDCDFE6), outline: Color(hex: 0xD3D7E0), text: Color(hex: 0x15171C),
    secondaryText: Color(hex: 0x5A6172), accent: Color(hex: 0x0A62D6), good: Color(hex: 0x08734A), bad: Color(hex: 0xC62828),
    warm: Color(hex: 0xA6510F), neutral: Color(hex: 0x666D7C), badSurface: Color(hex: 0xFBE7E6), goodSurface: Color(hex: 0xE2F3EA),
    flash: Color(hex: 0xF7E6D2), scrim: Color(hex: 0x1A1E28, alpha: 0.42))

  // Type scale.
  public static let title = Font(face: .text, size: 16, weight: .bold)
  public static let heading = Font(face: .text, size: 15, weight: .semibold)
  public static let body = Font(face: .text, size: 13, weight: .regular)
  public static let bodyStrong = Font(face: .text, size: 13, weight: .semibold)
  public static let sentence = Font(face: .text, size: 14, weight: .regular)
  public static let caption = Font(face: .text, size: 11.5, weight: .regular)
  public static let section = Font(face: .text, size: 11, weight: .medium)
  public static let figure = Font(face: .monospaced, size: 12, weight: .regular)
  public static let figureStrong = Font(face: .monospaced, size: 13, weight: .bold)
  public static let smallFigure = Font(face: .monospaced, size: 11, weight: .regular)

  // Spacing grid, in points.
  public static let unit = 8.0
  public static let gutter = 24.0
  public static let radius = 10.0
  public static let largeRadius = 18.0
}

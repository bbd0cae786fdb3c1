public import Geometry

/// A text, measured and broken into lines. Cheap to make again: what was shaped lately is kept and shared.
///
/// Metrics don't depend on the scale of the canvas. Where no font is installed at all a size is estimated and nothing is drawn.
public final class TextLayout {
  public let text: String
  public let font: Font
  /// The box of the lines in points, never wider than the `maxWidth` asked for.
  public let size: Size
  /// From the box's top to the first line's baseline, in points.
  public let baseline: Double

  let shaped: ShapedText

  /// Loads these fonts, from whatever thread: the first text of a face costs milliseconds, which can pass while a window opens.
  public static func prepare(_ fonts: [Font]) {
    for font in fonts { _ = TextLayout("0", font: font) }
  }

  /// Beyond `maxWidth` (points) the text ends in "…", or, where it doesn't truncate, goes on in further lines, broken inside of words only
  /// if need be. Line breaks of the text are kept.
  public init(_ text: String, font: Font, maxWidth: Double? = nil, truncates: Bool = true) {
    precondition(font.size > 0 && font.size.isFinite, "a font's size must be positive points, got \(font.size)")
    precondition(maxWidth.map { !$0.isNaN } ?? true, "the width of a text must be a number")
    let limit = maxWidth.map { min(max($0, 0), 1e6) }
    shaped = TextEngine.shape(TextRequest(text: text, font: font, maxWidth: limit, truncates: truncates))
    self.text = text
    self.font = font
    size = shaped.size
    baseline = shaped.baseline
  }
}

/// All that decides how a text is laid out.
struct TextRequest: Hashable, Sendable {
  var text: String
  var font: Font
  var maxWidth: Double?
  var truncates: Bool
}

/// A face at a size. Which files stand for it is fontconfig's choice.
public struct Font: Hashable, Sendable {
  public enum Face: Hashable, Sendable {
    /// Inter, else the system's sans.
    case text
    /// DejaVu Sans Mono, else the system's monospaced one.
    case monospaced
  }

  public enum Weight: Hashable, Sendable {
    case regular, medium, semibold, bold
  }

  public var face: Face
  /// The em, in points.
  public var size: Double
  public var weight: Weight

  public init(face: Face = .text, size: Double, weight: Weight = .regular) {
    self.face = face
    self.size = size
    self.weight = weight
  }
}

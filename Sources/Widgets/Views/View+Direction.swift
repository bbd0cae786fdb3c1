/// Which way lines of the interface run.
public nonisolated enum LayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// What a view's content means for its direction; UIKit's names and raw values.
public nonisolated enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// Follows the interface.
  case unspecified
  /// Players' controls: time runs to the right everywhere.
  case playback
  /// Directions in space: left is left everywhere.
  case spatial
  case forceLeftToRight, forceRightToLeft
}

extension View {
  /// The direction in which the view lays out and takes input: its own where it has one, else that of its window's interface.
  public final var effectiveLayoutDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: window?.layoutDirection ?? .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

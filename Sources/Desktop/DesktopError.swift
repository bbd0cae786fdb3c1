/// Why there is no window, or no longer one.
public enum DesktopError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No X server could be reached under that name.
  case cannotOpen(display: String, reason: String)
  /// The screen offers no TrueColor visual of depth 24 or 32 with 8 bits a channel.
  case noTrueColor
  /// The X server went away, or cut the connection.
  case connectionLost

  public var description: String {
    switch self {
    case .cannotOpen(let display, let reason): "cannot open the display \"\(display)\": \(reason)"
    case .noTrueColor: "the display offers no TrueColor visual of depth 24 or 32"
    case .connectionLost: "the connection to the X server was lost"
    }
  }
}

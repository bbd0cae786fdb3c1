public import FrameTiming
public import Geometry

/// What a window is made of.
public struct WindowOptions {
  public var title: String
  /// In points.
  public var size: Size
  /// The smallest size that the window manager is asked to allow, in points.
  public var minimumSize: Size
  /// Pixels a point; nil follows the desktop's text resolution (Xft.dpi).
  public var scale: Double?
  /// The icon as _NET_WM_ICON wants it: width, height, then rows of ARGB pixels; several sizes may follow each other.
  public var icon: [UInt32]
  /// Nil stands for the DISPLAY of the environment.
  public var displayName: String?
  /// Holds the frames to this rate, whatever the display says.
  public var rate: RefreshRate?

  public init(
    title: String, size: Size, minimumSize: Size = Size(width: 1, height: 1), scale: Double? = nil, icon: [UInt32] = [],
    displayName: String? = nil, rate: RefreshRate? = nil
  ) {
    precondition(scale.map { $0 > 0 && $0.isFinite } ?? true, "a window's scale must be positive, got \(scale ?? 0)")
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.scale = scale
    self.icon = icon
    self.displayName = displayName
    self.rate = rate
  }
}

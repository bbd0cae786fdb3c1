import Geometry
public import Widgets

/// What the command line may say about the window.
public struct PlaygroundOptions {
  /// The exhibit's name; `settle` by default.
  public var exhibit = "settle"
  /// The name of one of the exhibit's variants; nil for the first.
  public var variant: String?
  public var system = SliderSystem.ios26
  public var theme = Theme.Name.dark
  public var reducesMotion = false
  public var reducesTransparency = false
  /// Whether the exhibit's gesture plays by itself every 3 s.
  public var plays = false
  /// Where each frame's row goes; nil for nowhere.
  public var logPath: String?

  public init() {}
}

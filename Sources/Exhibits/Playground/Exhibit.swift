import Strategies

/// An exhibit of the playground: its name on the command line, its title in the tabs, and the variants that digits choose.
public struct Exhibit {
  public struct Variant {
    public let name: String
    /// As on its button.
    public let title: String

    public init(_ name: String, _ title: String) {
      self.name = name
      self.title = title
    }
  }

  public let name: String
  public let title: String
  public let variants: [Variant]
  /// Nil for the settle exhibit, which has a world and a page of its own.
  let makeScene: (() -> Scene)?

  /// In the order of the tabs and of Ctrl+1 ... 9.
  public static let all = [
    SettleExhibit.exhibit,
    GalleryScene.exhibit,
    ThumbScene.exhibit,
    StepScene.exhibit,
    TimingScene.exhibit,
    MapScene.exhibit,
    CirclesScene.exhibit,
    GlowScene.exhibit,
  ]

  public static var names: [String] { all.map(\.name) }

  static func named(_ name: String) -> Exhibit? { all.first { $0.name == name } }
}

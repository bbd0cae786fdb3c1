import Drawing
import Geometry
import Widgets

/// The three glows, each on the ground it is made for, around shapes of every kind.
final class KinView: View {
  private struct Tile {
    let ground: KeyPath<KinView, Color>
    let label: Label
    let glow: GlowView
  }

  private let tiles: [Tile]
  private static let height = 26.0
  private static let margin = 48.0

  var time = 0.0 {
    didSet { for tile in tiles { tile.glow.time = time } }
  }

  init() {
    let list: [(String, GlowStyle, GlowShape, KeyPath<KinView, Color>, KeyPath<Theme, Color>)] = [
      ("rainbow: flows in the dark", .rainbow, .roundedRect(radius: 26), \.dark, \.text),
      ("soft: breathes in the light", .soft, .capsule, \.light, \.text),
      ("vibrant border", .border, .circle, \.neutral, \.text),
    ]
    tiles = list.map { title, style, shape, ground, color in
      Tile(
        ground: ground, label: Label(title, font: Theme.caption, color: \.secondaryText), glow: GlowView(shape, lineWidth: 5, style: style))
    }
    super.init()
    isUserInteractionEnabled = false
    for tile in tiles {
      tile.label.alignment = .center
      addSubview(tile.glow)
      addSubview(tile.label)
    }
  }

  fileprivate var dark: Color { Color(hex: 0x0B0C10) }
  fileprivate var light: Color { Color(hex: 0xF8F9FC) }
  fileprivate var neutral: Color { theme.raised }

  override var drawsContent: Bool { true }

  private func place(_ index: Int) -> Rect {
    let gap = 16.0
    let width = (bounds.width - gap * Double(tiles.count - 1)) / Double(tiles.count)
    return Rect(x: Double(index) * (width + gap), y: 0, width: width, height: max(0, bounds.height - KinView.height))
  }

  override func layoutSubviews() {
    for (index, tile) in tiles.enumerated() {
      let place = place(index)
      tile.glow.frame = place.insetBy(dx: min(KinView.margin, place.width / 4), dy: min(KinView.margin, place.height / 4))
      tile.label.frame = Rect(x: place.minX, y: place.maxY + 6, width: place.width, height: 18)
    }
  }

  override func draw(in canvas: Canvas) {
    for (index, tile) in tiles.enumerated() {
      let path = Path(roundedRect: place(index), radius: Theme.largeRadius)
      canvas.fill(path, .color(self[keyPath: tile.ground]))
      canvas.stroke(path, .color(theme.separator), width: 1)
    }
  }
}

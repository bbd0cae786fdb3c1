import Drawing
import Geometry
import Widgets

/// A picture of a glow before, less the one after it: where nothing jumped it is black.
struct GlowDifference: Hashable {
  let width: Int
  let height: Int
  /// What the channels differ by, brightened: red, green, blue from the highest byte, row by row.
  let cells: [UInt32]
  /// By how much that was brightened, so that the largest difference is full light; 1 where nothing differs.
  let gain: Int
  /// Cells of which one channel differs at all.
  let changed: Int

  /// - Parameters:
  ///   - size: of the glowing shape, in points; its light reaches beyond it.
  ///   - cellsAPoint: how fine it is looked at.
  init(style: GlowStyle, theme: Theme, size: Size, radius: Double, from before: Double, to after: Double, cellsAPoint: Double) {
    let margin = 44.0
    let window = Window(size: Size(width: size.width + 2 * margin, height: size.height + 2 * margin), scale: cellsAPoint)
    window.appearance = theme
    window.backgroundColor = theme.background
    let glow = GlowView(.roundedRect(radius: radius), lineWidth: 5, style: style)
    glow.frame = Rect(x: margin, y: margin, width: size.width, height: size.height)
    window.addSubview(glow)
    window.layoutPass()
    let frame = window.pixelBounds
    func picture(at time: Double) -> [UInt32] {
      glow.time = time
      _ = window.takeDamage()
      let made = Bitmap(width: frame.width, height: frame.height)
      window.draw(Region(frame), into: made)
      return made.pixels()
    }
    width = frame.width
    height = frame.height
    let pictures = (picture(at: before), picture(at: after))
    let differences = zip(pictures.0, pictures.1).map(GlowDifference.channels)
    let gain = 255 / max(1, differences.reduce(0) { max($0, $1.0, $1.1, $1.2) })
    self.gain = gain
    cells = differences.map { UInt32($0 * gain) << 16 | UInt32($1 * gain) << 8 | UInt32($2 * gain) }
    changed = cells.count { $0 != 0 }
  }

  private static func channels(_ a: UInt32, _ b: UInt32) -> (Int, Int, Int) {
    func difference(_ shift: UInt32) -> Int { abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) }
    return (difference(16), difference(8), difference(0))
  }
}

/// Shows a difference, as large as there is room.
final class GlowDifferenceView: View {
  var difference: GlowDifference? {
    didSet { if difference != oldValue { setNeedsDisplay() } }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "difference"
    isUserInteractionEnabled = false
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let path = Path(roundedRect: bounds, radius: 8)
    canvas.fill(path, .color(Color(hex: 0x000000)))
    guard let difference else { return hint("the frame before a pause less the frame after it", canvas) }
    guard difference.changed > 0 else { return hint("no pixel differs", canvas) }
    let cell = min((bounds.width - 8) / Double(difference.width), (bounds.height - 8) / Double(difference.height))
    let left = bounds.midX - cell * Double(difference.width) / 2
    let top = bounds.midY - cell * Double(difference.height) / 2
    for (index, value) in difference.cells.enumerated() where value != 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: difference.width)
      canvas.fill(
        Rect(x: left + Double(column) * cell, y: top + Double(row) * cell, width: cell, height: cell), Color(hex: value))
    }
    let note = TextLayout("brightened \(difference.gain) times", font: Theme.caption)
    let ground = Rect(
      x: bounds.maxX - note.size.width - 16, y: bounds.maxY - note.size.height - 9, width: note.size.width + 12,
      height: note.size.height + 4)
    canvas.fill(Path(roundedRect: ground, radius: 5), .color(Color(hex: 0x000000, alpha: 0.7)))
    canvas.draw(
      note, at: Point(x: bounds.maxX - note.size.width - 10, y: bounds.maxY - note.size.height - 7), color: GlowDifferenceView.ink)
  }

  private func hint(_ text: String, _ canvas: Canvas) {
    let layout = TextLayout(text, font: Theme.caption, maxWidth: bounds.width - 16)
    canvas.draw(
      layout, at: Point(x: bounds.midX - layout.size.width / 2, y: bounds.midY - layout.size.height / 2), color: GlowDifferenceView.ink)
  }

  /// On black, in both themes.
  private static let ink = Color(hex: 0x8A90A0)
}

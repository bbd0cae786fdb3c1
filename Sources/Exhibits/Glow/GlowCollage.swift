public import Drawing
public import Geometry
public import Widgets

/// A collage of stickers in a frame that glows. Its only time is ``time``, set from outside.
public final class GlowCollage: View {
  /// The drawn time of the glow, in seconds.
  public var time: Double {
    get { glow.time }
    set { glow.time = newValue }
  }
  /// A sticker was taken or let go, at this time of its event in seconds.
  public var onHold: ((_ time: Double) -> Void)?
  public var onRelease: ((_ time: Double) -> Void)?

  /// In the order of drawing; a press brings one to the front.
  public let stickers: [StickerView]
  public let glow: GlowView

  /// From the view's edges to the frame, for the light around it.
  public static let margin = 44.0
  public static let radius = 28.0

  /// Where each sticker's middle lies, as shares of the frame.
  private var places = [
    Point(x: 0.14, y: 0.28), Point(x: 0.80, y: 0.24), Point(x: 0.30, y: 0.70), Point(x: 0.50, y: 0.34), Point(x: 0.87, y: 0.72),
    Point(x: 0.62, y: 0.74),
  ]

  public init() {
    stickers = [.sun, .planet, .leaf, .heart, .wave, .plane].map { StickerView($0) }
    glow = GlowView(.roundedRect(radius: GlowCollage.radius), lineWidth: 5)
    super.init()
    name = "collage"
    for (index, sticker) in stickers.enumerated() {
      addSubview(sticker)
      sticker.onMove = { [weak self] in self?.moved(index, to: $0) }
      sticker.onHold = { [weak self] in self?.onHold?($0) }
      sticker.onRelease = { [weak self] in self?.onRelease?($0) }
    }
    addSubview(glow)
  }

  /// The glowing frame, in the view's coordinates.
  public var card: Rect { bounds.insetBy(dx: GlowCollage.margin, dy: GlowCollage.margin) }

  public override var drawsContent: Bool { !frame.isEmpty }

  public override func layoutSubviews() {
    glow.frame = card
    for (sticker, place) in zip(stickers, places) {
      sticker.center = Point(x: card.minX + place.x * card.width, y: card.minY + place.y * card.height)
    }
  }

  private func moved(_ index: Int, to center: Point) {
    guard !card.isEmpty else { return }
    places[index] = Point(x: (center.x - card.minX) / card.width, y: (center.y - card.minY) / card.height)
  }

  public override func draw(in canvas: Canvas) {
    canvas.fill(Path(roundedRect: card, radius: GlowCollage.radius), .color(theme.panel))
  }
}

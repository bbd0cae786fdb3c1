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

  private let kept = KeptPicture<Theme.Name>()

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
    glow = GlowView(.roundedRect(radius: GlowCollage.radius), lineWidth: 8)
    super.init()
    name = "collage"
    for (index, sticker) in stickers.enumerated() {
      addSubview(sticker)
      sticker.onMove = { [weak self] in self?.moved(index, to: $0) }
      sticker.onHold = { [weak self, unowned sticker] in self?.hold(sticker, at: $0) }
      sticker.onRelease = { [weak self] in self?.onRelease?($0) }
    }
    addSubview(glow)
  }

  /// The glowing frame, in the view's coordinates.
  public var card: Rect { bounds.insetBy(dx: GlowCollage.margin, dy: GlowCollage.margin) }

  public override var drawsContent: Bool { !frame.isEmpty }

  public override func layoutSubviews() {
    glow.frame = card
    let side = (min(max(0.32 * card.height, 84), 156) / 4).rounded() * 4
    for (sticker, place) in zip(stickers, places) {
      sticker.frame = Rect(x: 0, y: 0, width: side, height: side)
      sticker.center = Point(x: (card.minX + place.x * card.width).rounded(), y: (card.minY + place.y * card.height).rounded())
    }
  }

  /// Of each sticker, where its middle lies as shares of the frame, and how far in front it is: all that drags can change.
  var arrangement: [Double] {
    zip(stickers, places).flatMap { sticker, place in
      [place.x, place.y, Double(subviews.firstIndex { $0 === sticker } ?? 0)]
    }
  }

  func arrange(_ arrangement: [Double]) {
    precondition(arrangement.count == 3 * stickers.count, "three numbers place a sticker, got \(arrangement.count) for all")
    for index in stickers.indices { places[index] = Point(x: arrangement[3 * index], y: arrangement[3 * index + 1]) }
    let order = stickers.indices.sorted { arrangement[3 * $0 + 2] < arrangement[3 * $1 + 2] }
    for (depth, index) in order.enumerated() { insertSubview(stickers[index], at: depth) }
    setNeedsLayout()
  }

  /// Takes it to the front, behind the glow.
  private func hold(_ sticker: StickerView, at time: Double) {
    insertSubview(sticker, at: stickers.count - 1)
    onHold?(time)
  }

  private func moved(_ index: Int, to center: Point) {
    guard !card.isEmpty else { return }
    places[index] = Point(x: (center.x - card.minX) / card.width, y: (center.y - card.minY) / card.height)
  }

  public override func draw(in canvas: Canvas) {
    let theme = theme.name, card = card
    let picture = kept.picture(for: theme, size: card.size, scale: canvas.scale) { canvas in
      CollagePaper(size: card.size, radius: GlowCollage.radius, theme: theme).draw(on: canvas)
    }
    canvas.draw(picture, in: card)
  }
}

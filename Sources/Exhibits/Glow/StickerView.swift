public import Drawing
public import Geometry
public import Widgets

/// A square with a sticker that can be dragged. It is held from the press to the release, wherever the pointer goes.
public final class StickerView: View {
  public let kind: StickerKind
  public private(set) var isHeld = false {
    didSet { if isHeld != oldValue { setNeedsDisplay() } }
  }
  /// With the time of the press and of the release (or of what ended it), in seconds.
  public var onHold: ((_ time: Double) -> Void)?
  public var onRelease: ((_ time: Double) -> Void)?
  /// Asked after each packet of a drag, with the middle in the superview.
  public var onMove: ((_ center: Point) -> Void)?

  private var grab = Vector.zero
  private let kept = KeptPicture<Bool>()

  /// Of the view in which the art has its own size, in points.
  private static let side = 108.0
  /// Beyond the view for the shadow of a held one, as a share of its side.
  private static let margin = 0.25
  private static let heldScale = 1.08

  public init(_ kind: StickerKind) {
    self.kind = kind
    super.init(frame: Rect(x: 0, y: 0, width: StickerView.side, height: StickerView.side))
    name = kind.rawValue
  }

  public override var drawsContent: Bool { !frame.isEmpty }
  public override var drawingOutsets: Insets { Insets(all: StickerView.margin * bounds.width) }

  /// Round, as far as the art goes.
  public override func contains(_ point: Point) -> Bool { (point - bounds.center).length <= 0.42 * bounds.width }

  public override func draw(in canvas: Canvas) {
    let area = bounds.insetBy(dx: -StickerView.margin * bounds.width, dy: -StickerView.margin * bounds.width)
    let picture = kept.picture(for: isHeld, size: area.size, scale: canvas.scale) { canvas in
      canvas.concatenate(AffineTransform(translationX: area.width / 2, y: area.height / 2))
      StickerArt(kind).draw(on: canvas, lift: isHeld ? 1 : 0, scale: bounds.width / StickerView.side * (isHeld ? StickerView.heldScale : 1))
    }
    canvas.draw(picture, in: area)
  }

  public override func pointerDown(_ event: PointerEvent) -> Bool {
    guard event.button == 1, let superview else { return false }
    grab = superview.convertFromWindow(event.location) - center
    isHeld = true
    onHold?(event.time)
    return true
  }

  public override func pointerDragged(_ event: PointerEvent) {
    guard isHeld, let superview else { return }
    center = superview.convertFromWindow(event.location) - grab
    onMove?(center)
  }

  public override func pointerUp(_ event: PointerEvent) { end(at: event.time) }
  public override func pointerCancelled(time: Double) { end(at: time) }

  private func end(at time: Double) {
    guard isHeld else { return }
    isHeld = false
    onRelease?(time)
  }
}

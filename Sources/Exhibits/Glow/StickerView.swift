public import Drawing
public import Geometry
public import Widgets

/// A sticker that can be dragged. It is held from the press to the release, wherever the pointer goes.
public final class StickerView: View {
  public let kind: StickerKind
  public private(set) var isHeld = false {
    didSet { if isHeld != oldValue { setNeedsDisplay() } }
  }
  /// With the time of the press and of the release (or of what ended it), in seconds.
  public var onHold: ((_ time: Double) -> Void)?
  public var onRelease: ((_ time: Double) -> Void)?
  /// Asked after each packet of a drag.
  public var onMove: ((_ center: Point) -> Void)?

  private var grab = Vector.zero

  public static let side = 96.0

  public init(_ kind: StickerKind) {
    self.kind = kind
    super.init(frame: Rect(x: 0, y: 0, width: StickerView.side, height: StickerView.side))
    name = kind.rawValue
  }

  public override var drawsContent: Bool { true }

  public override func draw(in canvas: Canvas) {
    canvas.fill(Path(ellipseIn: bounds), .color(.white))
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

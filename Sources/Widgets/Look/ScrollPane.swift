import Drawing
public import Geometry

/// Shows a part of something taller, moved by the wheel. A thin bar at the right says where.
public final class ScrollPane: View {
  /// What is scrolled; as wide as the pane, as tall as ``contentHeight``.
  public let content = View()
  /// In points.
  public var contentHeight = 0.0 {
    didSet { if contentHeight != oldValue { setNeedsLayout() } }
  }
  /// How far the content's top lies above the pane's, in points.
  public private(set) var offset = 0.0

  /// Called after the wheel moved the content, with the pointer's place in it.
  public var onScroll: ((Point) -> Void)?

  private let bar = ScrollBar()
  /// Points a notch of the wheel.
  private static let notch = 54.0

  public init() {
    super.init()
    clipsToBounds = true
    addSubview(content)
    addSubview(bar)
  }

  public func scroll(to offset: Double) {
    let offset = min(max(0, offset), max(0, contentHeight - bounds.height)).rounded()
    guard offset != self.offset else { return }
    self.offset = offset
    setNeedsLayout()
  }

  /// Scrolls as little as need be for `rect` (of the content) to be seen.
  public func reveal(_ rect: Rect) {
    if rect.minY < offset { scroll(to: rect.minY) } else if rect.maxY > offset + bounds.height { scroll(to: rect.maxY - bounds.height) }
  }

  public override func wheel(_ event: WheelEvent) -> Bool {
    scroll(to: offset - event.vertical * ScrollPane.notch)
    let place = convertFromWindow(event.location)
    onScroll?(Point(x: place.x, y: place.y + offset))
    return true
  }

  public override func layoutSubviews() {
    let most = max(0, contentHeight - bounds.height)
    offset = min(offset, most)
    content.frame = Rect(x: 0, y: -offset, width: bounds.width, height: contentHeight)
    bar.isHidden = most <= 0
    let length = max(24, (bounds.height * bounds.height / max(1, contentHeight)).rounded())
    let travel = bounds.height - length - 4
    bar.frame = Rect(
      x: bounds.width - 7, y: (2 + (most > 0 ? travel * offset / most : 0)).rounded(), width: 4, height: max(0, length))
  }
}

private final class ScrollBar: View {
  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override var drawsContent: Bool { true }
  override func draw(in canvas: Canvas) { canvas.fillCapsule(bounds, theme.neutral.withAlpha(0.55)) }
}

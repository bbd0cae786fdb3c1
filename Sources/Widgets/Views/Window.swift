public import Drawing
public import FrameTiming
public import Geometry

/// The root of a view tree and the content of one frame loop, live or headless.
///
/// It owns the time domain of its views (``frameClock``), what is damaged, who holds the pointer and who has the keyboard. Each frame goes
/// through input, tick, work and layout in ``runFrame(_:events:)`` and then draws; see ``FrameContent``.
open class Window: View, FrameContent {
  public weak var host: (any WindowHost)? {
    didSet { clock.bell.onRing = host?.waker }
  }
  /// Pixels a point.
  public private(set) final var scale: Double
  /// Called after the work and before the layout of each frame, with its time.
  public final var onFrame: ((FrameTime) -> Void)?
  /// The display that leads the frames, once the driver has said so.
  public private(set) final var display: DisplayDescription?
  /// Whether movement is to be kept to what carries meaning: places change within one frame.
  public final var reducesMotion: Bool {
    get { clock.reducesMotion }
    set { clock.reducesMotion = newValue }
  }
  /// Whether what lies behind is to be hidden rather than to shine through.
  public final var reducesTransparency = false {
    didSet { if reducesTransparency != oldValue { setSubtreeNeedsDisplay() } }
  }

  /// The look. Changing it draws everything again.
  public final var appearance = Theme.dark {
    didSet { if appearance != oldValue { setSubtreeNeedsDisplay() } }
  }

  /// Which way the interface runs. Changing it lays everything out again.
  public final var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { visitSubtree { $0.setNeedsLayout() } } }
  }

  let damage = DamageTracker()
  let dispatcher = EventDispatcher()
  private let clock = FrameClock()
  /// Views that asked for a layout, each once, in the order of asking. Views that leave are taken out.
  private var layoutRequests: [LayoutRequest] = []
  private var canvas: Canvas?
  private var lent: (buffer: PixelBuffer, bitmap: Bitmap)?

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels a point, more than 0.
  public init(size: Size, scale: Double = 1) {
    precondition(scale > 0 && scale.isFinite, "a window's scale must be more than 0, got \(scale)")
    self.scale = scale
    super.init(frame: Rect(origin: .zero, size: size))
    window = self
    damage.onFirstDamage = { [weak self] in self?.host?.requestFrame() }
    clock.onDemand = { [weak self] in self?.host?.requestFrame() }
    damage.add(pixelBounds)
    setNeedsLayout()
  }

  open override var theme: Theme { appearance }
  open override var frameClock: FrameClock? { clock }

  public final var pixelBounds: PixelRect { PixelRect(covering: bounds, scale: scale) }

  // MARK: FrameContent

  open func runFrame(_ time: FrameTime, events: [InputEvent]) {
    clock.setTime(time)
    for event in events { dispatcher.dispatch(event, in: self) }
    tick(time)
    work(time)
    onFrame?(time)
    layoutPass()
  }

  /// Phase 2. A window that holds other time domains ticks them here.
  open func tick(_ time: FrameTime) { clock.tick(time) }

  /// Phase 3.
  open func work(_ time: FrameTime) { clock.work(time) }

  open var wantsFrame: Bool { clock.hasRunningLinks || !damage.isEmpty || !layoutRequests.isEmpty }

  open var nextWorkTime: Double? { clock.nextWorkTime }

  public final func takeDamage() -> Region {
    keepingBackdropsWhole(damage.commit(root: self, scale: scale).clipped(to: pixelBounds))
  }

  /// What the views in it read of that which lies behind them, in the window's coordinates, as they were drawn or are about to be.
  public final var readBackdrops: [Rect] { damage.backdrops(scale: scale) }

  private func keepingBackdropsWhole(_ region: Region) -> Region {
    let areas = readBackdrops
    guard !areas.isEmpty else { return region }
    return region.keepingWhole(areas.map { PixelRect(covering: $0, scale: scale).intersection(pixelBounds) })
  }

  public final func exposed(_ rect: PixelRect) { damage.add(rect) }

  public final func draw(_ region: Region, into buffer: PixelBuffer) {
    guard !region.isEmpty else { return }
    if let lent, lent.buffer == buffer {
      draw(region, into: lent.bitmap)
    } else {
      let bitmap = Bitmap(lending: buffer)
      lent = (buffer, bitmap)
      draw(region, into: bitmap)
    }
  }

  /// Draws into the canvas of a window that shows this one inside itself: `region` and the canvas are this window's.
  public final func draw(_ region: Region, in canvas: Canvas) { drawSubtree(in: canvas, region: region, scale: scale) }

  /// The same into a picture of one's own, of the window's size in pixels.
  public final func draw(_ region: Region, into bitmap: Bitmap) {
    let canvas = canvas(for: bitmap)
    // One after the other, so that a view asking for the clip's bounds hears of its own part and not of all that lies between two.
    for rect in keepingBackdropsWhole(region).rects {
      let part = Region(rect)
      canvas.saved {
        canvas.clip(toPixels: part)
        drawSubtree(in: canvas, region: part, scale: scale)
      }
    }
  }

  open func resize(width: Int, height: Int, scale: Double) {
    precondition(scale > 0 && scale.isFinite, "a window's scale must be more than 0, got \(scale)")
    self.scale = scale
    frame = Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
    setSubtreeNeedsDisplay()
    damage.add(pixelBounds)
  }

  open func displayChanged(_ display: DisplayDescription) { self.display = display }
  open func frameEnded(_ time: FrameTime, presented: Bool, missed: Int) {}
  open func willClose() {}

  // MARK: input

  /// The view that has the keyboard.
  public final var focusedView: View? { dispatcher.focusedView }

  /// Gives the keyboard to `view`, or to none.
  ///
  /// - Parameter visibly: whether it is to be seen, as after Tab.
  public final func focus(_ view: View?, visibly: Bool = false) { dispatcher.focus(view, visibly: visibly) }

  /// Moves the keyboard as Tab does, visibly; after the last stop comes the first.
  public final func moveFocus(backwards: Bool) { dispatcher.moveFocus(in: self, backwards: backwards) }

  /// Whether a further stop comes before the round begins again.
  public final func canMoveFocus(backwards: Bool) -> Bool { dispatcher.hasStop(in: self, backwards: backwards) }

  /// Cancels the press in progress, if there is one. True where there was.
  @discardableResult
  public final func cancelPress(time: Double) -> Bool { dispatcher.cancelPress(time: time) }

  /// Cancels the press if `view` holds it.
  final func cancelPress(of view: View, time: Double) {
    if dispatcher.pressedView === view { dispatcher.cancelPress(time: time) }
  }

  /// A key that neither the focused view nor one above it took.
  open func unhandledKey(_ event: KeyEvent) -> Bool { false }

  /// The first look at a key, before the focused view. True keeps it from everyone else.
  open func interceptKey(_ event: KeyEvent) -> Bool { false }

  // MARK: layout

  final func layoutWanted(by view: View) {
    guard !view.isAwaitingLayout else { return }
    view.isAwaitingLayout = true
    layoutRequests.append(LayoutRequest(view: view))
    if layoutRequests.count == 1 { host?.requestFrame() }
  }

  /// Lays out whatever asked for it, outer views first, until nobody asks any more.
  public final func layoutPass() {
    var rounds = 0
    while !layoutRequests.isEmpty {
      rounds += 1
      precondition(rounds <= 16, "layout doesn't come to rest: \(layoutRequests.map(\.view.description)) ask for it again and again")
      let views = layoutRequests.enumerated().map { (view: $1.view, depth: $1.view.depth, order: $0) }
        .sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }
      for (view, _, _) in views { view.isAwaitingLayout = false }
      layoutRequests.removeAll(keepingCapacity: true)
      for (view, _, _) in views where view.window === self { view.layoutIfNeeded() }
    }
  }

  // MARK: views that leave

  /// Before it leaves: presses, the pointer over it and the keyboard are taken from it and from all below it.
  final func viewWillLeave(_ view: View) {
    dispatcher.viewWillLeave(view, time: clock.time.timestamp)
  }

  /// What it covered is to be drawn without it, and nothing here holds on to it.
  final func forget(_ view: View) {
    damage.uncovered(by: view, scale: scale)
    view.visitSubtree { $0.leftWindow() }
    damage.forgetThoseThatLeft()
    layoutRequests.removeAll { !$0.view.isAwaitingLayout }
  }

  private func canvas(for bitmap: Bitmap) -> Canvas {
    if let canvas, canvas.bitmap === bitmap, canvas.scale == scale { return canvas }
    let made = Canvas(bitmap, scale: scale)
    canvas = made
    return made
  }
}

/// Not kept alive: the window itself may ask, and must not keep itself.
private struct LayoutRequest {
  unowned let view: View
}

extension View {
  final var depth: Int {
    var count = 0
    var view = superview
    while let next = view {
      count += 1
      view = next.superview
    }
    return count
  }

  final var description: String { name ?? String(describing: type(of: self)) }
}

public import Animation
public import Drawing
public import FrameTiming
public import Geometry

/// A rectangle of the tree that draws, lays out its subviews and takes input.
///
/// Changing a property never draws: it marks what has to be laid out or drawn again, and the window's next frame does it once. Coordinates
/// are points; a view's own start at the top left of its `bounds`.
@MainActor  // written out, since the compiler refuses the isolated deinit where the actor is the module's default
open class View {
  /// Where the view lies in its superview's coordinates, before its ``transform``.
  public final var frame: Rect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size { setNeedsLayout() }
      setSubtreeNeedsDisplay()
    }
  }

  /// Applied about the centre of the frame; moves no subview and changes no layout.
  public final var transform: AffineTransform = .identity {
    didSet { if transform != oldValue { setSubtreeNeedsDisplay() } }
  }

  /// Opacity of the view with all its subviews, 0 ... 1.
  public final var alpha: Double = 1 {
    didSet { if alpha != oldValue { setSubtreeNeedsDisplay() } }
  }

  public final var isHidden = false {
    didSet { if isHidden != oldValue { setSubtreeNeedsDisplay() } }
  }

  /// Whether subviews are cut at the bounds, in drawing and in hit testing.
  public final var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setSubtreeNeedsDisplay() } }
  }

  public final var backgroundColor: Color? {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the view has a direction of its own; see ``effectiveLayoutDirection``.
  public final var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  /// A view that isn't enabled for interaction is skipped by hit testing, and so are its subviews.
  public final var isUserInteractionEnabled = true

  /// What the view is for, in a few words: shown by dumps and named by layout errors.
  public final var name: String?

  public internal(set) final var subviews: [View] = []
  // Up the tree nothing is kept alive. The references aren't weak ones, which would slow down each use of what they name: `deinit` takes
  // them back instead.
  public internal(set) final unowned var superview: View?
  /// The root of the tree, where it is a window.
  public internal(set) final unowned var window: Window?

  /// Constraints on this view's subviews (and itself), in the order of adding.
  public internal(set) final var constraints: [LayoutConstraint] = []
  /// The size for which the constraints were solved last; nil where they must be again.
  final var constraintsSolvedFor: Size?
  /// How often this view's constraints were solved.
  public internal(set) final var layoutSolves = 0

  /// Animations that layers carry, by key. Motion that a display link drives isn't among them.
  public final var layerAnimations = LayerAnimations()

  final var needsLayout = true
  /// Whether the window's next layout pass will come by.
  final var isAwaitingLayout = false
  /// What the damage tracker was told of since its last commit.
  final var pendingChange: DamageTracker.Change?
  /// What the view itself covered when it was last committed for drawing, in window coordinates; nil where it drew nothing.
  final var drawnExtent: Rect?
  /// The same for the view with all below it.
  final var subtreeExtent: Rect = .zero
  /// Whether ``subtreeExtent`` is older than what is drawn in it.
  final var hasStaleExtent = false
  /// Whether the damage tracker asks for its backdrops.
  final var readsBackdrop = false

  public init(frame: Rect = .zero) {
    self.frame = frame
  }

  isolated deinit {
    for view in subviews {
      view.superview = nil
      view.visitSubtree { $0.leftWindow() }
    }
  }

  // MARK: for subclasses

  /// Whether ``draw(in:)`` draws anything. A view that only holds others says no and costs no damage.
  open var drawsContent: Bool { backgroundColor != nil }

  /// How far ``draw(in:)`` reaches beyond the bounds, in points (a shadow, a glow).
  open var drawingOutsets: Insets { .zero }

  /// Rectangles, in the view's coordinates, of what lies behind it that ``draw(in:)`` reads. Where one of them is damaged, all of it is
  /// drawn again, in one go and from the back. Nil for a view that never reads; one that may answers a list, empty while it doesn't.
  open var backdrops: [Rect]? { nil }

  /// Draws the view's own content in its coordinates. Reads state and changes none.
  open func draw(in canvas: Canvas) {
    if let backgroundColor { canvas.fill(bounds, backgroundColor) }
  }

  /// Places the subviews. The constraints have been solved by then.
  open func layoutSubviews() {}

  /// Called after the view came into a window or left it (`window` is nil then).
  open func didMoveToWindow() {}

  /// Called before the view leaves its window, while it still is in it.
  open func willLeaveWindow() {}

  /// The clock whose frames this view follows: that of the nearest time domain above it.
  open var frameClock: FrameClock? { superview?.frameClock }

  /// The look of the window; dark outside one.
  open var theme: Theme { superview?.theme ?? .dark }

  /// Whether a press at `point` (in this view's coordinates) is one on this view; its grab area may be larger or smaller than its bounds.
  open func contains(_ point: Point) -> Bool { bounds.contains(point) }

  // MARK: input; each says whether it was taken

  /// A press on this view. Taking it captures the pointer: the moves and the release of the same button come here, wherever they happen.
  open func pointerDown(_ event: PointerEvent) -> Bool { false }
  open func pointerDragged(_ event: PointerEvent) {}
  open func pointerUp(_ event: PointerEvent) {}
  /// The press ends without a release: the grab was lost, the view left the window, Esc was pressed. Called once.
  open func pointerCancelled(time: Double) {}
  /// The pointer came over the view or left it, without a button.
  open func hoverChanged(_ isInside: Bool) {}
  open func wheel(_ event: WheelEvent) -> Bool { false }
  open func keyDown(_ event: KeyEvent) -> Bool { false }

  /// Whether Tab and a press bring the keyboard here.
  open var canBecomeFocused: Bool { false }
  /// The keyboard came or went. `visibly` is true where it came by the keyboard: then it must be seen.
  open func focusChanged(_ isFocused: Bool, visibly: Bool) {}

  /// Handles an action without a target that came up the responder chain. True where it was handled.
  open func perform(_ action: Selector, from sender: Control, event: InputEvent?) -> Bool { false }
}

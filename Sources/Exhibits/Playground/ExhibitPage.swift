import Drawing
import FrameTiming
import Geometry
import Stage
import Widgets

/// An exhibit's part of the window, all below the top bar: tools, the stage, the variants and the verdict, and what an exhibit adds at the
/// side and at the bottom.
class ExhibitPage: View {
  let exhibit: Exhibit
  let toolBar = ToolBar()
  let variantBar: VariantBar
  let verdictView = VerdictView()
  /// Called with what a button of the page asks for.
  var onCommand: ((PlaygroundCommand) -> Void)?
  /// Called where something changed that wants a frame.
  var onDemand: (() -> Void)?
  /// Said in the verdict's place while it isn't nil.
  var notice: Verdict? {
    didSet { showVerdict() }
  }

  init(_ exhibit: Exhibit) {
    self.exhibit = exhibit
    var choose: ((Int) -> Void)?
    variantBar = VariantBar(variants: exhibit.variants) { choose?($0) }
    super.init()
    name = "\(exhibit.name) page"
    choose = { [weak self] in self?.onCommand?(.variant($0)) }
    toolBar.onCommand = { [weak self] in self?.onCommand?($0) }
  }

  // MARK: for subclasses

  /// What is shown and takes the keyboard.
  var stage: View { preconditionFailure("a page shows something") }
  var time: any TimeControl { preconditionFailure("a page has a clock") }
  var chosenVariant: String { preconditionFailure("a page has a variant") }
  var verdict: Verdict { preconditionFailure("a page has a verdict") }
  /// The exhibit's own tools; those of time and looks follow them.
  var ownTools: [ToolBar.Item] { [] }
  /// Whether the world in it wants a frame.
  var wantsFrame: Bool { false }
  var nextWorkTime: Double? { nil }

  /// The driver's first frame with this page.
  func begin(at time: Double) {}
  /// The world's part of the driver's frame: in its work phase.
  func runFrame(_ time: FrameTime) {}
  /// After the layout: hands the damage of what is nested to the window.
  func passOnDamage() {}
  /// Does what is the exhibit's own; false where it isn't.
  func perform(_ command: PlaygroundCommand) -> Bool { false }
  func playGesture() {}
  func apply(_ look: WindowLook) {}
  /// What the last frame showed, for the log, and what is to be told with it.
  var logged: (row: TraceRow, figures: [LogRow.Figure]) { preconditionFailure("a page has a row") }
  /// The slider that a row tells of, in the window that the stage shows; nil where there is none.
  var loggedSlider: Slider? { nil }
  func presetPlaces(_ scale: Double) -> [WindowRow.Preset] { [] }
  /// For Ctrl+C.
  func stateText(_ display: String) -> String { "" }
  /// Esc closes the page's top-most thing; false where nothing is open.
  func closeTopmost() -> Bool { false }
  /// The height that the page's panel at the bottom takes; it places it as well.
  func placeBottom() -> Double { 0 }
  /// The width that the panel at the side takes from the stage; it places it as well.
  func placeSide(bottom: Double) -> Double { 0 }
  /// A second row of tools, directly above the variants.
  var extraBar: ToolBar? { nil }
  /// Called when the stage has its place.
  func stagePlaced() {}

  // MARK: what all pages share

  /// Where things are, in window pixels.
  final func places(scale: Double) -> WindowRow {
    let origin = stage.convertToWindow(stage.bounds).origin
    func inWindow(_ rect: Rect?) -> Rect? {
      guard let rect, let loggedSlider else { return nil }
      return loggedSlider.convertToWindow(rect).offsetBy(dx: origin.x, dy: origin.y).scaled(by: scale)
    }
    return WindowRow(
      thumb: inWindow(loggedSlider?.thumbFrame), track: inWindow(loggedSlider.map { $0.trackRect(forBounds: $0.bounds) }),
      variants: variantPlaces(scale), presets: presetPlaces(scale))
  }

  /// Brings words and buttons up to what was chosen. Nothing that a mere frame changes.
  func update() {
    variantBar.chosen = chosenVariant
    toolBar.items = ownTools + timeTools
    showVerdict()
  }

  final func showVerdict() { verdictView.verdict = notice ?? verdict }

  private var timeTools: [ToolBar.Item] {
    [
      .init(command: .pause, mark: "Space", title: time.isPaused ? "Go on" : "Pause", isOn: time.isPaused),
      .init(command: .frame(forward: false), mark: ",", title: "Back"), .init(command: .frame(forward: true), mark: ".", title: "Step"),
      .init(command: .speed(faster: false), mark: "[", title: "\(NumberText.shortest(time.speed))x", isOn: time.speed != 1),
      .init(command: .reset, mark: "R", title: "Reset"),
      .init(command: .theme, mark: "T", title: theme.name == .dark ? "Dark" : "Light"),
    ]
  }

  final func variantPlaces(_ scale: Double) -> [WindowRow.Variant] {
    variantBar.buttons.map { .init(name: $0.name, button: $0.button.convertToWindow($0.button.bounds).scaled(by: scale)) }
  }

  // MARK: layout

  override func layoutSubviews() {
    let bottomHeight = placeBottom()
    let isLow = bounds.height < 656
    let gutter = isLow || bounds.width < 900 ? 16.0 : Theme.gutter
    let gap = isLow ? 8.0 : 12.0
    let width = bounds.width - 2 * gutter - placeSide(bottom: bounds.height - bottomHeight)
    let toolHeight = toolBar.height(forWidth: width)
    toolBar.frame = Rect(x: gutter, y: gap, width: width, height: toolHeight)
    var bottom = bounds.height - bottomHeight - gap
    verdictView.frame = Rect(x: gutter, y: bottom - 44, width: width, height: 44)
    bottom -= 44 + gap
    if let extraBar, !extraBar.isHidden {
      let height = extraBar.height(forWidth: width)
      extraBar.frame = Rect(x: gutter, y: bottom - height, width: width, height: height)
      bottom -= height + 8
    }
    variantBar.frame = Rect(x: gutter, y: bottom - VariantBar.height, width: width, height: VariantBar.height)
    bottom -= VariantBar.height + gap
    let stageTop = gap + toolHeight + gap
    stage.frame = Rect(x: gutter, y: stageTop, width: width, height: max(80, bottom - stageTop))
    // The world takes its new size first: what lies on its parts comes after.
    stage.layoutIfNeeded()
    stagePlaced()
  }
}

/// What the window has chosen for all exhibits.
struct WindowLook: Hashable {
  var theme: Theme
  var reducesMotion: Bool
  var reducesTransparency: Bool
  var load = FrameLoad.none
}

extension Window {
  /// The part of a look that no recording knows of.
  func show(_ look: WindowLook) {
    appearance = look.theme
    reducesTransparency = look.reducesTransparency
  }
}

extension Rect {
  /// In pixels, of points.
  func scaled(by scale: Double) -> Rect {
    Rect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}

import Drawing
import FrameTiming
import Geometry
import Stage
import Widgets

/// The content of an exhibit: a view tree with controls of its own, shown on the stage in a time of its own.
///
/// A scene is played again from its inputs when somebody steps back, so whatever it shows must follow from ``begin(_:)``, from what reaches
/// it as events of its controls, from the members here, and from the ticks of its `frameClock`. It reads no clock and keeps no time that its
/// frames didn't bring. Looks come from `theme`. At rest it leaves the frame clock.
class Scene: View {
  /// The index of the variant that a digit chose.
  private(set) final var variant = 0
  /// The exhibit's own switch, on K.
  private(set) final var isAnimating = true
  /// The load that each frame of the window carries.
  private(set) final var load = FrameLoad.none
  /// Whether the switch on K means anything here.
  var hasAnimatingSwitch: Bool { false }
  /// Whether ``load`` means anything here.
  var showsLoad: Bool { false }
  /// Called with text that the visitor wants to take home.
  final var onCopy: ((String) -> Void)?

  // MARK: for subclasses

  /// Called once, before the first frame; the scene is in its window and has its size.
  func begin() {}
  func variantChanged() {}
  func animatingChanged() {}
  func loadChanged() {}
  func reducedMotionChanged() {}
  /// G: shows what the exhibit is about. Called in the work phase of a frame.
  func play() {}
  /// What is played on G instead where it is more than one command: inputs at their seconds after the beginning, in order. The scene is
  /// fresh and laid out then.
  var gesture: [(at: Double, input: SceneInput)] { [(0.1, .play)] }
  /// What is to be seen now, in a sentence.
  var verdict: Verdict { Verdict(.idle) }
  /// The row of the frame that ends, for traces and logs; frame and time are filled in, what has no meaning here stays 0. Asked once a frame:
  /// the events in it are those since it was asked last.
  func takeRow() -> SceneRow { SceneRow() }
  /// The slider that ``takeRow()`` tells of, for those that look for its thumb in the log; nil where there is none.
  var loggedSlider: Slider? { nil }
  /// Figures of the scene's own for the log, the same names in every row.
  var figures: [LogRow.Figure] { [] }
  /// What the visitor chose or made by the scene's own controls; it outlives a new beginning, as G and R make one.
  var choices: [Double] { [] }
  /// Chooses again what ``choices`` was. Called before ``begin()``.
  func take(_ choices: [Double]) {}
  /// All that the scene would need to go on from here, where a few numbers say it; nil (by default, and in the middle of things) where they
  /// don't. Long recordings are cut there.
  var state: [Double]? { nil }
  /// Begins where ``state`` was. Called after ``begin()``.
  func restore(_ state: [Double]) {}
  /// For the clipboard: a word and its figure in each row.
  var stateRows: [[String]] { figures.map { [$0.name, NumberText.shortest($0.value)] } }

  /// A scene covers its stage: on its rounded corners it is put together apart, and must look there as it does elsewhere.
  override var drawsContent: Bool { true }
  override func draw(in canvas: Canvas) { canvas.fill(bounds, theme.background) }

  // MARK: what reaches a scene

  final func choose(_ index: Int) {
    guard index != variant else { return }
    variant = index
    variantChanged()
  }

  final func setAnimating(_ isOn: Bool) {
    guard isOn != isAnimating else { return }
    isAnimating = isOn
    animatingChanged()
  }

  final func setLoad(_ load: FrameLoad) {
    guard load != self.load else { return }
    self.load = load
    loadChanged()
  }
}

/// What a scene shows in a frame, in the words of a trace.
struct SceneRow: Hashable {
  var value = 0.0
  var shown = 0.0
  var target = 0.0
  /// A second.
  var velocity = 0.0
  var isTracking = false
  var isSettling = false
  /// What happened since the last frame.
  var events: [String] = []
}

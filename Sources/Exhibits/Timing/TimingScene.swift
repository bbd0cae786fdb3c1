import Animation
import Drawing
import FrameTiming
import Geometry
import Motion
import Stage
import Widgets

/// Timings beside one another: the curve, the dot on it, what moves by it, and its code to take home.
final class TimingScene: Scene {
  static let exhibit = Exhibit(
    name: "timing", title: "Timing", variants: TimingKind.allCases.map { .init($0.rawValue, $0.title) }, makeScene: { TimingScene() })
  static let duration = 1.2

  let curveView = CurveView()
  let travel = TravelView()
  private let code = CodeView()
  private var tools: [PushButton] = []
  private var editorTools: [PushButton] = []
  private(set) var editor = CurveEditor(.article)
  private var animator: DisplayLinkAnimator?
  private var end: AnimationEnd?
  private var events: [String] = []

  var kind: TimingKind { TimingKind.allCases[variant] }

  override func begin() {
    for view in [curveView, travel, code] as [View] { addSubview(view) }
    // In place, so that a run comes out the same each time it is played again.
    if let frameClock { animator = DisplayLinkAnimator(clock: frameClock, curves: .inPlace) }
    tools = [
      button("Copy Swift") { [weak self] in self?.copy(\.swiftText) }, button("Copy CSS linear()") { [weak self] in self?.copy(\.cssText) },
    ]
    editorTools = [
      button("Add point") { [weak self] in self?.edit { $0.addInWidestGap() } },
      button("Remove point") { [weak self] in self?.removeSelected() },
      button("Four points") { [weak self] in
        self?.edit {
          $0 = CurveEditor(.article); return nil
        }
      },
      button("Humps") { [weak self] in
        self?.edit {
          $0 = CurveEditor(.humps); return nil
        }
      },
    ]
    curveView.onAdd = { [weak self] place in self?.edit { $0.add(place) } }
    curveView.onMove = { [weak self] index, place in
      self?.edit {
        $0.move(index, to: place)
        return index
      }
    }
    curveView.onRemove = { [weak self] index in
      self?.edit {
        $0.remove(index)
        return nil
      }
    }
    curveView.onSelect = { [weak self] in self?.curveView.selected = $0 }
    variantChanged()
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> PushButton {
    let button = PushButton(title)
    button.isCompact = true
    button.font = Theme.caption
    button.addAction(Action(identifier: "press") { _ in action() }, for: .primaryActionTriggered)
    addSubview(button)
    return button
  }

  // MARK: what is chosen and edited

  func fraction(at x: Double) -> Double { kind == .bezier ? editor.curve.y(of: x) : kind.fraction(at: x) }

  override func variantChanged() {
    animator?.stopAnimation()
    end = nil
    curveView.moment = nil
    travel.progress = 0
    travel.value = 0
    curveView.selected = nil
    showCurve()
    for tool in editorTools { tool.isHidden = kind != .bezier }
    setNeedsLayout()
  }

  /// - Parameter change: answers the point that is selected afterwards.
  private func edit(_ change: (inout CurveEditor) -> Int?) {
    curveView.selected = change(&editor)
    end = nil
    showCurve()
  }

  private func removeSelected() {
    let index = curveView.selected ?? editor.points.count - 2
    edit {
      $0.remove(index)
      return nil
    }
  }

  private func showCurve() {
    let kind = kind
    let curve = editor.curve
    curveView.isStepped = kind == .steps
    curveView.editor = kind == .bezier ? editor : nil
    curveView.fraction = kind == .bezier ? { curve.y(of: $0) } : { kind.fraction(at: $0) }
    code.text = swiftText + "\n\n" + cssText
  }

  private var swiftText: String { TimingCode.swift(kind, points: editor.curve.controlPoints) }
  private var cssText: String { TimingCode.css(kind, fraction(at:)) }

  private func copy(_ text: KeyPath<TimingScene, String>) { onCopy?(self[keyPath: text]) }

  override var choices: [Double] { editor.points.flatMap { [$0.x, $0.y] } }

  override func take(_ choices: [Double]) {
    guard choices.count >= 4 else { return }
    editor = CurveEditor(points: stride(from: 0, to: choices.count - 1, by: 2).map { Point(x: choices[$0], y: choices[$0 + 1]) })
  }

  // MARK: running

  override func play() {
    guard let animator else { return }
    end = nil
    events.append("start")
    let ended: (AnimationEnd) -> Void = { [weak self] in
      guard $0 != .replaced else { return }
      self?.end = $0
      self?.events.append("end")
    }
    if kind == .bezier {
      let curve = editor.curve
      animator.startBezierAnimation(
        animationDuration: TimingScene.duration, animation: { [weak self] in self?.show($0) }, bezierCurve: { curve }, ended: ended)
    } else {
      let kind = kind
      animator.startAnimation(
        animationDuration: TimingScene.duration, animation: { [weak self] in self?.show($0) },
        timingFunction: { x, _ in kind.fraction(at: x) }, ended: ended)
    }
  }

  private func show(_ value: Double) {
    let progress = animator?.progress ?? 0
    curveView.moment = (progress, value)
    travel.progress = progress
    travel.value = value
  }

  // MARK: layout

  override func layoutSubviews() {
    let width = bounds.width, height = bounds.height
    let margin = width < 900 ? 14.0 : 24.0
    let gap = width < 900 ? 12.0 : 20.0
    let curveWidth = ((width - 2 * margin - gap) * 0.52).rounded()
    curveView.frame = Rect(x: margin, y: margin, width: curveWidth, height: height - 2 * margin)
    let left = margin + curveWidth + gap, right = width - margin - left
    let rows = kind == .bezier ? [tools, editorTools] : [tools]
    var bottom = height - margin
    for row in rows {
      placeRow(row, x: left, y: bottom - 28, width: right)
      bottom -= 36
    }
    let travelHeight = min(170, max(84, (bottom - margin) * 0.44))
    travel.frame = Rect(x: left, y: margin, width: right, height: travelHeight)
    code.frame = Rect(x: left, y: margin + travelHeight + 8, width: right, height: max(0, bottom - margin - travelHeight - 16))
  }

  private func placeRow(_ buttons: [PushButton], x: Double, y: Double, width: Double) {
    let gap = 6.0
    let wanted = buttons.map(\.fittingWidth)
    let share = min(1, (width - gap * Double(buttons.count - 1)) / max(1, wanted.reduce(0, +)))
    var left = x
    for (button, need) in zip(buttons, wanted) {
      button.frame = Rect(x: left, y: y, width: need * share, height: 28)
      left += need * share + gap
    }
  }

  override func draw(in canvas: Canvas) {
    let isDark = theme.name == .dark
    canvas.fill(
      Path(rect: bounds),
      .linear(
        from: .zero, to: Point(x: bounds.width * 0.4, y: bounds.height),
        stops: [
          GradientStop(offset: 0, color: isDark ? Color(hex: 0x1D2130) : Color(hex: 0xE3EAF6)),
          GradientStop(offset: 1, color: isDark ? Color(hex: 0x181A21) : Color(hex: 0xF1F0F7)),
        ]))
  }

  // MARK: what it tells

  override var verdict: Verdict {
    if kind == .bezier, let error = editor.error { return Verdict(.bad, "\(error) The last curve stays.") }
    if let animator, animator.isWorking {
      return Verdict(.waiting, "Progress ", figure(animator.progress), ", value ", figure(animator.value), ".")
    }
    if end == .finished { return Verdict(.good, "Ended at exactly ", "1", ", whatever the way there: \(TimingScene.words[kind] ?? "").") }
    if kind == .bezier {
      return Verdict(.idle, "Drag points; press beside them to add one, with the right button to remove one. ", "G", " plays.")
    }
    return Verdict(.idle, "Press ", "G", ": the grey disc goes by linear progress, the green one by the value after timing.")
  }

  private static let words: [TimingKind: String] = [
    .linear: "no timing", .easing: "a closure of x", .spring: "a closure that asks a spring", .bounce: "a closure of parabolas",
    .steps: "a closure that rounds", .cubic: "a curve of two inner points", .bezier: "a curve of as many points as you like",
  ]

  override func takeRow() -> SceneRow {
    defer { events = [] }
    let isWorking = animator?.isWorking ?? false
    return SceneRow(
      value: travel.progress, shown: travel.value, target: isWorking || end == .finished ? 1 : 0, isSettling: isWorking, events: events)
  }

  override var figures: [LogRow.Figure] {
    [
      .init(name: "progress", value: travel.progress), .init(name: "eased", value: travel.value),
      .init(name: "points", value: Double(editor.points.count)),
    ]
  }

  override var stateRows: [[String]] {
    figures.map { [$0.name, NumberText.shortest($0.value)] } + [["swift", swiftText], ["css", cssText]]
  }
}

import Geometry
import Motion
import Stage
import Testing
import Widgets

@testable import Exhibits

@Suite("The curve editor")
struct CurveEditorTests {
  @Test("keeps its ends, and x in order of adding")
  func adds() {
    var editor = CurveEditor(.article)
    #expect(editor.add(Point(x: 0.5, y: 0.5)) == 2)
    editor.move(0, to: Point(x: 0.3, y: 0.3))
    editor.remove(0)
    editor.remove(editor.points.count - 1)
    #expect(editor.points.first == .zero && editor.points.last == Point(x: 1, y: 1) && editor.points.count == 5)
    #expect(editor.error == nil && editor.curve.controlPoints == editor.points)
    editor.move(2, to: Point(x: -4, y: 9))
    #expect(editor.points[2] == Point(x: 0, y: CurveEditor.reach.upperBound))
  }

  @Test("points that turn back leave the last curve, and say so")
  func turnsBack() {
    var editor = CurveEditor(.article)
    editor.add(Point(x: 0.5, y: 0.5))
    for (index, x) in [(1, 1.0), (2, 0), (3, 0)] { editor.move(index, to: Point(x: x, y: 0.5)) }
    // x = 4 s (1 - s)³ + s⁴ falls at the middle, by 1/2 a unit of s.
    #expect(editor.error?.description.contains("never turn back") == true)
    #expect(editor.curve.controlPoints != editor.points)
    editor.move(1, to: Point(x: 0, y: 0.5))
    #expect(editor.error == nil && editor.curve.controlPoints == editor.points)
  }

  @Test("points are added to the widest gap until there are enough, and removed until two are left")
  func limits() {
    var editor = CurveEditor(.article)
    while editor.addInWidestGap() != nil {}
    #expect(editor.points.count == CurveEditor.mostPoints && !editor.canAdd)
    while editor.canRemove { editor.remove(1) }
    #expect(editor.points.count == 2 && editor.curve.y(of: 0.25) == 0.25)
  }
}

@Suite("A timing as text")
struct TimingCodeTests {
  /// What a browser makes of linear(): lines between the stops, those without a place spread evenly.
  func value(_ css: String, at x: Double) -> Double {
    let stops = css.dropFirst("linear(".count).dropLast().split(separator: ",").map { $0.split(separator: " ") }
    let places = stops.enumerated().map { index, parts in
      (parts.count > 1 ? (Double(parts[1].dropLast()) ?? .nan) / 100 : index == 0 ? 0 : 1, Double(parts[0]) ?? .nan)
    }
    guard let after = places.firstIndex(where: { $0.0 > x }), after > 0 else { return places.last?.1 ?? .nan }
    let (x0, y0) = places[after - 1], (x1, y1) = places[after]
    return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
  }

  @Test("linear() keeps within two thousandths of every timing, at its ends exactly", arguments: TimingKind.allCases)
  func css(kind: TimingKind) {
    let css = TimingCode.css(kind, kind.fraction(at:))
    #expect(css.hasPrefix("linear(0") && css.hasSuffix("1)"))
    for step in 0..<500 {
      let x = (Double(step) + 0.5) / 500
      #expect(abs(value(css, at: x) - kind.fraction(at: x)) < 0.002, "\(kind) at \(x): \(css)")
    }
  }

  @Test("the Swift code names every control point", arguments: TimingKind.allCases)
  func swift(kind: TimingKind) {
    let code = TimingCode.swift(kind, points: BezierCurve.humps.controlPoints)
    #expect(code.contains(kind == .bezier ? "startBezierAnimation" : "startAnimation"))
    if kind == .bezier { #expect(code.split(separator: "Point(x:").count == 8) }
  }

  @Test("every timing begins at 0 and ends at 1", arguments: TimingKind.allCases)
  func ends(kind: TimingKind) {
    #expect(abs(kind.fraction(at: 0)) < 1e-12 && abs(kind.fraction(at: 1) - 1) < 1e-12)
  }
}

@Suite("The timing scene")
struct TimingSceneTests {
  private typealias Rig = SceneWorldRig<TimingScene>

  @Test("moves disc and dot by the closure's value in every frame, and ends at exactly 1", arguments: TimingKind.allCases.indices)
  func runs(variant: Int) {
    let rig = Rig(TimingScene.exhibit, variant: variant)
    rig.send(.play)
    var progresses: [Double] = []
    for _ in 0..<80 {
      rig.frame()
      let scene = rig.scene
      guard let moment = scene.curveView.moment else { continue }
      #expect(moment.progress == scene.travel.progress && moment.value == scene.travel.value)
      #expect(moment.progress == 1 ? moment.value == 1 : moment.value == scene.fraction(at: moment.progress))
      progresses.append(moment.progress)
    }
    #expect(zip(progresses, progresses.dropFirst()).allSatisfy { $0 <= $1 } && progresses.last == 1)
    #expect(!rig.runner.wantsFrame && rig.scene.verdict.mood == .good)
  }

  @Test("a point is dragged, added by a press beside the curve's points, and removed by the right button")
  func edits() {
    let rig = Rig(TimingScene.exhibit, variant: 6)
    rig.frame()
    let view = rig.scene.curveView
    func place(_ x: Double, _ y: Double) -> Point {
      view.convertToWindow(Rect(origin: view.place(Point(x: x, y: y)), size: .zero)).origin
    }
    func send(_ phase: PointerEvent.Phase, _ at: Point, button: Int = 1) {
      rig.send(.event(.pointer(PointerEvent(phase, at: at, button: button, time: 0))))
      rig.frame()
    }
    send(.down, place(0.2, 0.9))
    send(.moved, place(0.3, 0.5))
    send(.up, place(0.3, 0.5))
    #expect((rig.scene.editor.points[1] - Point(x: 0.3, y: 0.5)).length < 1e-9)
    send(.down, place(0.5, 1.2))
    send(.up, place(0.5, 1.2))
    #expect(rig.scene.editor.points.count == 5 && (rig.scene.editor.points[2] - Point(x: 0.5, y: 1.2)).length < 1e-9)
    send(.down, place(0.3, 0.5), button: 3)
    send(.up, place(0.3, 0.5), button: 3)
    #expect(rig.scene.editor.points.count == 4)
  }

  @Test("heights are even where curves are, and every height has its value", arguments: [-6, -1, -0.25, 0, 0.5, 1, 1.25, 3, 7])
  func heights(value: Double) {
    #expect(abs(HeightScale.value(at: HeightScale.height(of: value)) - value) < 1e-9)
    if (-0.25...1.25).contains(value) { #expect(HeightScale.height(of: value) == value) }
  }

  @Test("the gesture plays the curve as the visitor left it")
  func keeps() {
    let start = SceneStart(
      make: { TimingScene() }, size: Size(width: 800, height: 500), scale: 1, variant: 6,
      state: BezierCurve.humps.controlPoints.flatMap { [$0.x, $0.y] })
    let world = SceneWorld(start)
    #expect((world.scene as? TimingScene)?.editor.curve == .humps && world.scene.keepsake == start.state)
  }

  @Test("stepping back shows the curve and the discs as they were")
  func stepsBack() {
    let rig = Rig(TimingScene.exhibit, variant: 3)
    rig.send(.play)
    rig.frames(30)
    let value = rig.scene.travel.value
    rig.frames(10)
    rig.runner.show(rig.runner.recording.position - 10)
    #expect(rig.scene.travel.value == value && rig.scene.curveView.moment?.value == value)
  }
}

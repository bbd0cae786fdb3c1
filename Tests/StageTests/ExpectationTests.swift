import Stage
import Testing

@Suite("An expectation")
struct ExpectationTests {
  private let rows: [TraceRow] = (0..<60).map { frame in
    TraceRow(
      frame: frame, time: Double(frame) / 60, value: frame < 16 ? 0.2 : 0.37, shown: frame == 20 ? 0.5 : frame < 16 ? 0.2 : 0.37,
      target: 0.37,
      velocity: 0,
      events: [
        3: ["touchDown"], 4: ["valueChanged", "touchDragInside"], 5: ["valueChanged", "touchDragInside"], 9: ["touchUpInside"], 16: ["set"],
      ][
        frame, default: []])
  }

  @Test("holds where every frame from and to its times is within its tolerance")
  func number() {
    let value = Expectation(.number(.value, 0.37, within: 1e-6), from: 0.2666).check(rows)
    #expect(value.holds)
    #expect(value.sentence == "value stays within 1e-06 of 0.37, from 0.2666 s to the end: so it is in all 44 frames")
    #expect(Expectation(.number(.shown, 0.37, within: 1e-6), from: 0.2666, to: 0.33).check(rows).holds)
    #expect(Expectation(.number(.shown, 0.4, within: 0.2)).check(rows).holds)
    #expect(Expectation(.number(.target, 0.37, within: 0)).check(rows).holds)
  }

  @Test("that fails says in which frame, when, and what was found")
  func failure() {
    let shown = Expectation(path: "expect[0].shown", .number(.shown, 0.37, within: 0.001), from: 0.27).check(rows)
    #expect(!shown.holds)
    #expect(
      shown.sentence
        == "shown stays within 0.001 of 0.37, from 0.27 s to the end: it is 0.5 in frame 20 at 0.3333 s, and off in 1 of 43 frames")
    #expect(shown.json.compact.hasPrefix(#"{"path":"expect[0].shown","holds":false,"sentence":"shown stays"#))
  }

  @Test("compares as Float, so that equal values compare equal")
  func asFloat() {
    let row = TraceRow(frame: 0, time: 0, value: 0.1 + 0.2, shown: 0.1 + 0.2, target: 0, velocity: 0)
    #expect(Expectation(.number(.value, 0.3, within: 0)).check([row]).holds == (Float(0.1 + 0.2) == 0.3))
    #expect(Expectation(.number(.shown, 0.3, within: 0)).check([row]).holds)
  }

  @Test("never holds for a number that isn't finite, or without a frame")
  func nothing() {
    let row = TraceRow(frame: 0, time: 0, value: .nan, shown: .nan, target: .infinity, velocity: 0)
    for column in Expectation.Column.allCases {
      #expect(!Expectation(.number(column, 0, within: 1e30)).check([row]).holds)
      #expect(!Expectation(.number(column, 0, within: 1), from: 2).check([row]).holds)
    }
    #expect(Expectation(.events([]), from: 2).check(rows).sentence.hasSuffix("there is no frame then"))
  }

  @Test(
    "finds its events in order, with repeats folded and others between",
    arguments: [
      (["touchDown", "valueChanged", "touchUpInside"], true), (["touchDown", "touchUpInside", "set"], true),
      (["valueChanged", "valueChanged", "touchUpInside"], true), (["valueChanged", "touchDragInside", "valueChanged"], true), ([], true),
      (["touchUpInside", "valueChanged"], false), (["touchDown", "touchCancel"], false), (["set", "touchDown"], false),
    ] as [([String], Bool)])
  func events(names: [String], holds: Bool) {
    #expect(Expectation(.events(names)).check(rows).holds == holds)
  }

  @Test("that misses an event says after which, and what there was")
  func missingEvent() {
    #expect(
      Expectation(.events(["touchUpInside", "valueChanged"])).check(rows).sentence
        == "events come in order: touchUpInside, valueChanged, from 0 s to the end: no valueChanged after touchUpInside among touchDown, valueChanged, touchDragInside, valueChanged, touchDragInside, touchUpInside, set"
    )
  }
}

import Exhibits
import Glibc
import Stage
import Testing

@Suite("B29", .serialized)
struct B29LocaleTests {
  private static let text = """
    {"events": [{"at": 0.1, "press": 0.2}, {"at": 0.1, "drag": 0.8, "over": 0.12}, {"at": 0.22, "release": true}, {"at": 0.72, "set": 0}]}
    """

  /// The trace and the pixels of every frame, as one text.
  private func play() throws -> (trace: String, pixels: [UInt64]) {
    let run = try SettleRun(Scenario.parse(B29LocaleTests.text, file: "drag"))
    var pixels: [UInt64] = []
    run.onFrame = { [unowned run] _ in
      pixels.append(run.stage.picture.fingerprint)
    }
    run.play()
    return (TraceFormat.csv.text(run.rows) + TraceFormat.jsonl.text(run.rows), pixels)
  }

  @Test("B29: whatever the locale, the same bytes", arguments: ["C", "C.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "fr_FR.UTF-8"])
  func locale(name: String) throws {
    let plain = try play()
    let before = setlocale(LC_ALL, nil).map { String(cString: $0) } ?? "C"
    defer { _ = setlocale(LC_ALL, before) }
    // One that isn't installed can't be tried.
    guard setlocale(LC_ALL, name) != nil else { return }
    let other = try play()
    #expect(plain.trace == other.trace && plain.pixels == other.pixels)
    #expect(plain.pixels.count > 40 && Set(plain.pixels).count > 20)
  }

  @Test("B29: a comma is no decimal sign, and a number beyond all range no number", arguments: ["\"0,2\"", "0,2", "1e400", ""])
  func refused(number: String) {
    #expect(throws: ScenarioError.self) {
      try Scenario.parse(#"{"events": [{"at": 0.1, "press": \#(number)}]}"#, file: "bad")
    }
  }
}

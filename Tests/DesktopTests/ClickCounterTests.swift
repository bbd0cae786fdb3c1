import Testing

@testable import Desktop

@Suite("The click counter")
struct ClickCounterTests {
  private func counts(_ presses: [(button: Int, x: Int, y: Int, time: Double)]) -> [Int] {
    var counter = ClickCounter()
    return presses.map { counter.press(button: $0.button, x: $0.x, y: $0.y, time: $0.time) }
  }

  @Test("counts on within 400 ms and 4 pixels, and starts again beyond either")
  func limits() {
    #expect(counts([(1, 10, 10, 0), (1, 14, 6, 0.4), (1, 14, 10, 0.8)]) == [1, 2, 3])
    #expect(counts([(1, 10, 10, 0), (1, 10, 10, 0.401)]) == [1, 1])
    #expect(counts([(1, 10, 10, 0), (1, 15, 10, 0.1)]) == [1, 1])
    #expect(counts([(1, 10, 10, 0), (1, 10, 5, 0.1)]) == [1, 1])
  }

  @Test("counts each button for itself")
  func buttons() {
    #expect(counts([(1, 0, 0, 0), (3, 0, 0, 0.1), (1, 0, 0, 0.2)]) == [1, 1, 1])
  }
}

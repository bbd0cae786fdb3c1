import Stage
import Testing

@testable import Exhibits

@Suite("The matrix")
struct MatrixTests {
  @Test("print")
  func text() {
    print(PatchMatrix(at: SettleMoment(), orders: true, writes: true).text)
  }
}

import Foundation
import Testing

@Suite("What is measured, as JSON", .timeLimit(.minutes(5)))
struct MeasurementOutputTests {
  private static func json(_ arguments: [String], exitCode: Int32 = 0) throws -> Any {
    let result = try Program.run(arguments + ["--json"], in: Folder())
    #expect(result.exitCode == exitCode, "\(arguments): \(result.errors)")
    return try JSONSerialization.jsonObject(with: Data(result.output.utf8))
  }

  @Test("matrix is keyed by the steps present, and each value has the contract's eight members")
  func matrix() throws {
    let matrix = try #require(try MeasurementOutputTests.json(["matrix"]) as? [String: [String: Any]])
    #expect(matrix.count == 64)
    #expect(matrix["-"] != nil && matrix["123456"] != nil)
    let members = ["clean", "every", "final", "finalValue", "first", "gesture", "getter", "getterValue"]
    #expect(matrix.values.allSatisfy { $0.keys.sorted() == members })
    #expect(matrix["123456"]?["every"] as? Bool == true)
    #expect(matrix["-"]?["final"] as? Bool == false)
  }

  @Test("inspect lists ivars with both class names")
  func inspect() throws {
    let rows = try #require(try MeasurementOutputTests.json(["inspect"]) as? [[String: Any]])
    let members = ["articleClass", "class", "encoding", "ivar", "offset", "path", "value"]
    #expect(rows.allSatisfy { $0.keys.sorted() == members })
    let value = rows.first { $0["path"] as? String == "_data._value" }
    #expect(value?["articleClass"] as? String == "UISliderDataModel")
    #expect(value?["encoding"] as? String == "f")
  }

  @Test("claims that are named come in their order, with what was measured; one that fails is 1, an unknown one 64")
  func claims() throws {
    let claims = try #require(try MeasurementOutputTests.json(["claims", "S16", "S01"]) as? [[String: Any]])
    #expect(claims.map { $0["id"] as? String } == ["S16", "S01"])
    #expect(claims.allSatisfy { $0.keys.sorted() == ["expected", "holds", "id", "measured", "origin", "title"] })
    let renamed = try #require(
      try MeasurementOutputTests.json(["claims", "S01", "S16", "--os", "26-renamed"], exitCode: 1) as? [[String: Any]])
    #expect(renamed.map { $0["id"] as? String } == ["S01", "S16"])
    #expect(renamed[1]["holds"] as? Bool == false)
    let unknown = try Program.run(["claims", "S16", "Z99"], in: Folder())
    #expect(unknown.exitCode == 64)
    #expect(unknown.output.isEmpty && unknown.complainsOnce && unknown.errors.contains("Z99"))
  }

  @Test("bench names each figure once, with a positive median, a unit and its repeats")
  func bench() throws {
    let figures = try #require(try MeasurementOutputTests.json(["bench"]) as? [[String: Any]])
    let names = figures.compactMap { $0["name"] as? String }
    #expect(Set(names).count == figures.count)
    #expect(figures.allSatisfy { $0.keys.sorted() == ["median", "name", "repeats", "unit"] })
    #expect(figures.allSatisfy { ($0["median"] as? Double ?? 0) > 0 && ($0["repeats"] as? Int ?? 0) > 0 })
  }

  @Test("bench with texts takes the figures whose names hold one, and no others; a text that none holds is 64")
  func someFigures() throws {
    let figures = try #require(try MeasurementOutputTests.json(["bench", "replacement to", "spring"]) as? [[String: Any]])
    #expect(figures.compactMap { $0["name"] as? String } == ["replacement to patch", "spring evaluation"])
    let unknown = try Program.run(["bench", "spring", "nothing of the kind"], in: Folder())
    #expect(unknown.exitCode == 64)
    #expect(unknown.output.isEmpty && unknown.complainsOnce && unknown.errors.contains("nothing of the kind"))
  }
}

import Testing

/// Who may import whom: the house's table, lowest level first.
private let allowed: [String: Set<String>] = {
  let first: Set = ["Geometry", "FrameTiming", "Introspection"]
  let motion: Set = ["Geometry", "FrameTiming", "Motion"]
  let belowWidgets = first.union(["Motion", "Drawing", "Animation"])
  let widgets = belowWidgets.union(["Widgets"])
  let exhibits = widgets.union(["Strategies", "Stage"])
  return [
    "CX11": [], "CCairo": [], "Geometry": [], "FrameTiming": [], "Introspection": [],
    "Motion": ["Geometry"],
    "Drawing": ["Geometry", "CCairo"],
    "Animation": motion,
    "Widgets": belowWidgets,
    "Strategies": widgets, "Stage": widgets,
    "Exhibits": exhibits,
    "Desktop": ["Widgets", "FrameTiming", "Geometry", "CX11"],
    "settle": exhibits.union(["Exhibits", "Desktop", "CX11", "CCairo"]),
  ]
}()

/// What comes with the toolchain; `FoundationEssentials` from `Strategies` up.
private let system: Set = ["Swift", "Glibc", "Synchronization"]
private let mayReadFiles: Set = ["Strategies", "Stage", "Exhibits", "Desktop", "settle"]

@Suite("Imports")
struct ImportsTests {
  @Test("go down only, to the targets that the table names")
  func table() throws {
    for file in try House.sources.get() {
      let targets = try #require(allowed[file.target], "\(file.path) belongs to a target that the table doesn't know")
      for token in file.code.imports {
        let module = token.text
        let isAllowed =
          targets.contains(module) || system.contains(module) || module == "FoundationEssentials" && mayReadFiles.contains(file.target)
        #expect(isAllowed, "\(file.path):\(token.line): \(file.target) may not import \(module)")
      }
    }
  }

  @Test("are found whatever stands before and behind them, and nowhere in comments and literals")
  func parsing() {
    let code = SwiftCode(
      #"""
      @_spi(Reflection) import Swift
      public import struct Geometry.Point; import Motion
      // import Foundation
      /* import Foundation /* nested */ import Foundation */ internal import Widgets
      let text = "import Foundation \("import Foundation") import Foundation"
      let raw = ##"import Foundation "# import Foundation"##
      let long = """
        import Foundation
        """
      @testable import Stage
      """#)
    #expect(code.imports.map(\.text) == ["Swift", "Geometry", "Motion", "Widgets", "Stage"])
    #expect(code.imports.map(\.line) == [1, 2, 2, 4, 10])
  }
}

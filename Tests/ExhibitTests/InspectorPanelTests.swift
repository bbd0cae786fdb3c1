import Geometry
import Strategies
import Testing
import Widgets

@testable import Exhibits

@Suite("The inspector's panel")
struct InspectorPanelTests {
  @Test("causes no frame at rest, also after flashes")
  func quiet() throws {
    let rig = try InspectorRig()
    rig.playToSet()
    #expect(rig.rest())
    #expect(!rig.window.wantsFrame)
    #expect(rig.window.nextWorkTime == nil)
    #expect(rig.panel.rowViews.allSatisfy { $0.row.flash == 0 })
    rig.exhibit.inspect(.write(path: Path.state, value: 5))
    rig.look()
    #expect(rig.panel.rowViews.contains { $0.row.flash == 1 })
    #expect(rig.rest())
    #expect(rig.panel.rowViews.allSatisfy { $0.row.flash == 0 })
  }

  @Test("a figure is typed: click, digits, Return; it is undone by the button")
  func typing() throws {
    let rig = try InspectorRig()
    rig.runner.pause(at: rig.time)
    #expect(rig.click { if case .edit(Path.locked, _, _) = $0 { true } else { false } })
    let field = try #require(rig.panel.field)
    #expect(rig.window.focusedView === field)
    rig.type("x0.4g2")
    #expect(field.text == "0.42")
    rig.key(.backspace)
    rig.key(.enter)
    rig.frame()
    #expect(rig.panel.field == nil)
    #expect(rig.window.focusedView === rig.page.worldView)
    #expect(try rig.number(Path.locked) == 0.4)
    rig.panel.perform(.undo, at: .zero, in: nil)
    rig.frame()
    #expect(try rig.number(Path.locked) == Double(Float(0.2)) || abs(try rig.number(Path.locked)! - 0.2) < 1e-6)
  }

  @Test("Esc in the field changes nothing, and a wrong text keeps it open with the reason")
  func escape() throws {
    let rig = try InspectorRig()
    rig.click { if case .edit(Path.state, _, _) = $0 { true } else { false } }
    rig.type("0.5")
    rig.key(.enter)
    #expect(rig.panel.field != nil)
    #expect(rig.panel.bar.words.isBad)
    #expect(rig.panel.bar.words.text.contains("whole number"))
    rig.key(.escape)
    rig.rest()
    #expect(rig.panel.field == nil)
    #expect(try rig.number(Path.state) == 0)
    #expect(rig.inspection.edits.isEmpty)
  }

  @Test("a Bool flips with a click, a name is given with a double click")
  func clicks() throws {
    let rig = try InspectorRig()
    rig.runner.pause(at: rig.time)
    #expect(rig.click { if case .flip(Path.atTarget, _) = $0 { true } else { false } })
    rig.frame()
    #expect(try rig.number(Path.atTarget) == 0)
    #expect(rig.click(count: 2) { if case .rename(Path.locked, _) = $0 { true } else { false } })
    rig.type("_newName")
    rig.key(.enter)
    rig.look()
    #expect(rig.panel.banner.words?.names == "_lockedValue")
    #expect(rig.panel.rowViews.contains { $0.row.id == "_visualElement.fluidInteraction._newName" })
  }

  @Test("red are the copies that disagree after a rollback, each with who wrote it last")
  func copies() throws {
    let rig = try InspectorRig()
    rig.playToSet()
    rig.rest()
    let rows = rig.panel.rowViews.map(\.row).filter { $0.id.hasPrefix("copy ") }
    #expect(rows.map { $0.cells[1].text } == ["setValue", "settle", "release", "release", "settle", "release", "settle"])
    #expect(rows.map { $0.cells[3].color == \.bad } == [false, true, true, true, true, true, true])
    #expect(rows[0].cells[2].text == "+0.000")
    #expect(rig.panel.rowViews.first?.row.cells.last?.text == "6 of 7 disagree")
  }

  @Test("after the patch each copy names the step that wrote it, and all agree")
  func patched() throws {
    let rig = try InspectorRig(variant: "patch")
    rig.playToSet()
    rig.rest()
    let rows = rig.panel.rowViews.map(\.row).filter { $0.id.hasPrefix("copy ") }
    #expect(rows.map { $0.cells[1].text } == ["step 2", "step 3", "step 3", "step 4", "step 4", "step 5", "step 5"])
    #expect(rig.panel.rowViews.first?.row.cells.last?.text == "all 7 agree")
    let marked = rig.panel.rowViews.filter { $0.row.cells.contains { $0.look == .badge } }.count
    #expect(marked == 12)
  }

  @Test("a step run by its own button does that step's writes alone, and says what it did")
  func step() throws {
    let rig = try InspectorRig()
    rig.runner.pause(at: rig.time)
    #expect(rig.click { $0 == .run(.lastUpdate) })
    rig.look()
    #expect(abs(try rig.number("_visualElement.lastUpdate._value")! - 0.37) < 1e-6)
    #expect(abs(try rig.number(Path.locked)! - 0.2) < 1e-6)
    let row = rig.panel.rowViews.first { $0.row.id == "step 3" }?.row
    #expect(row?.cells.contains { $0.text == "wrote 4 ivars" } == true)
  }

  @Test("is beside the stage from 1080 points on and over it below, where I and Esc open and close it")
  func places() throws {
    let wide = try InspectorRig()
    #expect(!wide.panel.isHidden)
    #expect(wide.page.worldView.frame.maxX < wide.panel.frame.minX)
    wide.key(.character("i"))
    #expect(wide.panel.isHidden)
    #expect(wide.page.worldView.frame.maxX > wide.panel.frame.minX)
    let small = try InspectorRig(size: Size(width: 800, height: 560))
    #expect(small.panel.isHidden)
    let stage = small.page.worldView.frame
    small.key(.character("i"))
    #expect(!small.panel.isHidden)
    #expect(!small.panel.rowViews.isEmpty)
    #expect(small.page.worldView.frame == stage)
    small.key(.escape)
    #expect(small.panel.isHidden)
  }
}

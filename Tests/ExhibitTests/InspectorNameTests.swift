import Stage
import Strategies
import Testing
import Widgets

@testable import Exhibits

@Suite("Names given by hand")
struct InspectorNameTests {
  @Test("an alias makes the patch a no-op there, and the log says so")
  func misses() throws {
    let rig = try InspectorRig(variant: "patch")
    rig.exhibit.inspect(.rename(path: Path.locked, name: "_targetValue"))
    rig.rest()
    rig.playToSet()
    let missed = rig.runner.world.model.log.entries.flatMap { entry in
      if case .step(.interaction, _, let missed) = entry { missed } else { [String]() }
    }
    #expect(missed.count == 1)
    #expect(missed.first?.contains("_lockedValue") == true)
    #expect(rig.runner.shownRow?.events.contains("step4:missed") == true)
    #expect(try rig.number("_visualElement.fluidInteraction._targetValue") != 0.37)
    #expect(rig.inspection.patchBook.results[.interaction]?.lost == [.lockedValue])
  }

  @Test("the banner names the two names of the renamed system, the lost steps, and who survives")
  func banner() throws {
    let rig = try InspectorRig(system: .ios26Renamed)
    let words = try #require(rig.panel.banner.words)
    #expect(words.title == "The patch found nothing under 2 names")
    #expect(words.names == "fluidInteraction, __animatedValue")
    #expect(words.loss == "Steps 1, 4 and 5 do nothing.")
    #expect(words.survivors == "These survive: None, removeAll, endTracking, Deferred, Replace and Retarget.")
    #expect(!rig.panel.banner.isHidden)
    rig.exhibit.inspect(.rename(path: "_visualElement.sliderInteraction", name: "fluidInteraction"))
    rig.rest()
    #expect(rig.panel.banner.words?.names == "__animatedValue")
    rig.exhibit.inspect(.rename(path: "_visualElement.fluidInteraction.__valueProperty", name: "__animatedValue"))
    rig.rest()
    #expect(rig.panel.banner.words == nil)
    rig.exhibit.inspect(.restoreNames)
    rig.rest()
    #expect(rig.panel.banner.words == words)
  }

  @Test("undo takes a name back; a name that is taken is refused")
  func undo() throws {
    let rig = try InspectorRig()
    rig.exhibit.inspect(.rename(path: Path.interaction, name: "sliderInteraction"))
    rig.rest()
    #expect(throws: (any Error).self) { try rig.number(Path.locked) }
    rig.exhibit.inspect(.undo)
    rig.rest()
    #expect(try rig.number(Path.locked) != nil)
    rig.exhibit.inspect(.rename(path: Path.interaction, name: "lastUpdate"))
    rig.rest()
    guard case .refusal(let words) = rig.inspection.remark else {
      Issue.record("two ivars of one name")
      return
    }
    #expect(words.contains("lastUpdate"))
  }

  @Test("names stay through the gesture, a reset and a change of system")
  func stay() throws {
    let rig = try InspectorRig()
    rig.exhibit.inspect(.rename(path: Path.property, name: "_spring"))
    rig.rest()
    rig.exhibit.reset()
    rig.rest()
    #expect(rig.panel.banner.words?.names == "__animatedValue")
    rig.exhibit.nextSystem(forward: true)
    rig.rest()
    #expect(rig.panel.banner.words?.names == "fluidInteraction, __animatedValue")
  }
}

import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@testable import Exhibits

@Suite("The window's look")
struct WindowLookTests {
  @Test(
    "help shows every text whole, at the least size and at the usual one",
    arguments: [Size(width: 800, height: 560), Size(width: 1280, height: 800)])
  func help(size: Size) throws {
    let rig = try InspectorRig(size: size)
    rig.window.perform(.help)
    rig.frame()
    #expect(!rig.window.help.isHidden && rig.window.help.isWhole)
  }

  @Test("reduced transparency reaches every exhibit, stays through a reset and a step back, and goes again")
  func transparency() throws {
    let rig = try InspectorRig()
    var inner: Window { rig.runner.world.window }
    rig.playToSet()
    #expect(!inner.reducesTransparency)
    rig.window.perform(.reducedTransparency)
    #expect(inner.reducesTransparency)
    rig.window.perform(.frame(forward: false))
    rig.frame()
    #expect(inner.reducesTransparency, "a frame back")
    rig.window.perform(.reset)
    rig.frame()
    #expect(inner.reducesTransparency, "a reset")
    for exhibit in Exhibit.all.dropFirst() {
      rig.window.show(exhibit)
      let scene = try #require(rig.window.page as? ScenePage)
      #expect(scene.runner.world.window.reducesTransparency, "\(exhibit.name)")
      scene.runner.restart(scene.runner.world.fresh)
      #expect(scene.runner.world.window.reducesTransparency, "\(exhibit.name), from the start")
    }
    rig.window.perform(.reducedTransparency)
    #expect((rig.window.page as? ScenePage)?.runner.world.window.reducesTransparency == false)
  }

  @Test("the log's places lead to a thumb that can be taken, in each exhibit that tells of a slider")
  func places() throws {
    var withSlider: [String] = []
    for exhibit in Exhibit.all {
      let rig = try InspectorRig()
      rig.window.show(exhibit)
      rig.frames(3)
      let page = rig.window.page, places = page.places(scale: 2)
      guard let slider = page.loggedSlider else {
        #expect(places.thumb == nil && places.track == nil)
        continue
      }
      withSlider.append(exhibit.name)
      let thumb = try #require(places.thumb), track = try #require(places.track)
      #expect(track.minX <= thumb.minX && thumb.maxX <= track.maxX && thumb.minY <= track.minY && track.maxY <= thumb.maxY)
      #expect(!slider.isTracking)
      rig.frame(.pointer(PointerEvent(.down, at: Point(x: thumb.midX / 2, y: thumb.midY / 2), time: rig.time)))
      rig.frame()
      #expect(page.loggedSlider?.isTracking == true, "\(exhibit.name)")
    }
    #expect(withSlider == ["settle", "gallery", "thumb"])
  }
}

import Drawing
import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@testable import Exhibits

@Suite("The gallery")
struct GallerySceneTests {
  private struct Shown {
    let scene = GalleryScene()
    let stage: Stage

    init(_ size: Size = Size(width: 1232, height: 588), theme: Theme = .dark) {
      let window = Window(size: size)
      window.appearance = theme
      scene.frame = window.bounds
      window.addSubview(scene)
      window.layoutPass()
      scene.begin()
      stage = Stage(window: window)
      stage.runFrame()
    }

    var sliders: [Slider] { scene.cells.map(\.item.slider) }
  }

  @Test("has a card for each property, none on top of another, all inside", arguments: [(1232, 588), (768, 300)] as [(Double, Double)])
  func layout(width: Double, height: Double) {
    let shown = Shown(Size(width: width, height: height))
    let cells = shown.scene.cells
    #expect(cells.count == 18)
    for (index, cell) in cells.enumerated() {
      #expect(shown.scene.bounds.contains(cell.frame), "\(cell.item.title)")
      #expect(cells[..<index].allSatisfy { !$0.frame.intersects(cell.frame) }, "\(cell.item.title)")
      #expect(cell.bounds.contains(cell.item.slider.frame), "\(cell.item.title)")
      for view in cell.subviews {
        if let label = view as? Label, !label.isHidden { #expect(label.fittingSize.width <= label.frame.width, "\(label.text)") }
      }
    }
  }

  @Test("G sends all of them off and back; then every link is gone and the picture is a fresh window's")
  func play() {
    let shown = Shown()
    let before = shown.sliders.map(\.value)
    shown.scene.play()
    #expect(zip(shown.sliders, before).allSatisfy { $0.value != $1 })
    shown.stage.run(frames: 90)
    #expect(shown.stage.window.frameClock?.linkCount == 0 && !shown.stage.window.wantsFrame)
    #expect(shown.stage.picture.pixels() == shown.stage.freshPicture().pixels())
    shown.scene.play()
    shown.stage.run(frames: 90)
    #expect(shown.sliders.map(\.value) == before)
  }

  @Test("every slider that is enabled can be dragged by its thumb, and leaves no trail", arguments: Theme.Name.allCases)
  func drags(theme: Theme.Name) {
    let shown = Shown(theme: .named(theme))
    for cell in shown.scene.cells {
      let slider = cell.item.slider
      let thumb = slider.convertToWindow(slider.thumbFrame).center
      let old = slider.value
      shown.stage.press(at: thumb)
      shown.stage.runFrame()
      for step in 1...12 {
        let way = 6 * Double(step)
        shown.stage.move(to: Point(x: thumb.x + (slider.isVertical ? 0 : way), y: thumb.y - (slider.isVertical ? 3 * way : 0)))
        shown.stage.runFrame()
      }
      #expect(slider.isTracking == slider.isEnabled && (slider.value != old) == slider.isEnabled, "\(cell.item.title)")
      shown.stage.release(at: thumb)
      shown.stage.run(frames: 90)
    }
    #expect(shown.stage.picture.pixels() == shown.stage.freshPicture().pixels())
  }

  @Test("goes on from its state")
  func state() throws {
    let shown = Shown()
    shown.sliders[0].value = 0.9
    shown.stage.run(frames: 5)
    let state = try #require(shown.scene.state)
    let other = Shown()
    other.scene.restore(state)
    #expect(other.sliders.map(\.value) == shown.sliders.map(\.value))
  }
}

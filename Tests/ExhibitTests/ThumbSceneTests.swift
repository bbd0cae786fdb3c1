import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@testable import Exhibits

/// The thumb exhibit in a world of its own, a frame at a time.
private final class ThumbSceneRig {
  let world: SceneWorld
  private(set) var number = 0

  init(size: Size = Size(width: 1232, height: 520), variant: Int = 0) {
    world = SceneWorld(SceneStart(make: { ThumbScene() }, size: size, scale: 1, variant: variant))
    frames(1)
  }

  var scene: ThumbScene {
    guard let scene = world.scene as? ThumbScene else { preconditionFailure("the scene is the thumb's") }
    return scene
  }
  var now: Double { Double(number) / 60 }

  func frames(_ count: Int, _ inputs: SceneInput...) {
    for index in 0..<count {
      world.run(
        WorldFrame(
          time: FrameTime(timestamp: now, targetTimestamp: now + 1.0 / 60), inputs: index == 0 ? inputs : [], ticks: true))
      _ = world.window.takeDamage()
      number += 1
    }
  }

  func point(_ cell: Int, _ place: Double) -> Point {
    let slider = scene.cells[cell].slider
    let x = slider.geometry.centerX(drawnAt: place)
    return slider.convertToWindow(Rect(x: x, y: slider.bounds.midY, width: 0, height: 0)).origin
  }

  func pointer(_ phase: PointerEvent.Phase, _ point: Point) {
    frames(1, .event(.pointer(PointerEvent(phase, at: point, time: now))))
  }

  /// What G plays, to its end and some seconds more.
  func play() {
    var script = SceneScript(scene.gesture)
    for _ in 0..<240 {
      let inputs = script.isDone ? [] : script.take(at: now, in: world)
      world.run(WorldFrame(time: FrameTime(timestamp: now, targetTimestamp: now + 1.0 / 60), inputs: inputs, ticks: true))
      _ = world.window.takeDamage()
      number += 1
    }
  }
}

@Suite("The thumb exhibit")
struct ThumbSceneTests {
  @Test("drives every scrubber by one pointer, whichever it takes", arguments: 0..<5)
  func oneInput(cell: Int) {
    let rig = ThumbSceneRig()
    rig.pointer(.down, rig.point(cell, 0.3))
    #expect(rig.scene.cells.allSatisfy(\.slider.isTracking) && rig.scene.player.sliders.allSatisfy(\.isTracking))
    let start = rig.point(cell, 0.3)
    for step in 1...10 { rig.pointer(.moved, Point(x: start.x + 6 * Double(step), y: start.y)) }
    let values = rig.scene.cells.map(\.slider.value)
    let travel = rig.scene.cells[0].slider.bounds.width - 30
    // Under a thumb of 60 points the track is 30 points shorter.
    for (index, value) in values.enumerated() where index != ThumbKind.twoImages.rawValue && cell != ThumbKind.twoImages.rawValue {
      #expect(abs(Double(value) - (0.3 + 60 / travel)) < 1e-5)
      #expect(value == values[0])
    }
    rig.pointer(.up, Point(x: start.x + 60, y: start.y))
    #expect(rig.scene.cells.allSatisfy { !$0.slider.isTracking })
    rig.frames(60)
    #expect(rig.world.wantsFrame == false)
  }

  @Test("takes the enlarged one by the pointer and the keyboard as well")
  func enlarged() {
    let rig = ThumbSceneRig(variant: 3)
    let slider = rig.scene.player.slider
    let thumb = slider.convertToWindow(slider.thumbFrame).center
    rig.pointer(.down, thumb)
    rig.pointer(.moved, Point(x: thumb.x + 60, y: thumb.y))
    rig.pointer(.up, Point(x: thumb.x + 60, y: thumb.y))
    #expect(slider.value > 0.35)
    #expect(abs(rig.scene.cells[3].slider.value - slider.value) < 1e-5)
    let before = slider.value
    rig.frames(1, .event(.key(KeyEvent(.right, time: rig.now))))
    #expect(slider.value > before)
    #expect(rig.scene.cells.allSatisfy { $0.slider.value == slider.value })
  }

  @Test("leaves the press to nobody where it is lost")
  func lostPress() {
    let rig = ThumbSceneRig()
    rig.pointer(.down, rig.point(3, 0.3))
    rig.pointer(.moved, rig.point(3, 0.5))
    rig.frames(1, .cancelPress)
    #expect(rig.scene.cells.allSatisfy { !$0.slider.isTracking && $0.slider.value == 0.3 })
    rig.pointer(.down, rig.point(0, 0.3))
    #expect(rig.scene.cells.allSatisfy { $0.slider.isTracking })
  }

  @Test("says in a sentence with figures what each did in the same gesture")
  func verdicts() {
    // The finger's way along a track that is 30 points shorter under the big picture.
    let width = ThumbSceneRig().scene.cells[0].slider.bounds.width
    let drifted = NumberText.fixed(0.3 + 0.38 * (width - 30) / (width - 60), places: 2)
    let expected = [
      "Stays 30 pt: nothing but the place shows that it is held.",
      "From 30 to 60 pt at once, with 0 frames between: it jumps, and the same drag leads to \(drifted), not 0.68.",
      "Drawn 30 pt, then 60 pt: the picture fades in for 300 ms, 18 frames, and nothing grows.",
      "Grew 30 -> 60 pt in 300 ms, 18 frames, back in 300 ms; centred within 0.00 pt.",
    ]
    for (variant, sentence) in expected.enumerated() {
      let rig = ThumbSceneRig(variant: variant)
      rig.play()
      #expect(rig.scene.verdict.text == sentence)
    }
    let spring = ThumbSceneRig(variant: 4)
    spring.play()
    #expect(spring.scene.verdict.text.hasPrefix("Grew 30 -> 60 pt in ") && spring.scene.verdict.text.contains("past it to 6"))
  }

  @Test("a click on a scrubber's name chooses it, as its digit does")
  func choosing() {
    let rig = ThumbSceneRig()
    let cell = rig.scene.cells[3]
    let corner = cell.convertToWindow(Rect(x: 30, y: 12, width: 0, height: 0)).origin
    rig.pointer(.down, corner)
    rig.pointer(.up, corner)
    #expect(rig.scene.variant == 3 && cell.isChosen && rig.scene.player.chosen == .overlay)
  }

  @Test("fits into the smallest window: every thumb that has grown stays apart from the next", arguments: [0, 3])
  func fits(variant: Int) {
    let rig = ThumbSceneRig(size: Size(width: 768, height: 330), variant: variant)
    let bounds = rig.world.window.bounds
    for cell in rig.scene.cells {
      let thumb = cell.slider.convertToWindow(cell.slider.thumbFrame)
      let grown = Rect(center: thumb.center, size: Size(width: 60, height: 60))
      #expect(cell.frame.contains(grown) && bounds.contains(cell.frame))
      #expect(cell.plot.frame.height >= 20)
    }
    #expect(bounds.contains(rig.scene.player.frame) && bounds.contains(rig.scene.exploded.frame))
  }
}

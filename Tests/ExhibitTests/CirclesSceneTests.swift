import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@testable import Exhibits

@Suite("The circles")
struct CirclesSceneTests {
  private typealias Rig = SceneWorldRig<CirclesScene>

  private func rig(hertz: Double = 60, variant: Int = 0, reducesMotion: Bool = false) -> Rig {
    Rig(CirclesScene.exhibit, hertz: hertz, variant: variant, reducesMotion: reducesMotion)
  }

  @Test("have one centre in every frame, and the radii and opacities of one progress, round after round", arguments: [60.0, 75, 144])
  func oneProgress(hertz: Double) {
    let rig = rig(hertz: hertz)
    var rounds = 0, last = 0.0
    for _ in 0..<Int(6 * hertz) {
      rig.frame()
      let scene = rig.scene
      if scene.progress < last { rounds += 1 }
      last = scene.progress
      for (index, ring) in scene.rings.enumerated() {
        let circle = scene.model.circle(index, at: scene.progress)
        #expect(ring.frame.center == scene.model.center && ring.frame == circle.frame && ring.alpha == circle.opacity)
      }
    }
    #expect(rounds == 2)
    #expect(rig.scene.worstDistance == 0 && rig.scene.worstRadiusError == 0)
  }

  @Test("leave their centre where places and sizes are animated apart")
  func separate() {
    let rig = rig(variant: 1)
    rig.frames(120)
    #expect(rig.scene.worstDistance > 1, "points")
  }

  @Test("stay about one centre with a timer, but behind the frame")
  func timer() {
    let rig = rig(variant: 2)
    rig.frames(200)
    #expect(rig.scene.worstDistance == 0)
    #expect(rig.scene.worstRadiusError > 0.5, "points")
  }

  @Test("stand still while paused, cost no frame then, and go on without a jump")
  func pause() {
    let rig = rig()
    rig.frames(50)
    rig.send(.animating(false))
    rig.frame()
    let still = rig.scene.progress
    rig.frames(200)
    #expect(rig.scene.progress == still && !rig.runner.wantsFrame)
    rig.send(.animating(true))
    rig.frame()
    #expect(rig.scene.progress == still)
    rig.frame()
    #expect(abs((rig.scene.progress - still) * ConcentricCircles.duration - 1 / 60.0) < 1e-9)
  }

  @Test("stand still under reduced motion")
  func reducedMotion() {
    let rig = rig(reducesMotion: true)
    rig.frames(30)
    #expect(rig.scene.progress == 0.5 && !rig.runner.wantsFrame)
    rig.send(.reducesMotion(false))
    rig.frames(5)
    #expect(rig.scene.progress > 0 && rig.scene.progress < 0.1)
  }

  @Test("look the same to the byte after a step back, also across chapters of the recording", arguments: 0..<3)
  func stepBack(variant: Int) {
    let rig = rig(variant: variant)
    rig.frames(1300)
    #expect(rig.runner.recording.presentChapter.frames.count < 900)
    let picture = rig.picture(), progress = rig.scene.progress, distance = rig.scene.distance
    rig.frame()
    rig.runner.stepBack(at: rig.now)
    #expect(rig.scene.progress == progress && rig.scene.distance == distance)
    #expect(rig.picture() == picture)
  }
}

import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@testable import Exhibits

@Suite("The step scene")
struct StepSceneTests {
  private typealias Rig = SceneWorldRig<StepScene>

  @Test("keeps 60 points in every frame with one progress, in the log's figures too", arguments: [60.0, 75, 120, 144])
  func oneProgress(hertz: Double) {
    let rig = Rig(StepScene.exhibit, hertz: hertz)
    rig.send(.play)
    for _ in 0..<Int(hertz) {
      rig.frame()
      #expect(rig.scene.figures.first { $0.name == "gap" }?.value == 60)
    }
    #expect(rig.scene.verdict.mood == .good && !rig.runner.wantsFrame)
    #expect(rig.scene.layout.fraction(of: 0) == 1)
  }

  @Test("shows the others' errors, and says so", arguments: [2, 3, 4])
  func others(variant: Int) {
    let rig = Rig(StepScene.exhibit, variant: variant)
    rig.send(.play)
    rig.frames(60)
    // The timer is 6 ms ahead of the screen, which is 3 pt; the others are off by more.
    #expect(rig.scene.lab.worstError > 2.9 && rig.scene.verdict.mood == .bad && !rig.runner.wantsFrame)
  }

  @Test("a load leaves frames out, wastes the timer's ticks, and stays exactly in step with one progress")
  func loads() {
    let rig = Rig(StepScene.exhibit, variant: 4)
    rig.send(.load(FrameLoad(seconds: 0.05, place: .presenting)))
    rig.send(.play)
    rig.frames(60)
    #expect(rig.scene.lab.counts.wasted > 0 && rig.scene.lab.counts.frames <= 9)
    rig.send(.variant(0))
    rig.send(.play)
    rig.frames(60)
    #expect(rig.scene.lab.worstError == 0 && rig.scene.lab.counts.frames <= 9)
  }
}

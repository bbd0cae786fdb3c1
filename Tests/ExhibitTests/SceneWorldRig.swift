import Drawing
import FrameTiming
import Geometry
import Stage
import Widgets

@testable import Exhibits

/// A scene in a world of its own, a frame of a virtual display at a time.
final class SceneWorldRig<Content: Scene> {
  let runner: WorldRunner<SceneWorld>
  private var schedule: FrameSchedule

  init(_ exhibit: Exhibit, size: Size = Size(width: 640, height: 420), hertz: Double = 60, variant: Int = 0, reducesMotion: Bool = false) {
    guard let make = exhibit.makeScene else { preconditionFailure("a scene is made") }
    let rate = RefreshRate(hertz: hertz)
    schedule = FrameSchedule(rate: rate)
    runner = WorldRunner(
      start: SceneStart(make: make, size: size, scale: 1, variant: variant, reducesMotion: reducesMotion), period: { rate.period })
    runner.begin(at: 0)
  }

  var scene: Content {
    guard let scene = runner.world.scene as? Content else { preconditionFailure("the scene is another one") }
    return scene
  }

  var now: Double { schedule.time.timestamp }
  var interval: Double { schedule.time.interval }

  func send(_ input: SceneInput) { runner.send(input) }

  func frame() {
    _ = runner.runFrame(schedule.time)
    schedule.advance()
  }

  func frames(_ count: Int) {
    for _ in 0..<count { frame() }
  }

  func change(to hertz: Double) { schedule.change(to: RefreshRate(hertz: hertz)) }
  func stall(for seconds: Double) { schedule.stall(for: seconds) }

  /// A press, a drag or a release at `place` of the scene.
  func point(_ phase: PointerEvent.Phase, at place: Point) { send(.event(.pointer(PointerEvent(phase, at: place, time: now)))) }

  /// What the scene shows, drawn anew.
  func picture() -> [UInt32] {
    let window = runner.world.window
    window.layoutPass()
    _ = window.takeDamage()
    let bitmap = Bitmap(width: window.pixelBounds.width, height: window.pixelBounds.height)
    window.draw(Region(window.pixelBounds), into: bitmap)
    return bitmap.pixels()
  }
}

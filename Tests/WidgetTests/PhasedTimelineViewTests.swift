import Animation
import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@Suite("A timeline view")
struct PhasedTimelineViewTests {
  private func rig(_ policy: ClockPolicy, hertz: Double = 60) -> (Stage, PhasedTimelineView) {
    let stage = Stage(window: Window(size: Size(width: 100, height: 100)), rate: RefreshRate(hertz: hertz))
    let view = PhasedTimelineView(TimelineClock(policy))
    stage.window.addSubview(view)
    return (stage, view)
  }

  @Test("is told of each time once, and leaves the link at rest", arguments: ClockPolicy.allCases)
  func rests(policy: ClockPolicy) {
    let (stage, view) = rig(policy)
    var told: [Double] = []
    view.onUpdate = { told.append($0) }
    stage.run(frames: 30)
    view.setAnimating(false, at: stage.time.timestamp)
    stage.run(frames: 5)
    #expect(told == told.sorted() || policy == .predicted)
    #expect(zip(told, told.dropFirst()).allSatisfy { $0 != $1 })
    #expect(stage.window.frameClock?.linkCount == 0)
    #expect(!stage.window.wantsFrame)
    let still = view.time
    stage.run(frames: 100)
    view.setAnimating(true, at: stage.time.timestamp)
    stage.run(frames: 1)
    #expect(view.time >= still && view.time <= still + 1.0 / 60 + 1e-9)
    #expect(stage.window.frameClock?.linkCount == 1)
  }

  @Test("with reduced motion it shows time 0 and has no ticks; afterwards it goes on without a leap", arguments: ClockPolicy.allCases)
  func reducedMotion(policy: ClockPolicy) {
    let (stage, view) = rig(policy)
    stage.run(frames: 60)
    let before = view.time
    var last: Double?
    view.onUpdate = { last = $0 }
    view.reducesMotion = true
    #expect(view.time == 0 && last == 0)
    let updates = view.timeline.updates
    stage.run(frames: 60)
    #expect(view.timeline.updates == updates)
    #expect(stage.window.frameClock?.isIdle == true)
    view.reducesMotion = false
    stage.run(frames: 2)
    #expect(view.time - before <= 3.0 / 60)
  }

  @Test("a window with reduced motion never lets it tick")
  func reducedFromTheStart() {
    let stage = Stage(window: Window(size: Size(width: 100, height: 100)))
    stage.window.reducesMotion = true
    let view = PhasedTimelineView(TimelineClock(.predicted))
    stage.window.addSubview(view)
    stage.run(frames: 60)
    #expect(view.timeline.updates == 0 && view.time == 0)
  }

  @Test("lives no longer than its place in the tree")
  func lifetime() {
    let stage = Stage(window: Window(size: Size(width: 100, height: 100)))
    weak var gone: PhasedTimelineView?
    do {
      let view = PhasedTimelineView(TimelineClock(.predicted))
      gone = view
      stage.window.addSubview(view)
      stage.run(frames: 3)
      view.removeFromSuperview()
    }
    stage.run(frames: 1)
    #expect(gone == nil)
    #expect(stage.window.frameClock?.isIdle == true)
  }
}

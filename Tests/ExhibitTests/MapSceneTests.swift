import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@testable import Exhibits

@Suite("The map")
struct MapSceneTests {
  private typealias Rig = SceneWorldRig<MapScene>

  private static let frameShare = 1 / 60.0 / MapChoreography.duration

  private func rig(hertz: Double = 60, variant: Int = 0, reducesMotion: Bool = false) -> Rig {
    let rig = Rig(MapScene.exhibit, hertz: hertz, variant: variant, reducesMotion: reducesMotion)
    rig.frames(2)
    return rig
  }

  /// What the views show is what the model says for this progress.
  private func expectModel(_ scene: MapScene, at progress: Double) {
    let stage = scene.stage
    let moment = stage.choreography.moment(at: progress)
    #expect(stage.map.transform == AffineTransform(scaleX: moment.mapScale, y: moment.mapScale))
    #expect(abs(stage.circle.frame.midX - moment.circleCenter.x) < 1e-9 && abs(stage.circle.frame.midY - moment.circleCenter.y) < 1e-9)
    #expect(abs(stage.circle.frame.width - 2 * moment.circleRadius) < 1e-9)
    #expect(stage.circle.alpha == moment.circleOpacity && stage.way.alpha == moment.circleOpacity)
    #expect(stage.post.frame == moment.postFrame && stage.post.alpha == moment.postOpacity)
    #expect(stage.post.cornerRadius == moment.postCornerRadius)
  }

  private func place(of progress: Double, in scene: MapScene) -> Point {
    Point(x: scene.tracks.frame.minX + scene.tracks.x(at: progress), y: scene.tracks.frame.minY + 40)
  }

  @Test("shows in every frame what its model says for one progress, and ends exactly", arguments: [60.0, 75, 120, 144])
  func agreesWithTheModel(hertz: Double) {
    let rig = rig(hertz: hertz)
    rig.send(.play)
    rig.frame()
    var last = 0.0
    for _ in 0..<Int(MapChoreography.duration * hertz) + 3 {
      rig.frame()
      let scene = rig.scene
      expectModel(scene, at: scene.progress)
      #expect(scene.error == 0 && scene.worst == 0)
      #expect(scene.progress - last <= 1 / hertz / MapChoreography.duration + 1e-9)
      last = scene.progress
    }
    let stage = rig.scene.stage
    #expect(rig.scene.progress == 1 && !rig.scene.isPlaying)
    #expect(stage.moment.mapScale == 1.045 && stage.post.frame == stage.bounds && stage.post.cornerRadius == 0 && stage.post.alpha == 1)
    #expect(stage.circle.alpha == 0 && stage.circle.frame.center == stage.bounds.center)
    #expect(!rig.runner.wantsFrame)
  }

  @Test("goes on from the same progress after a pause of any length")
  func pause() {
    let rig = rig()
    rig.send(.play)
    rig.frames(31)
    let before = rig.scene.progress
    rig.send(.animating(false))
    rig.frames(180)
    #expect(rig.scene.progress == before && !rig.runner.wantsFrame)
    rig.send(.animating(true))
    rig.frame()
    #expect(rig.scene.progress == before)
    rig.frame()
    #expect(abs(rig.scene.progress - before - MapSceneTests.frameShare) < 1e-9)
    rig.frames(200)
    #expect(rig.scene.progress == 1 && rig.scene.worst == 0)
  }

  @Test("is where the playhead is dragged to, in the same frame, and goes on from there when it is let go")
  func scrub() {
    let rig = rig()
    rig.send(.play)
    rig.frames(20)
    rig.point(.down, at: place(of: 0.5, in: rig.scene))
    rig.frame()
    #expect(abs(rig.scene.progress - 0.5) < 1e-9)
    for target in [0.61, 0.83, 0.2, 0.4] {
      rig.point(.moved, at: place(of: target, in: rig.scene))
      rig.frame()
      #expect(abs(rig.scene.progress - target) < 1e-9)
      expectModel(rig.scene, at: rig.scene.progress)
    }
    rig.frames(30)
    #expect(abs(rig.scene.progress - 0.4) < 1e-9)
    rig.point(.up, at: place(of: 0.4, in: rig.scene))
    var last = rig.scene.progress
    for _ in 0..<30 {
      rig.frame()
      #expect(rig.scene.progress >= last && rig.scene.progress - last <= MapSceneTests.frameShare + 1e-9)
      last = rig.scene.progress
    }
    rig.frames(100)
    #expect(rig.scene.progress == 1)
  }

  @Test("stays where it is let go if it didn't play before, and beyond the plot's ends at 0 and 1")
  func scrubAtRest() {
    let rig = rig()
    rig.point(.down, at: place(of: 0.3, in: rig.scene))
    rig.point(.up, at: place(of: 0.3, in: rig.scene))
    rig.frames(30)
    #expect(abs(rig.scene.progress - 0.3) < 1e-9 && !rig.runner.wantsFrame)
    for (x, end) in [(-900.0, 0.0), (5000, 1)] {
      rig.point(.down, at: place(of: 0.3, in: rig.scene))
      rig.point(.moved, at: Point(x: x, y: place(of: 0, in: rig.scene).y))
      rig.point(.up, at: Point(x: x, y: place(of: 0, in: rig.scene).y))
      rig.frames(2)
      #expect(rig.scene.progress == end)
    }
  }

  @Test("follows the display from 60 to 144 to 75 Hz within one frame, without a jump")
  func rates() {
    let rig = rig()
    rig.send(.play)
    rig.frames(30)
    var last = rig.scene.progress, previous = 60.0
    for hertz in [144.0, 75, 60] {
      rig.change(to: hertz)
      for number in 0..<12 {
        rig.frame()
        // The frame after the change was due by the old rate.
        let passed = 1 / (number == 0 ? previous : hertz)
        #expect(abs((rig.scene.progress - last) * MapChoreography.duration - passed) < 1e-9)
        last = rig.scene.progress
      }
      previous = hertz
    }
  }

  @Test("passes over frames that a stall swallowed: progress is the frame's time's")
  func stall() {
    let rig = rig()
    rig.send(.play)
    rig.frames(30)
    let before = rig.scene.progress, time = rig.now
    rig.stall(for: 0.1)
    rig.frame()
    let passed = rig.now - time
    rig.frame()
    #expect(passed > 0.09)
    #expect(abs((rig.scene.progress - before) * MapChoreography.duration - passed - 1 / 60.0) < 1e-9)
    #expect(rig.scene.worst == 0)
  }

  @Test("draws its playheads at the progress of its picture, in a line where it is one")
  func playheads() {
    for variant in 0..<3 {
      let rig = rig(variant: variant)
      rig.send(.play)
      rig.frames(50)
      let scene = rig.scene
      let tracks = scene.tracks
      for (index, head) in tracks.heads.enumerated() {
        #expect(abs(head.frame.midX - tracks.x(at: scene.player?.shown[index] ?? -1)) < 1e-9)
      }
      #expect(abs(tracks.handle.frame.midX - tracks.x(at: scene.progress)) < 1e-9)
      let places = Set(tracks.heads.map(\.frame.midX))
      #expect(places.count == (variant == 1 ? tracks.heads.count : 1))
    }
  }

  @Test("stands apart as far where the variant is chosen in the middle, and where it is resumed there")
  func separateFromTheMiddle() {
    let rig = rig()
    rig.send(.play)
    rig.frames(40)
    rig.send(.variant(1))
    rig.frames(4)
    rig.send(.animating(false))
    rig.frames(50)
    rig.send(.animating(true))
    rig.frames(20)
    let shown = rig.scene.player?.shown ?? []
    for (earlier, later) in zip(shown, shown.dropFirst()) { #expect(abs(earlier - later - MapSceneTests.frameShare) < 1e-9) }
  }

  @Test("stands apart where motions have animations of their own, by a frame for each")
  func separate() {
    let rig = rig(variant: 1)
    rig.send(.play)
    rig.frames(50)
    let shown = rig.scene.player?.shown ?? []
    for (earlier, later) in zip(shown, shown.dropFirst()) { #expect(abs(earlier - later - MapSceneTests.frameShare) < 1e-9) }
    rig.frames(120)
    #expect(rig.scene.worst > 5, "points")
    #expect(rig.scene.player?.shown == [Double](repeating: 1, count: 8) && rig.scene.error == 0)
    #expect(!rig.runner.wantsFrame)
  }

  @Test("is behind the frame where a timer moves it, by less than a tick, and ends exactly all the same", arguments: [60.0, 75, 144])
  func timer(hertz: Double) {
    let rig = rig(hertz: hertz, variant: 2)
    rig.send(.play)
    rig.frame()
    for _ in 0..<Int(MapChoreography.duration * hertz) {
      rig.frame()
      guard let player = rig.scene.player else { break }
      let late = (player.progress - player.shown[0]) * MapChoreography.duration
      #expect(late > -1e-9 && late < 1 / 60.0 + 1 / hertz + 1e-9)
    }
    rig.frames(10)
    #expect(rig.scene.worst > 1, "points")
    #expect(rig.scene.player?.shown == [Double](repeating: 1, count: 8) && rig.scene.error == 0 && !rig.runner.wantsFrame)
  }

  @Test("is at its end at once under reduced motion, and the post fades in there")
  func reducedMotion() {
    let rig = rig(reducesMotion: true)
    rig.send(.play)
    rig.frames(2)
    #expect(rig.scene.progress == 1 && rig.scene.stage.post.frame == rig.scene.stage.bounds)
    var alphas: [Double] = []
    for _ in 0..<20 {
      alphas.append(rig.scene.stage.post.alpha)
      rig.frame()
    }
    #expect(alphas[0] < 0.2 && alphas.last == 1 && zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(!rig.runner.wantsFrame)
  }

  @Test("looks the same to the byte after a step back", arguments: 0..<3)
  func stepBack(variant: Int) {
    let rig = rig(variant: variant)
    rig.send(.play)
    rig.frames(40)
    rig.send(.animating(false))
    rig.frames(3)
    rig.send(.animating(true))
    rig.frames(9)
    let picture = rig.picture(), progress = rig.scene.progress, error = rig.scene.error
    rig.frame()
    #expect(rig.scene.progress != progress)
    rig.runner.stepBack(at: rig.now)
    #expect(rig.scene.progress == progress && rig.scene.error == error)
    #expect(rig.picture() == picture)
  }

  @Test("keeps its progress when it takes another size, and everything goes to its place there")
  func resize() {
    let rig = rig()
    rig.send(.play)
    rig.frames(60)
    let progress = rig.scene.progress
    rig.send(.animating(false))
    rig.frame()
    rig.send(.resize(Size(width: 900, height: 500)))
    rig.frame()
    #expect(rig.scene.progress == progress && rig.scene.stage.bounds.width == 900)
    expectModel(rig.scene, at: progress)
  }
}

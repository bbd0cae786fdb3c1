import Drawing
import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@testable import Exhibits

/// A dot that goes 60 points a second while it is animating, and a button that sends it back.
private final class DotScene: Scene {
  static let exhibit = Exhibit(
    name: "dot", title: "Dot", variants: [.init("slow", "Slow"), .init("fast", "Fast")], makeScene: { DotScene() })
  let dot = View(frame: Rect(x: 0, y: 40, width: 10, height: 10))
  let button = PushButton("back")
  private var link: DisplayLink?
  private var last: Double?
  private(set) var x = 0.0 {
    didSet { dot.frame.origin.x = x }
  }

  override var hasAnimatingSwitch: Bool { true }
  override var figures: [LogRow.Figure] { [.init(name: "x", value: x)] }
  override func takeRow() -> SceneRow { SceneRow(value: x, shown: x) }
  override var state: [Double]? { last.map { [x, $0] } }
  override func restore(_ state: [Double]) { (x, last) = (state[0], state[1]) }
  override func play() { x = 100 }

  override func begin() {
    dot.backgroundColor = .white
    button.frame = Rect(x: 0, y: 0, width: 80, height: 30)
    button.addAction(Action(identifier: "back") { [weak self] _ in self?.x = 0 }, for: .primaryActionTriggered)
    addSubview(dot)
    addSubview(button)
    animatingChanged()
  }

  override func animatingChanged() {
    link?.invalidate()
    link = nil
    last = nil
    guard isAnimating else { return }
    link = frameClock?.addLink(owner: self) { scene, time in
      scene.x += (time.timestamp - (scene.last ?? time.timestamp)) * (scene.variant == 0 ? 60 : 120)
      scene.last = time.timestamp
    }
  }
}

/// A scene's page in a window, a frame at a time.
private final class SceneRig {
  let page: ScenePage
  let window = Window(size: Size(width: 900, height: 600))
  private var number = 0

  init() {
    let exhibit = DotScene.exhibit
    let make = exhibit.makeScene ?? { preconditionFailure("a scene is made") }
    page = ScenePage(exhibit, start: SceneStart(make: make, size: Size(width: 600, height: 400), scale: 1)) { 1.0 / 60 }
    page.frame = window.bounds
    window.addSubview(page)
    page.begin(at: 0)
    window.onFrame = { [page] in page.runFrame($0) }
  }

  var now: Double { Double(number) / 60 }
  var scene: DotScene {
    guard let scene = page.runner.world.scene as? DotScene else { preconditionFailure("the scene is the dot's") }
    return scene
  }

  func frames(_ count: Int, _ events: InputEvent...) {
    for index in 0..<count {
      window.runFrame(FrameTime(timestamp: now, targetTimestamp: now + 1.0 / 60), events: index == 0 ? events : [])
      page.passOnDamage()
      _ = window.takeDamage()
      number += 1
    }
  }
}

@Suite("A scene's page")
struct ScenePageTests {
  @Test("A step back shows the frame before, to the bit, and a step on the one after")
  func stepsBack() {
    let rig = SceneRig()
    rig.frames(10)
    var places: [Double] = []
    for _ in 0..<5 {
      rig.frames(1)
      places.append(rig.scene.x)
    }
    for place in places.dropLast().reversed() {
      rig.page.time.stepBack(at: rig.now)
      #expect(rig.scene.x == place)
    }
    rig.page.time.stepForward(at: rig.now)
    #expect(rig.scene.x == places[1])
  }

  @Test("A click on a control of the scene, a variant, the switch and G are played again by a step back")
  func inputsAreRecorded() {
    let rig = SceneRig()
    rig.frames(5)
    let button = rig.page.worldView.convertToWindow(rig.scene.button.frame).center
    rig.frames(1, .pointer(PointerEvent(.down, at: button, time: rig.now)))
    rig.frames(1, .pointer(PointerEvent(.up, at: button, time: rig.now)))
    #expect(rig.scene.x < 2)
    #expect(rig.page.perform(.variant(2)))
    rig.frames(3)
    #expect(rig.page.chosenVariant == "fast")
    #expect(rig.page.perform(.animating))
    rig.frames(3)
    let still = rig.scene.x
    rig.page.time.stepBack(at: rig.now)
    #expect(rig.scene.isAnimating && rig.scene.variant == 1 && rig.scene.x == still)
    rig.page.time.stepBack(at: rig.now)
    #expect(rig.scene.x < still)
    rig.page.time.stepForward(at: rig.now)
    rig.page.time.stepForward(at: rig.now)
    #expect(!rig.scene.isAnimating && rig.scene.x == still)
  }

  @Test("While the clock stands nothing moves and no frame is asked for")
  func paused() {
    let rig = SceneRig()
    rig.frames(5)
    rig.page.time.pause(at: rig.now)
    let still = rig.scene.x
    rig.frames(5)
    #expect(rig.scene.x == still)
    #expect(!rig.page.wantsFrame)
    rig.page.time.resume(at: rig.now)
    rig.frames(2)
    #expect(rig.scene.x > still && rig.scene.x - still < 3)
  }

  @Test("The active variant's digit leads back to the first; one that doesn't exist changes nothing")
  func digits() {
    let rig = SceneRig()
    _ = rig.page.perform(.variant(2))
    rig.frames(1)
    _ = rig.page.perform(.variant(7))
    rig.frames(1)
    #expect(rig.page.chosenVariant == "fast")
    _ = rig.page.perform(.variant(2))
    rig.frames(1)
    #expect(rig.page.chosenVariant == "slow")
  }

  @Test("A recording without end begins new chapters where the scene can say its state, and frames stay reachable")
  func chapters() {
    let rig = SceneRig()
    rig.frames(1500)
    let x = rig.scene.x
    rig.page.time.stepBack(at: rig.now)
    #expect(abs(x - rig.scene.x - 1) < 1e-9)
    #expect(rig.page.runner.recording.presentChapter.frames.count <= 601)
  }
}

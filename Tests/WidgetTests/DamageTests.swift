import Drawing
import Geometry
import Stage
import Testing
import Widgets

private final class Box: View {
  var color: Color { didSet { setNeedsDisplay() } }
  private let reach: Double
  init(_ frame: Rect, _ color: Color, reach: Double = 0) {
    self.color = color
    self.reach = reach
    super.init(frame: frame)
  }
  override var drawsContent: Bool { true }
  override var drawingOutsets: Insets { Insets(all: reach) }
  override func draw(in canvas: Canvas) { canvas.fillCapsule(bounds.insetBy(dx: -reach, dy: -reach), color) }
}

/// The same numbers in every run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite("Damage")
struct DamageTests {
  private final class Scene {
    let window = Window(size: Size(width: 200, height: 160))
    let stage: Stage
    let holder = View(frame: Rect(x: 20, y: 20, width: 120, height: 100))
    let one = Box(Rect(x: 10, y: 10, width: 40, height: 30), Color(red: 1, green: 0, blue: 0, alpha: 0.8))
    let two = Box(Rect(x: 30, y: 20, width: 40, height: 30), Color(red: 0, green: 0, blue: 1, alpha: 0.8), reach: 4)

    init() {
      window.backgroundColor = .white
      window.addSubview(holder)
      holder.addSubview(one)
      holder.addSubview(two)
      stage = Stage(window: window)
      _ = stage.picture
      frame()
    }

    @discardableResult
    func frame() -> Region {
      stage.runFrame()
      let isRight = stage.picture.pixels() == stage.freshPicture().pixels()
      #expect(isRight, "what damage drew is what drawing everything gives")
      return stage.lastDamage
    }

    func extent(_ view: Box, reach: Double = 0) -> PixelRect {
      PixelRect(covering: view.convertToWindow(view.bounds.insetBy(dx: -reach, dy: -reach)), scale: 1)
    }
  }

  @Test("is none where nothing changes")
  func none() {
    let scene = Scene()
    #expect(scene.frame().isEmpty)
    scene.one.frame = scene.one.frame
    scene.one.alpha = 1
    scene.one.isHidden = false
    scene.one.transform = .identity
    scene.one.clipsToBounds = false
    scene.one.backgroundColor = nil
    scene.holder.frame = scene.holder.frame
    scene.holder.bringSubviewToFront(scene.two)
    scene.holder.addSubview(scene.two)
    #expect(!scene.window.wantsFrame && scene.frame().isEmpty)
  }

  @Test("of a view's content is the view, and no more than a pixel around it")
  func content() {
    let scene = Scene()
    scene.one.color = .white
    let damage = scene.frame()
    #expect(damage.rects.count == 1 && damage.bounds.contains(scene.extent(scene.one)))
    #expect(PixelRect(x: 29, y: 29, width: 42, height: 32).contains(damage.bounds))
  }

  nonisolated enum Change: CaseIterable {
    case alpha, hidden, transform, frame, holderFrame, holderAlpha, holderHidden, holderTransform, removal, removalOfHolder, reordering,
      clipping, background, size
  }

  @Test("of a change covers what was there and what is there", arguments: Change.allCases)
  func changes(change: Change) {
    let scene = Scene()
    let old = scene.extent(scene.two, reach: 4)
    switch change {
    case .alpha: scene.two.alpha = 0.5
    case .hidden: scene.two.isHidden = true
    case .transform: scene.two.transform = AffineTransform(a: 0.8, b: 0.7, c: -0.7, d: 0.8, tx: 3, ty: 1)
    case .frame: scene.two.frame.origin = Point(x: 60.3, y: 55.6)
    case .holderFrame: scene.holder.frame.origin = Point(x: 5.5, y: 40)
    case .holderAlpha: scene.holder.alpha = 0.4
    case .holderHidden: scene.holder.isHidden = true
    case .holderTransform: scene.holder.transform = AffineTransform(scaleX: 0.5, y: 1.5)
    case .removal: scene.two.removeFromSuperview()
    case .removalOfHolder: scene.holder.removeFromSuperview()
    case .reordering: scene.holder.bringSubviewToFront(scene.one)
    case .clipping:
      scene.holder.frame.size = Size(width: 50, height: 40)
      scene.holder.clipsToBounds = true
    case .background: scene.holder.backgroundColor = Color(red: 0, green: 1, blue: 0, alpha: 0.5)
    case .size: scene.two.frame.size = Size(width: 20, height: 10)
    }
    let damage = scene.frame()
    #expect(!damage.isEmpty)
    if change != .reordering && change != .clipping { #expect(covers(damage, old)) }
    if scene.two.window != nil && !scene.holder.isHidden && !scene.two.isHidden && change != .reordering && change != .clipping {
      #expect(covers(damage, scene.extent(scene.two, reach: 4)))
    }
    #expect(scene.frame().isEmpty, "and then it is over")
  }

  @Test("comes back with what comes back")
  func back() {
    let scene = Scene()
    scene.holder.isHidden = true
    scene.frame()
    scene.two.frame.origin.x = 0
    scene.one.color = .white
    #expect(scene.frame().isEmpty, "what can't be seen costs nothing")
    scene.holder.isHidden = false
    #expect(covers(scene.frame(), scene.extent(scene.two, reach: 4)))
    scene.holder.removeFromSuperview()
    scene.frame()
    scene.window.addSubview(scene.holder)
    #expect(covers(scene.frame(), scene.extent(scene.two, reach: 4)))
  }

  @Test("a view without content of its own costs nothing")
  func container() {
    let scene = Scene()
    let empty = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    scene.window.addSubview(empty)
    empty.frame.origin.x = 30
    empty.alpha = 0.5
    #expect(scene.frame().isEmpty)
  }

  @Test("leads to the same pixels as drawing everything, whatever happens", arguments: 1...6)
  func random(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let scene = Scene()
    var boxes = [scene.one, scene.two]
    let holders = [scene.window, scene.holder, scene.one]
    for _ in 0..<120 {
      for _ in 0..<Int.random(in: 0...3, using: &numbers) {
        let view: View = Bool.random(using: &numbers) ? boxes.randomElement(using: &numbers)! : scene.holder
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &numbers) }
        switch Int.random(in: 0...10, using: &numbers) {
        case 0: view.frame.origin = Point(x: number(-20...120), y: number(-20...100))
        case 1: view.frame.size = Size(width: number(0...80), height: number(0...60))
        case 2: view.alpha = [0, 0.3, 1].randomElement(using: &numbers)!
        case 3: view.isHidden.toggle()
        case 4: view.clipsToBounds.toggle()
        case 5:
          view.transform = AffineTransform(a: number(-1.5...1.5), b: number(-1...1), c: number(-1...1), d: number(-1.5...1.5), tx: 0, ty: 0)
        case 6: view.transform = .identity
        case 7: view.superview?.bringSubviewToFront(view)
        case 8:
          let box = Box(
            Rect(x: number(0...80), y: number(0...60), width: number(1...50), height: number(1...40)), .black, reach: number(0...9))
          box.alpha = 0.7
          boxes.append(box)
          holders.randomElement(using: &numbers)!.addSubview(box)
        case 9: if boxes.count > 3 { boxes.remove(at: Int.random(in: 2..<boxes.count, using: &numbers)).removeFromSuperview() }
        default: view.backgroundColor = Bool.random(using: &numbers) ? nil : Color(red: number(0...1), green: 0.5, blue: 0.2, alpha: 0.6)
        }
      }
      scene.frame()
    }
  }

  private func covers(_ region: Region, _ rect: PixelRect) -> Bool {
    let rect = rect.intersection(PixelRect(x: 0, y: 0, width: 200, height: 160))
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where !region.intersects(PixelRect(x: x, y: y, width: 1, height: 1)) { return false }
    }
    return true
  }
}

import Animation
import Drawing
import FrameTiming
import Geometry
import Stage
import Widgets

// What is drawn from those times: the glow, its kin, the ring, and the collage in which stickers are held.
extension GlowClaims {
  static var components: [Claim] { [glow, kin, ring, held] }

  private static let glow = Claim(
    "P09", .article,
    "The glow: rotation, hue drift, breathing; three strokes of added light; six colour stops from violet round to violet",
    expected: "80 degrees/s, 12 degrees/s, 0.88 + 0.12 sin(2.513 t); line width +4, +2, +0, blur 12, 7, 3, opacity 0.45, 0.65, 0.85; "
      + "picture within 2 levels of the one drawn plainly, 4 at most at 1 % of the pixels"
  ) { _ in
    let rotation = GlowFigures.rotation(at: 1) - GlowFigures.rotation(at: 0)
    let hue = GlowFigures.hue(at: 1) - GlowFigures.hue(at: 0)
    let middle = GlowFigures.breathing(at: 0)
    // A quarter of its period on, the sine is 1.
    let swing = GlowFigures.breathing(at: 1.570_796_326_794_9 / 2.513) - middle
    let strokes = GlowFigures.strokes
    let stops = GlowFigures.stops
    let plain = PlainGlow(at: 1)
    let holds =
      isNear(rotation, 80) && isNear(hue, 12) && isNear(middle, 0.88) && isNear(swing, 0.12)
      && strokes.map(\.extraWidth) == [4, 2, 0] && strokes.map(\.blur) == [12, 7, 3] && strokes.map(\.opacity) == [0.45, 0.65, 0.85]
      && stops.count == 6 && stops.first?.color == stops.last?.color && stops.first?.color == Color(hex: 0x8B5CF6)
      && isNear(GlowFigures.opacities(at: 1)[0], 0.42775, within: 5e-6)
    let listed = strokes.map { "+\(NumberText.shortest($0.extraWidth)) \(NumberText.shortest($0.blur)) \(NumberText.shortest($0.opacity))" }
    return Measurement(
      holds && plain.holds,
      "\(NumberText.shortest(rotation)) degrees/s, \(NumberText.shortest(hue)) degrees/s, \(NumberText.shortest(middle)) + "
        + "\(NumberText.fixed(swing, places: 2)) sin(\(NumberText.shortest(GlowFigures.breathingSpeed)) t); width, blur, opacity "
        + "\(listed.joined(separator: ", ")); \(stops.count) stops; at 1.000 s breathing "
        + NumberText.fixed(GlowFigures.breathing(at: 1), places: 5) + "; " + plain.text)
  }

  private static let kin = Claim(
    "P10", .article, "Its kin: dark, a rainbow that flows; light, a soft one that breathes; and a vibrant border",
    expected: "all drawn, each paused in every phase order: the picture changes back in 0 pixels with the mended clocks"
  ) { _ in
    let kin: [(GlowStyle, Theme)] = [(.rainbow, .dark), (.soft, .light), (.border, .dark), (.border, .light)]
    let results = kin.map { PausedGlow(style: $0, theme: $1) }
    return Measurement(
      results.allSatisfy { $0.litPixels > 100 && $0.stepBack == 0 && $0.changedPixels == 0 && $0.faultyPixels > 0 },
      results.map {
        "\($0.style.rawValue), \($0.theme.name.rawValue): \($0.litPixels) pixels lit, back \(angle(degrees($0.stepBack))), "
          + "\($0.changedPixels) pixels changed (predicted: \($0.faultyPixels))"
      }.joined(separator: "; "))
  }

  private static let ring = Claim(
    "P11", .article, "The minimal demo: a ring of stroke 8 turning 90 degrees/s, its button says \"pause\"",
    expected: "back 1.44 degrees at 16 ms in the faulty one, 0 in the mended ones"
  ) { _ in
    let back = ClockPolicy.allCases.map { PausedRing($0) }
    let wanted: [ClockPolicy: Double] = [.predicted: 1.44]
    let holds = back.allSatisfy {
      isNear($0.degreesBack, wanted[$0.policy] ?? 0) && $0.title == "pause" && $0.fellBetween && $0.speed == 90
    }
    return Measurement(
      holds && RingView.lineWidth == 8,
      "stroke \(NumberText.shortest(RingView.lineWidth)), \(NumberText.shortest(back[0].speed)) degrees/s, button \"\(back[0].title)\"; a click on it: "
        + back.map { "\($0.policy.rawValue) back \(angle($0.degreesBack))" }.joined(separator: ", "))
  }

  private static let held = Claim(
    "P12", .article, "The glow stops while a sticker is being dragged and goes on from there after",
    expected: "time frozen for the drag, continuous after: first step <= one delta"
  ) { _ in
    let drags = [ClockPolicy.accumulated, .advanced].map { HeldSticker($0) }
    return Measurement(
      drags.allSatisfy { $0.movedWhileHeld == 0 && $0.draggedPoints > 50 && $0.firstStep > 0 && $0.firstStep <= 1.0 / 60 + 1e-9 },
      drags.map {
        "\($0.policy.rawValue): moved \(milliseconds($0.movedWhileHeld)) in a drag of \(NumberText.fixed($0.draggedPoints, places: 0)) pt and "
          + "\(NumberText.shortest($0.heldSeconds)) s, then on by \(milliseconds($0.firstStep))"
      }.joined(separator: "; "))
  }
}

/// A small glow of one style, drawn, and paused in every phase order.
private struct PausedGlow {
  let style: GlowStyle
  let theme: Theme
  /// Of its picture, pixels that differ from the background.
  let litPixels: Int
  /// The largest of the mended clocks, in seconds.
  private(set) var stepBack = 0.0
  /// Pixels that differ between the frame before a pause between draw and commit and the picture after it: for the mended clocks at most.
  private(set) var changedPixels = 0
  /// The same for the predicted clock.
  private(set) var faultyPixels = 0

  init(style: GlowStyle, theme: Theme) {
    self.style = style
    self.theme = theme
    litPixels = PausedGlow.difference(PausedGlow.picture(style, theme, at: 1), PausedGlow.picture(nil, theme, at: 1))
    for placement in FlipPlacement.allCases {
      let rig = GlowRig(hertz: GlowRig.articleRate, start: 1)
      rig.frames(30)
      let before = ClockPolicy.allCases.map { rig.time($0) }
      rig.pause(placed: placement)
      for (policy, before) in zip(ClockPolicy.allCases, before) {
        let changed = placement == .between ? pixels(from: before, to: rig.time(policy)) : 0
        if policy == .predicted {
          faultyPixels = max(faultyPixels, changed)
        } else {
          stepBack = max(stepBack, rig.timeline(policy).largestStepBack)
          changedPixels = max(changedPixels, changed)
        }
      }
    }
  }

  private func pixels(from before: Double, to after: Double) -> Int {
    before == after ? 0 : PausedGlow.difference(PausedGlow.picture(style, theme, at: before), PausedGlow.picture(style, theme, at: after))
  }

  private static func picture(_ style: GlowStyle?, _ theme: Theme, at time: Double) -> [UInt32] {
    let window = Window(size: Size(width: 120, height: 90))
    window.appearance = theme
    window.backgroundColor = theme.background
    if let style {
      let glow = GlowView(.roundedRect(radius: 12), style: style)
      glow.frame = Rect(x: 36, y: 30, width: 48, height: 30)
      glow.time = time
      window.addSubview(glow)
    }
    window.layoutPass()
    _ = window.takeDamage()
    let picture = Bitmap(width: 120, height: 90)
    window.draw(Region(window.pixelBounds), into: picture)
    return picture.pixels()
  }

  private static func difference(_ a: [UInt32], _ b: [UInt32]) -> Int { zip(a, b).count { $0 != $1 } }
}

/// A click on the ring demo's button.
private struct PausedRing {
  let policy: ClockPolicy
  let title: String
  let degreesBack: Double
  /// Whether the click fell between draw and commit, by itself.
  let fellBetween: Bool
  let speed: Double

  init(_ policy: ClockPolicy) {
    self.policy = policy
    let demo = RingDemo()
    let model = GlowModel(policy, start: 1)
    let stage = Stage(window: Window(size: Size(width: 240, height: 280)), rate: RefreshRate(hertz: GlowRig.articleRate))
    stage.window.addSubview(demo)
    stage.window.addSubview(model.root)
    demo.frame = stage.window.bounds
    demo.onToggle = { model.setAnimating(!model.isAnimating, at: stage.window.frameClock?.time.timestamp ?? 0) }
    model.onUpdate = { if $0 == policy { demo.ring.time = $1 } }
    stage.run(frames: 30)
    title = demo.button.title
    let place = demo.button.convertToWindow(demo.button.bounds).center
    stage.press(at: place)
    stage.runFrame()
    let before = demo.ring.time
    stage.release(at: place)
    stage.run(frames: 5)
    degreesBack = GlowFigures.ringAngle(at: before) - GlowFigures.ringAngle(at: demo.ring.time)
    fellBetween = model.view.timeline.flips == [.between: 1]
    speed = GlowFigures.ringAngle(at: 1) - GlowFigures.ringAngle(at: 0)
  }
}

/// A drag of a sticker in the collage.
private struct HeldSticker {
  let policy: ClockPolicy
  /// How far the time came while the sticker was held, in seconds.
  let movedWhileHeld: Double
  let heldSeconds: Double
  let draggedPoints: Double
  /// Of the first frame in motion after it.
  let firstStep: Double

  init(_ policy: ClockPolicy) {
    self.policy = policy
    let model = GlowModel(policy)
    let collage = GlowCollage()
    let stage = Stage(window: Window(size: Size(width: 640, height: 400)))
    stage.collectsDamage = false
    for view in [collage, model.root] { stage.window.addSubview(view) }
    collage.frame = stage.window.bounds
    collage.onHold = { model.setHeld(true, at: $0) }
    collage.onRelease = { model.setHeld(false, at: $0) }
    stage.run(frames: 60)
    let sticker = collage.stickers[0]
    let start = sticker.center
    let place = sticker.convertToWindow(sticker.bounds).center
    let before = model.shown
    stage.press(at: place)
    let pressed = stage.time.timestamp
    stage.runFrame()
    var largest = abs(model.shown - before)
    for step in 1...60 {
      stage.move(to: place + Vector(dx: Double(step), dy: 0))
      stage.runFrame()
      largest = max(largest, abs(model.shown - before))
    }
    movedWhileHeld = largest
    draggedPoints = sticker.center.x - start.x
    heldSeconds = (stage.time.timestamp - pressed).rounded()
    stage.release(at: place + Vector(dx: 60, dy: 0))
    var first = 0.0
    for _ in 0..<10 where first == 0 {
      stage.runFrame()
      first = model.shown - before
    }
    firstStep = first
  }
}

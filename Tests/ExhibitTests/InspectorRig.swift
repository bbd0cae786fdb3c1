import FrameTiming
import Geometry
import Introspection
import Stage
import Strategies
import Widgets

@testable import Exhibits

/// The playground without a display, a frame at a time, 60 a second.
final class InspectorRig {
  let window: PlaygroundWindow
  private(set) var time = 0.0

  init(system: SliderSystem = .ios26, variant: String? = nil, size: Size = Size(width: 1280, height: 800)) throws {
    var options = PlaygroundOptions()
    options.system = system
    options.variant = variant
    window = try PlaygroundWindow(options: options, size: size, scale: 1)
    frame()
    rest()
  }

  var page: SettlePage {
    guard let page = window.settlePage else { preconditionFailure("the settle exhibit is shown first") }
    return page
  }
  var exhibit: SettleExhibit { page.settle }
  var runner: WorldRunner<SettleWorld> { exhibit.runner }
  var inspection: WorldInspection { runner.world.inspection }
  var slider: Slider { runner.world.model.control.innerSlider }
  var panel: InspectorPanel { page.inspector }

  @discardableResult
  func frame(_ events: InputEvent...) -> TraceRow? {
    time += 1.0 / 60
    window.runFrame(FrameTime(timestamp: time, targetTimestamp: time + 1.0 / 60), events: events)
    _ = window.takeDamage()
    return runner.shownRow
  }

  func frames(_ count: Int) { for _ in 0..<count { frame() } }

  /// Runs frames until the panel has looked at the internals once more: it does so ten times a second.
  func look() { frames(7) }

  /// Runs frames until nothing asks for one and nothing is due, within ten seconds. False where that never comes.
  @discardableResult
  func rest() -> Bool {
    for _ in 0..<600 {
      if !window.wantsFrame && window.nextWorkTime == nil { return true }
      frame()
    }
    return false
  }

  /// Plays the exhibit's gesture up to the frame in which the set is done, or with `frames` after the release.
  func playToSet() {
    exhibit.playGesture()
    for _ in 0..<120 where runner.shownRow?.events.contains("set") != true || runner.isPlaying { frame() }
  }

  func key(_ key: Key, _ modifiers: Modifiers = []) { frame(.key(KeyEvent(key, modifiers: modifiers, time: time))) }

  func type(_ text: String) {
    for character in text {
      let isUpper = character.isUppercase
      key(.character(Character(character.lowercased())), isUpper ? .shift : [])
    }
  }

  /// Clicks the middle of what has this action in the inspector; false where nothing has.
  @discardableResult
  func click(count: Int = 1, _ matches: (InspectorAction) -> Bool) -> Bool {
    for view in panel.rowViews {
      for cell in view.row.cells {
        let action = count == 2 ? cell.doubleAction : cell.action
        guard let action, matches(action) else { continue }
        panel.pane.reveal(view.frame)
        frame()
        let rect = view.convertToWindow(view.rect(of: cell))
        for number in 1...count {
          frame(.pointer(PointerEvent(.down, at: rect.center, clickCount: number, time: time)))
          frame(.pointer(PointerEvent(.up, at: rect.center, clickCount: number, time: time)))
        }
        return true
      }
    }
    return false
  }

  /// Drags the thumb by `points`, by the pointer on the stage; how far it moved in the end, in points.
  func drag(by points: Double) -> Double {
    let start = slider.thumbFrame.midX
    let origin = page.worldView.convertToWindow(page.worldView.bounds).origin
    let place = slider.convertToWindow(slider.thumbFrame).offsetBy(dx: origin.x, dy: origin.y).center
    frame(.pointer(PointerEvent(.down, at: place, time: time)))
    for step in 1...10 {
      frame(.pointer(PointerEvent(.moved, at: Point(x: place.x + points * Double(step) / 10, y: place.y), time: time)))
    }
    frames(20)
    frame(.pointer(PointerEvent(.up, at: Point(x: place.x + points, y: place.y), time: time)))
    rest()
    return slider.thumbFrame.midX - start
  }

  func number(_ path: String) throws -> Double? {
    let inside = runner.world.model.patch.introspector
    let place = try inside.locate(path, from: slider)
    return switch try inside.read(place.name, of: place.object) {
    case .float(let number): Double(number)
    case .double(let number): number
    case .bool(let flag): flag ? 1 : 0
    case .int(let number): Double(number)
    default: nil
    }
  }

  /// All bytes of the numbers in the private objects.
  var state: [String] {
    Introspector.plain.dump(slider, .declared).rows.map { "\($0.path) \($0.value)" } + ["\(slider.motionState)"]
  }
}

enum Path {
  static let locked = "_visualElement.fluidInteraction._lockedValue"
  static let presentation = "_visualElement.fluidInteraction._presentationValue"
  static let atTarget = "_visualElement.lastUpdate._atTarget"
  static let state = "_visualElement.fluidInteraction.__state"
  static let interaction = "_visualElement.fluidInteraction"
  static let property = "_visualElement.fluidInteraction.__animatedValue"
  static let pan = "_visualElement.fluidInteraction.__panDriver"
}

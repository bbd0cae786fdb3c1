import CX11
import Geometry
import Testing
import Widgets

@testable import Desktop

@Suite("An X event")
struct EventTranslationTests {
  private func event(_ kind: cx_kind, button: UInt32 = 0, x: Int32 = 0, y: Int32 = 0, time: UInt32 = 1, state: UInt32 = 0) -> cx_event {
    var event = cx_event()
    event.kind = kind
    event.detail = button
    event.x = x
    event.y = y
    event.time = time
    event.state = state
    return event
  }

  @Test("becomes points, seconds and modifiers")
  func units() {
    var translator = EventTranslator(scale: 1.5)
    let input = translator.input(event(.CX_BUTTON_DOWN, button: 1, x: 30, y: 45, state: 5), now: 2)
    #expect(input == .pointer(PointerEvent(.down, at: Point(x: 20, y: 30), button: 1, modifiers: [.shift, .control], time: 2)))
  }

  @Test("of the buttons 4 to 7 is a turn of the wheel, of those beyond nothing")
  func wheel() {
    var translator = EventTranslator(scale: 1)
    let turns = (4...8).map { translator.input(event(.CX_BUTTON_DOWN, button: UInt32($0)), now: 0) }
    func turn(_ horizontal: Double, _ vertical: Double) -> InputEvent {
      .wheel(WheelEvent(at: Point(x: 0, y: 0), horizontal: horizontal, vertical: vertical, time: 0))
    }
    #expect(turns == [turn(0, 1), turn(0, -1), turn(-1, 0), turn(1, 0), nil])
    #expect((4...9).allSatisfy { translator.input(event(.CX_BUTTON_UP, button: UInt32($0)), now: 0) == nil })
  }

  @Test("of a second press carries the count, and so does its release")
  func doubleClick() {
    var translator = EventTranslator(scale: 1)
    let counts = [(cx_kind.CX_BUTTON_DOWN, 1), (.CX_BUTTON_UP, 100), (.CX_BUTTON_DOWN, 300), (.CX_BUTTON_UP, 350)].map {
      kind, time -> Int? in
      guard case .pointer(let pointer)? = translator.input(event(kind, button: 1, time: UInt32(time)), now: 1) else { return nil }
      return pointer.clickCount
    }
    #expect(counts == [1, 1, 2, 2])
  }

  @Test("that takes the pointer or the keyboard away cancels; one that leads the pointer out says so")
  func cancelled() {
    var translator = EventTranslator(scale: 1)
    for kind in [cx_kind.CX_GRABBED, .CX_FOCUS_OUT, .CX_UNMAPPED] {
      guard case .cancelled? = translator.input(event(kind), now: 3) else {
        Issue.record("\(kind) must cancel")
        continue
      }
    }
    #expect(translator.input(event(.CX_LEAVE), now: 3) == .pointerLeft(time: 3))
    #expect(translator.input(event(.CX_FOCUS_IN), now: 9) == nil)
  }

  @Test("of a key held down is a repeat")
  func repeats() {
    var translator = EventTranslator(scale: 1)
    var press = event(.CX_KEY_DOWN)
    press.produced = 0x61
    press.symbols.0 = 0x61
    press.repeated = true
    #expect(translator.input(press, now: 0) == .key(KeyEvent(.character("a"), isRepeat: true, time: 0)))
  }
}

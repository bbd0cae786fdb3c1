import Testing
import Widgets

@testable import Desktop

@Suite("A key press")
struct KeyTranslationTests {
  private let control: UInt32 = 4, alt: UInt32 = 8

  @Test("on a US layout is the letter, the digit or the punctuation typed")
  func us() {
    let us = Layout.us
    #expect(Key(us.press("AB02")) == .character("x"))
    #expect(Key(us.press("AB02", level: 1)) == .character("x"))
    #expect(Key(us.press("AE05", level: 1)) == .character("5"))
    #expect(Key(us.press("AE12", level: 1)) == .character("+"))
    #expect(Key(us.press("AE11")) == .character("-"))
    #expect(Key(us.press("AB10", level: 1)) == .character("?"))
    #expect(Key(us.press("AD11")) == .character("["))
    #expect(Key(us.press("AB08")) == .character(","))
    #expect(Key(us.press("AB09")) == .character("."))
  }

  @Test("with a name counts by it, whatever is held")
  func named() {
    let us = Layout.us
    #expect(Key(us.press("SPCE")) == .space)
    #expect(Key(us.press("LEFT", state: control)) == .left)
    #expect(Key(us.press("FK11", level: 1)) == .function(11))
    #expect(Key(us.press("KPEN")) == .enter)
    #expect(Key(us.press("KPAD")) == .keypadPlus)
    #expect(Key(us.press("KP7")) == .home)
    #expect(Key(us.press("KP7", level: 1)) == .character("7"))
    #expect(Key(us.press("KPDL")) == .delete)
    #expect(Key(us.press("KPDL", level: 1)) == .character("."))
    #expect(Key(KeyStroke(produced: 0x1008_ff13, groups: [[0x1008_ff13]])) == .volumeUp)
    #expect(Key(KeyStroke(produced: 0x1008_ff11, groups: [[0x1008_ff11]])) == .volumeDown)
    #expect(Key(KeyStroke(produced: 0xffe0, groups: [[0xffe0]])) == .function(35))
    // Ctrl+Alt+F1 produces a switch of consoles, and is still F1.
    #expect(Key(KeyStroke(produced: 0x1008_fe01, groups: [[0xffbe, 0xffbe, 0xffbe, 0xffbe]], state: control | alt)) == .function(1))
  }

  @Test("on Tab with Shift is Tab with Shift, though the symbol is another")
  func leftTab() {
    var stroke = Layout.us.press("TAB", level: 1)
    #expect(Key(stroke) == .tab)
    stroke.state = 0
    #expect(stroke.modifiers(for: .tab) == .shift)
  }

  @Test("under a Russian layout next to a US one is the Latin letter, and punctuation as typed or as the other group has it")
  func usAndRu() {
    let layout = Layout.usAndRu
    #expect(Key(layout.press("AB02", group: 1)) == .character("x"))
    #expect(Key(layout.press("AC02", group: 1, state: control)) == .character("s"))
    #expect(Key(layout.press("AD11", group: 1)) == .character("["))
    #expect(Key(layout.press("AB08", group: 1)) == .character(","))
    #expect(Key(layout.press("AB10", group: 1)) == .character("."))
    #expect(Key(layout.press("AE07", group: 1, level: 1)) == .character("?"))
    #expect(Key(layout.press("AE05", group: 1)) == .character("5"))
  }

  @Test("under a Russian layout alone counts by its place on a US keyboard")
  func ruAlone() {
    let ru = Layout.ru
    #expect(Key(ru.press("AB02")) == .character("x"))
    #expect(Key(ru.press("AB02", level: 1)) == .character("x"))
    #expect(Key(ru.press("AC02", state: control)) == .character("s"))
    #expect(Key(ru.press("AD11")) == .character("["))
    #expect(Key(ru.press("AD12")) == .character("]"))
    #expect(Key(ru.press("AB08")) == .character(","))
    #expect(Key(ru.press("TLDE")) == .character("`"))
    #expect(Key(ru.press("AE07")) == .character("7"))
    #expect(Key(ru.press("AE07", level: 1)) == .character("?"))
    #expect(Key(ru.press("AB10")) == .character("."))
    #expect(Key(ru.press("AB10", level: 1)) == .character(","))
    var unnamed = ru.press("AB02")
    unnamed.place = ""
    #expect(Key(unnamed) == .character("x"))
  }

  @Test("under a French layout needs no Shift for digits, and brackets come with AltGr")
  func fr() {
    let fr = Layout.fr
    #expect(Key(fr.press("AE05")) == .character("5"))
    #expect(Key(fr.press("AE05", level: 1)) == .character("5"))
    #expect(Key(fr.press("AE05", level: 2)) == .character("["))
    #expect(Key(fr.press("AE11", level: 2)) == .character("]"))
    #expect(Key(fr.press("AE07", state: alt)) == .character("7"))
    #expect(Key(fr.press("AD01")) == .character("a"))
    #expect(Key(fr.press("AC01", state: control)) == .character("q"))
    #expect(Key(fr.press("AB07")) == .character(","))
    #expect(Key(fr.press("AB07", level: 1)) == .character("?"))
    #expect(Key(fr.press("AB08", level: 1)) == .character("."))
    #expect(Key(fr.press("AE12", level: 1)) == .character("+"))
  }

  @Test("under a German layout is what is printed on the key")
  func de() {
    let de = Layout.de
    #expect(Key(de.press("AB01")) == .character("y"))
    #expect(Key(de.press("AD12")) == .character("+"))
    #expect(Key(de.press("AB10")) == .character("-"))
    #expect(Key(de.press("AE11", level: 1)) == .character("?"))
    #expect(Key(de.press("AE08", level: 2)) == .character("["))
    #expect(Key(de.press("AE07", level: 1)) == .character("7"))
    #expect(Key(de.press("AE11")) == .character("ß"))
    #expect(Key(de.press("AC10", level: 1)) == .character("ö"))
    #expect(Key(de.press("AB08")) == .character(","))
  }

  @Test("between two Latin layouts is the letter of the one in force")
  func dvorak() {
    #expect(Key(Layout.usAndDvorak.press("AC02", group: 0)) == .character("s"))
    #expect(Key(Layout.usAndDvorak.press("AC02", group: 1)) == .character("o"))
  }

  @Test("carries Shift, Control and Alt, and no other modifier")
  func modifiers() {
    #expect(Modifiers(state: 1 | 4 | 8) == [.shift, .control, .alt])
    #expect(Modifiers(state: 2 | 16 | 64 | 128 | 0x2000) == [])
  }

  @Test("without any meaning is none", arguments: [UInt32(0), 0xffe1, 0xffe3, 0xfe03, 0xfe52])
  func none(symbol: UInt32) {
    #expect(Key(KeyStroke(produced: symbol, groups: [[symbol]], place: "LFSH", keycode: 50)) == nil)
  }
}

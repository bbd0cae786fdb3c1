import Stage
import Testing
import Widgets

@MainActor
@Suite("The name of a key")
struct KeyNameTests {
  @Test("is its own, or the character that it types")
  func keys() throws {
    for (name, key) in KeyName.named {
      #expect(KeyName.parse(name)?.key == key)
      #expect(KeyName.parse(name)?.modifiers == [])
    }
    for character in "abcxyz0123456789+-.,[]?/" {
      #expect(KeyName.parse(String(character))?.key == .character(character))
    }
    #expect(KeyName.parse("X")?.key == .character("x"))
  }

  @Test("takes modifiers before it, in any order, each once")
  func modifiers() {
    func modifiers(_ text: String) -> Modifiers? { KeyName.parse(text)?.modifiers }
    #expect(modifiers("Shift+Right") == .shift)
    #expect(modifiers("Ctrl+Shift+Alt+F11") == [.control, .shift, .alt])
    #expect(modifiers("Alt+Ctrl+4") == [.control, .alt])
    #expect(modifiers("Ctrl++") == .control)
    #expect(KeyName.parse("Ctrl++")?.key == .character("+"))
    #expect(modifiers("Ctrl+Ctrl+a") == nil)
  }

  @Test(
    "that isn't one gives nothing",
    arguments: ["", " ", "Rihgt", "right", "ctrl+a", "Ctrl+", "Ctrl", "ab", "ä", "\u{7F}", "\n", "F13", "+a"])
  func none(text: String) {
    #expect(KeyName.parse(text) == nil)
  }

  @Test("is told of in one line that names every key")
  func syntax() {
    #expect(KeyName.syntax.hasPrefix("[Ctrl+][Shift+][Alt+]"))
    for (name, _) in KeyName.named { #expect(KeyName.syntax.contains(name)) }
  }
}

import FoundationEssentials
import Stage
import Testing

@Suite("A JSON document to write")
struct JSONTextTests {
  private let document: JSONText = ["b": 1, "a": [true, nil, 0.5, "x"], "c": [:], "d": []]

  @Test("keeps the order of its keys")
  func order() {
    #expect(document.compact == #"{"b":1,"a":[true,null,0.5,"x"],"c":{},"d":[]}"#)
  }

  @Test("is indented by two spaces a level where people read it")
  func pretty() {
    #expect(
      document.pretty == """
        {
          "b": 1,
          "a": [
            true,
            null,
            0.5,
            "x"
          ],
          "c": {},
          "d": []
        }

        """)
  }

  @Test("writes what isn't finite as null", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    #expect(JSONText.number(value).compact == "null")
    #expect(JSONText.float(Float(value)).compact == "null")
  }

  @Test(
    "quotes any text so that it stays in one line and reads back",
    arguments: ["", "plain", "\"\\/", "a\nb\r\tc", "\u{0}\u{1F}\u{7F}", "Grüße, 世界 👋🏽", "\u{2028}\u{2029}", "e\u{301}\r\n"])
  func quoting(text: String) throws {
    let quoted = JSONText.quoted(text)
    #expect(!quoted.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x2028 || $0.value == 0x2029 })
    #expect(try JSONDecoder().decode(String.self, from: Data(quoted.utf8)).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(try JSONDecoder().decode([String: Int].self, from: Data(JSONText.object([(text, 1)]).pretty.utf8)) == [text: 1])
  }
}

import Drawing
import Stage
import Testing

@Suite("A film on one sheet")
@MainActor
struct FilmSheetTests {
  private static let colors: [UInt32] = [0xFF12_3456, 0xFF65_4321, 0xFF00_FF01, 0xFFAB_00CD, 0xFF77_0177]

  private static func sheet() -> FilmSheet {
    let pictures = colors.map { color in
      let image = Bitmap(width: 50, height: 20)
      image.clear(Color(hex: color & 0xFFFFFF))
      return FilmSheet.Picture(image, caption: ["a caption that is longer than its picture is wide", "b"], isMarked: color == colors[1])
    }
    return FilmSheet(
      title: "Title", note: "Note",
      sections: [
        FilmSheet.Section(title: "1", verdict: "well", holds: true, pictures: Array(pictures[..<3])),
        FilmSheet.Section(title: "2", verdict: "badly", holds: false, pictures: Array(pictures[3...])),
      ])
  }

  @Test("holds each picture whole, pixel for pixel, whatever the columns", arguments: [1, 2, 3, 10])
  func pictures(columns: Int) {
    let pixels = FilmSheetTests.sheet().image(columns: columns).pixels()
    for color in FilmSheetTests.colors { #expect(pixels.count { $0 == color } == 50 * 20) }
  }

  @Test("is the same twice, and as wide as was asked for at most")
  func size() {
    let columns = FilmSheet.columns(fitting: 600, pictureWidth: 50)
    #expect(FilmSheetTests.sheet().image(columns: 3).pixels() == FilmSheetTests.sheet().image(columns: 3).pixels())
    #expect(columns == 8)
    #expect(FilmSheet.columns(fitting: 600, pictureWidth: 5000) == 1)
  }

  @Test("can do without any picture")
  func empty() {
    let image = FilmSheet(title: "", note: "", sections: []).image(columns: 4)
    #expect(image.width > 0 && image.height > 0)
  }
}

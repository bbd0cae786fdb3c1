import Drawing
import Geometry
import Glibc
import Stage
import Testing
import Widgets

@testable import Exhibits

/// The map's film strip. `SETTLE_MAP_STRIP=assets/settle-map-strip.png swift test --filter MapFilmTests` draws the one in README anew.
@Suite("The map's film strip")
struct MapFilmTests {
  private static let size = Size(width: 700, height: 400)
  /// Pixels a point.
  private static let scale = 0.35

  /// The stage at eighths of its progress.
  private func pictures() -> [FilmSheet.Picture] {
    let window = Window(size: MapFilmTests.size, scale: MapFilmTests.scale)
    let stage = MapStage(pictures: PictureStore(limit: 2))
    stage.frame = window.bounds
    window.addSubview(stage)
    window.layoutPass()
    return (0...8).map { eighth in
      let progress = Double(eighth) / 8
      stage.show(stage.choreography.moment(at: progress))
      _ = window.takeDamage()
      let bitmap = Bitmap(width: window.pixelBounds.width, height: window.pixelBounds.height)
      window.draw(Region(window.pixelBounds), into: bitmap)
      let scale = NumberText.fixed(stage.moment.mapScale, places: 3)
      return FilmSheet.Picture(
        bitmap,
        caption: [
          "\(NumberText.fixed(progress * MapChoreography.duration, places: 3)) s  progress \(NumberText.fixed(progress, places: 3))",
          "map x \(scale)",
        ])
    }
  }

  @Test("begins with the map, ends with the post's screen, and shows something else in each picture")
  func strip() throws {
    let pictures = pictures()
    let last = Bitmap(width: pictures[0].image.width, height: pictures[0].image.height)
    PostPainter(size: MapFilmTests.size, theme: .dark).draw(in: Canvas(last, scale: MapFilmTests.scale))
    #expect(pictures[8].image.pixels() == last.pixels())
    #expect(Set(pictures.map { $0.image.pixels() }).count == 9)
    let sheet = FilmSheet(
      title: "Map", note: "Two zooms, a circle on its way, and the post that unfolds: eight motions from one progress.",
      sections: [.init(title: "", verdict: "", pictures: pictures)])
    let png = try sheet.image(columns: 3).pngData()
    #expect(png.count < 400_000)
    if let path = getenv("SETTLE_MAP_STRIP") { try OutputFile.write(png, to: String(cString: path)) }
  }
}

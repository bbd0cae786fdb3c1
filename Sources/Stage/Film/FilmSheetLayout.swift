import Drawing
import Geometry
import Widgets

/// Where everything of a ``FilmSheet`` goes, in pixels.
struct FilmSheetLayout {
  static let margin = 32.0
  static let gap = 12.0
  private static let headerHeight = 64.0
  private static let sectionHeaderHeight = 40.0
  private static let sectionGap = 20.0
  private static let captionLine = 18.0

  private let sheet: FilmSheet
  private let columns: Int
  private let cell: Size
  private let captionHeight: Double
  private let theme = Theme.dark

  init(_ sheet: FilmSheet, columns: Int) {
    self.sheet = sheet
    let pictures = sheet.sections.flatMap(\.pictures)
    self.columns = min(columns, max(1, sheet.sections.map(\.pictures.count).max() ?? 1))
    cell = Size(
      width: pictures.map { Double($0.image.width) }.max() ?? 0, height: pictures.map { Double($0.image.height) }.max() ?? 0)
    let lines = pictures.map(\.caption.count).max() ?? 0
    captionHeight = 6 + Double(lines) * FilmSheetLayout.captionLine
  }

  private var rowHeight: Double { cell.height + captionHeight + FilmSheetLayout.gap }

  private func rows(_ section: FilmSheet.Section) -> Int { (section.pictures.count + columns - 1) / columns }

  private func height(_ section: FilmSheet.Section) -> Double {
    FilmSheetLayout.sectionHeaderHeight + Double(rows(section)) * rowHeight + FilmSheetLayout.sectionGap
  }

  private var size: Size {
    let width = 2 * FilmSheetLayout.margin + Double(columns) * cell.width + Double(columns - 1) * FilmSheetLayout.gap
    let height = sheet.sections.reduce(2 * FilmSheetLayout.margin + FilmSheetLayout.headerHeight) { $0 + self.height($1) }
    return Size(width: max(width, 480), height: height)
  }

  func draw() -> Bitmap {
    let size = size
    let side = Double(Bitmap.largestSide)
    let bitmap = Bitmap(width: Int(min(side, size.width.rounded(.up))), height: Int(min(side, size.height.rounded(.up))))
    bitmap.clear(theme.background)
    let canvas = Canvas(bitmap, scale: 1)
    let width = size.width - 2 * FilmSheetLayout.margin
    var y = FilmSheetLayout.margin
    write(sheet.title, Theme.title, theme.text, x: FilmSheetLayout.margin, y: y, width: width, in: canvas)
    write(sheet.note, Theme.body, theme.secondaryText, x: FilmSheetLayout.margin, y: y + 26, width: width, in: canvas)
    y += FilmSheetLayout.headerHeight
    for section in sheet.sections {
      draw(section, y: y, width: width, in: canvas)
      y += height(section)
    }
    return bitmap
  }

  private func draw(_ section: FilmSheet.Section, y: Double, width: Double, in canvas: Canvas) {
    let left = FilmSheetLayout.margin
    canvas.fill(Rect(x: left, y: y, width: width, height: 1), theme.separator)
    let color = section.holds.map { $0 ? theme.good : theme.bad } ?? theme.secondaryText
    let title = TextLayout(section.title, font: Theme.heading, maxWidth: width)
    canvas.draw(title, at: Point(x: left, y: y + 12), color: theme.text)
    let verdictX = left + title.size.width + (section.title.isEmpty ? 0 : 16)
    write(section.verdict, Theme.body, color, x: verdictX, y: y + 14, width: max(0, left + width - verdictX), in: canvas)
    for (index, picture) in section.pictures.enumerated() {
      let x = left + Double(index % columns) * (cell.width + FilmSheetLayout.gap)
      draw(
        picture, x: x, y: y + FilmSheetLayout.sectionHeaderHeight + Double(index / columns) * rowHeight, mark: color, in: canvas)
    }
  }

  private func draw(_ picture: FilmSheet.Picture, x: Double, y: Double, mark: Color, in canvas: Canvas) {
    let frame = Rect(x: x, y: y, width: Double(picture.image.width), height: Double(picture.image.height))
    canvas.draw(picture.image, in: frame, smooth: false)
    // The line lies around the picture and covers none of it.
    let width = picture.isMarked ? 2.0 : 1
    canvas.stroke(Path(rect: frame.insetBy(dx: -width / 2, dy: -width / 2)), picture.isMarked ? mark : theme.outline, width: width)
    if let wanted = picture.wantedX { drawMark(atX: frame.minX + wanted, in: frame, mark, in: canvas) }
    for (line, text) in picture.caption.enumerated() {
      write(
        text, Theme.figure, line == 0 ? theme.text : theme.secondaryText, x: x + 2,
        y: frame.maxY + 6 + Double(line) * FilmSheetLayout.captionLine, width: cell.width - 4, in: canvas)
    }
  }

  /// A dashed line where the thumb should be, left open around the slider itself.
  private func drawMark(atX x: Double, in frame: Rect, _ color: Color, in canvas: Canvas) {
    for (from, to) in [(0.06, 0.28), (0.72, 0.94)] {
      var line = Path()
      line.move(to: Point(x: x.rounded() + 0.5, y: (frame.minY + from * frame.height).rounded()))
      line.line(to: Point(x: x.rounded() + 0.5, y: (frame.minY + to * frame.height).rounded()))
      canvas.stroke(line, color, width: 1, dash: [3, 3])
    }
  }

  private func write(_ text: String, _ font: Font, _ color: Color, x: Double, y: Double, width: Double, in canvas: Canvas) {
    guard !text.isEmpty, width > 0 else { return }
    canvas.draw(TextLayout(text, font: font, maxWidth: width), at: Point(x: x, y: y), color: color)
  }
}

import Drawing
import Geometry
import Stage
import Widgets

/// A slider taken apart: bounds, thumb and overlay as sheets above one another, outlined and labelled, as they are in this frame.
final class ExplodedView: View {
  private var layers: ThumbLayers?
  private var title = ""

  init() {
    super.init()
    isUserInteractionEnabled = false
    name = "exploded view"
  }

  func show(_ slider: RoundThumbSlider, of kind: ThumbKind) {
    let now = ThumbLayers(slider)
    guard now != layers || kind.title != title else { return }
    layers = now
    title = kind.title
    setNeedsDisplay()
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let theme = theme
    let path = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), radius: Theme.largeRadius)
    canvas.fill(path, .color(theme.raised))
    canvas.stroke(path, .color(theme.outline), width: 1)
    let inset = isLow ? 12.0 : 20.0
    canvas.draw(TextLayout("EXPLODED", font: Theme.section), at: Point(x: inset, y: inset - 4), color: theme.secondaryText)
    let name = TextLayout(title, font: Theme.bodyStrong)
    canvas.draw(name, at: Point(x: bounds.width - inset - name.size.width, y: inset - 6), color: theme.text)
    guard let layers, layers.bounds.width > 0 else { return }
    Sheets(layers, in: area, theme: theme).draw(in: canvas)
  }

  private var isLow: Bool { bounds.height < 220 }

  private var area: Rect {
    let inset = isLow ? 12.0 : 22.0
    return Rect(x: inset, y: isLow ? 30 : 46, width: bounds.width - 2 * inset, height: bounds.height - (isLow ? 38 : 64))
  }
}

/// The drawing of one frame.
private struct Sheets {
  private let layers: ThumbLayers
  private let theme: Theme
  private let area: Rect
  /// Points of the drawing for one of the slider.
  private let zoom: Double
  /// Of the lowest sheet's corner.
  private let origin: Point

  // A sheet's x runs to the right and a little up, its y to the right and down; heights go straight up.
  private static let alongX = Vector(dx: 0.93, dy: -0.17)
  private static let alongY = Vector(dx: 0.42, dy: 0.46)
  /// Between two sheets, in points of the slider: as much as there is room for.
  private let gap: Double
  private static let gaps = 48.0...84.0
  /// A grown thumb reaches this far beyond the bounds.
  private static let reach = 15.0
  private static let labelWidth = 92.0

  init(_ layers: ThumbLayers, in area: Rect, theme: Theme) {
    self.layers = layers
    self.theme = theme
    self.area = area
    let width = layers.bounds.width, height = layers.bounds.height, reach = Sheets.reach
    // How far the drawing reaches from the lowest sheet's corner, in points of the slider.
    let x = Sheets.alongX, y = Sheets.alongY
    let right = (width + reach) * x.dx + (height + reach) * y.dx
    let left = -reach * (x.dx + y.dx)
    let bottom = (height + reach) * y.dy - reach * x.dy
    let flatTop = (width + reach) * x.dy - reach * y.dy
    let broad = (area.width - Sheets.labelWidth - 14) / (right - left)
    zoom = max(0.1, min(broad, area.height / (bottom - flatTop + 2 * Sheets.gaps.lowerBound)))
    gap = min(Sheets.gaps.upperBound, max(Sheets.gaps.lowerBound, (area.height / zoom - bottom + flatTop) / 2))
    let top = flatTop - 2 * gap
    let slack = max(0, area.height - (bottom - top) * zoom) / 2
    origin = Point(x: area.minX - left * zoom, y: area.maxY - slack - bottom * zoom)
  }

  /// From the slider's points on the sheet `level` to the drawing.
  private func transform(_ level: Int) -> AffineTransform {
    AffineTransform(
      a: Sheets.alongX.dx * zoom, b: Sheets.alongX.dy * zoom, c: Sheets.alongY.dx * zoom, d: Sheets.alongY.dy * zoom, tx: origin.x,
      ty: origin.y - Double(level) * gap * zoom)
  }

  func draw(in canvas: Canvas) {
    bounds(canvas)
    plumb(canvas, to: layers.thumb, on: 1)
    sheet(
      canvas, 1, layers.thumb, word: "thumb", figure: "\(points(layers.thumb.width)) pt", color: theme.text,
      opacity: layers.isThumbDrawn ? 1 : 0)
    if let overlay = layers.overlay {
      plumb(canvas, to: overlay, on: 2)
      sheet(
        canvas, 2, overlay, word: "overlay", figure: "\(points(overlay.width)) pt, \(figure(layers.overlayOpacity, places: 2))",
        color: theme.accent, opacity: layers.overlayOpacity)
    } else {
      label(canvas, 2, "no overlay", "", color: theme.secondaryText)
    }
  }

  private func points(_ number: Double) -> String { figure(number, places: 1) }

  /// The lowest sheet: the slider's bounds with the track.
  private func bounds(_ canvas: Canvas) {
    let place = transform(0)
    canvas.saved {
      canvas.concatenate(place)
      canvas.fill(Path(rect: layers.bounds), .color(theme.text.withAlpha(0.06)))
      canvas.fillCapsule(layers.track, theme.text.withAlpha(0.18))
      let done = Rect(
        x: layers.track.minX, y: layers.track.minY, width: layers.thumb.midX - layers.track.minX, height: layers.track.height)
      canvas.fillCapsule(done, ThumbPictures.blue.withAlpha(0.8))
    }
    outline(canvas, layers.bounds, place, theme.secondaryText, dash: [5, 4])
    label(
      canvas, 0, "bounds", "\(figure(layers.bounds.width, places: 0)) x \(figure(layers.bounds.height, places: 0)) pt",
      color: theme.secondaryText)
  }

  private func sheet(_ canvas: Canvas, _ level: Int, _ rect: Rect, word: String, figure: String, color: Color, opacity: Double) {
    let place = transform(level)
    outline(canvas, layers.bounds, place, theme.outline, dash: [2, 4])
    canvas.saved {
      canvas.concatenate(place)
      let disc = Path(ellipseIn: rect)
      canvas.fill(disc, .color(ThumbPictures.blue.withAlpha(0.10 + 0.85 * opacity)))
    }
    outline(canvas, rect, place, color)
    label(canvas, level, word, figure, color: color)
  }

  /// Drawn after the transform, so that lines are as thick everywhere.
  private func outline(_ canvas: Canvas, _ rect: Rect, _ place: AffineTransform, _ color: Color, dash: [Double] = []) {
    var path = Path()
    path.move(to: place.apply(to: rect.origin))
    for corner in [Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY)] {
      path.line(to: place.apply(to: corner))
    }
    path.close()
    canvas.stroke(path, color, width: 1.2, dash: dash, join: .round)
  }

  /// The line from the thumb's centre on the sheet below to that of `rect` on the sheet `level`.
  private func plumb(_ canvas: Canvas, to rect: Rect, on level: Int) {
    let points = [transform(level - 1).apply(to: layers.thumb.center), transform(level).apply(to: rect.center)]
    var path = Path()
    path.move(to: points[0])
    path.line(to: points[1])
    canvas.stroke(path, theme.warm, width: 1.2, dash: [3, 3])
    for point in points { canvas.fillCapsule(Rect(center: point, size: Size(width: 5, height: 5)), theme.warm) }
  }

  private func label(_ canvas: Canvas, _ level: Int, _ word: String, _ figure: String, color: Color) {
    let corner = transform(level).apply(to: Point(x: layers.bounds.maxX, y: layers.bounds.midY))
    let name = TextLayout(word, font: Theme.bodyStrong), number = TextLayout(figure, font: Theme.smallFigure)
    let left = area.maxX - Sheets.labelWidth
    let top = corner.y - (figure.isEmpty ? name.size.height : name.size.height + number.size.height) / 2
    canvas.draw(name, at: Point(x: left, y: top), color: color)
    canvas.draw(number, at: Point(x: left, y: top + name.size.height), color: theme.secondaryText)
  }
}

import Drawing
import Geometry
import Widgets

/// Draws the post's screen for a size: its picture, and a card with who wrote it and what.
struct PostPainter {
  let size: Size
  let theme: Theme

  func draw(in canvas: Canvas) {
    PostPicture(size: size).draw(in: canvas)
    let card = drawCard(in: canvas)
    drawPlace(x: card.minY > 60 ? 20 : card.maxX + 14, in: canvas)
  }

  /// At the top, what the pin stood for.
  private func drawPlace(x: Double, in canvas: Canvas) {
    let layout = TextLayout("Linden Park, Old Town", font: Theme.bodyStrong)
    let pill = Rect(x: x, y: 18, width: layout.size.width + 46, height: 30)
    canvas.fillCapsule(pill, Color(hex: 0x0A1222, alpha: 0.55))
    canvas.fill(Path(circle: Point(x: pill.minX + 18, y: pill.midY), radius: 5), theme.accent)
    canvas.fill(Path(circle: Point(x: pill.minX + 18, y: pill.midY), radius: 2), .white)
    canvas.draw(layout, at: Point(x: pill.minX + 31, y: pill.midY - layout.size.height / 2), color: .white)
    let close = Rect(x: size.width - 50, y: 18, width: 30, height: 30)
    canvas.fillCapsule(close, Color(hex: 0x0A1222, alpha: 0.55))
    var cross = Path()
    for (from, to) in [(Vector(dx: -5, dy: -5), Vector(dx: 5, dy: 5)), (Vector(dx: 5, dy: -5), Vector(dx: -5, dy: 5))] {
      cross.move(to: close.center + from)
      cross.line(to: close.center + to)
    }
    canvas.stroke(cross, Color.white, width: 2, cap: .round)
  }

  /// - Returns: where it lies.
  private func drawCard(in canvas: Canvas) -> Rect {
    let isLow = size.height < 260
    let width = min(max(0.36 * size.width, min(size.width - 40, 270)), 400)
    let text = TextLayout(
      isLow
        ? "Four hours on the ice for eleven minutes of this. Worth it."
        : "Four hours on the ice for eleven minutes of this. The cabin kept its light on for us all night. Worth every frozen finger.",
      font: Theme.sentence, maxWidth: width - 40, truncates: false)
    let height = 20 + 40 + 12 + text.size.height + 14 + 20 + 16
    let card = Rect(x: 20, y: (size.height - 20 - height).rounded(), width: width, height: height.rounded())
    canvas.shadow(of: card, radius: 16, blur: 16, offset: Vector(dx: 0, dy: 6), color: Color(white: 0, alpha: 0.4))
    canvas.fill(Path(roundedRect: card, radius: 16), theme.raised.withAlpha(0.96))
    let left = card.minX + 20
    drawAuthor(x: left, y: card.minY + 20, right: card.maxX - 20, in: canvas)
    canvas.draw(text, at: Point(x: left, y: card.minY + 72), color: theme.text)
    drawCounts(x: left, y: card.maxY - 36, in: canvas)
    return card
  }

  private func drawAuthor(x: Double, y: Double, right: Double, in canvas: Canvas) {
    let portrait = Rect(x: x, y: y, width: 40, height: 40)
    canvas.fill(
      Path(ellipseIn: portrait),
      .linear(
        from: portrait.origin, to: Point(x: portrait.maxX, y: portrait.maxY),
        stops: [GradientStop(offset: 0, color: Color(hex: 0xFF8A5B)), GradientStop(offset: 1, color: Color(hex: 0xD13BB8))]))
    let initials = TextLayout("MK", font: Theme.heading)
    canvas.draw(
      initials, at: Point(x: portrait.midX - initials.size.width / 2, y: portrait.midY - initials.size.height / 2), color: .white)
    canvas.draw(TextLayout("Mara Kivi", font: Theme.heading), at: Point(x: x + 52, y: y + 1), color: theme.text)
    canvas.draw(TextLayout("Photographer, 2 hours ago", font: Theme.caption), at: Point(x: x + 52, y: y + 22), color: theme.secondaryText)
    // A narrow card has no room for a button beside the name.
    guard right - x >= 270 else { return }
    let follow = TextLayout("Follow", font: Theme.bodyStrong)
    let button = Rect(x: right - follow.size.width - 28, y: y + 5, width: follow.size.width + 28, height: 30)
    canvas.fillCapsule(button, theme.accent)
    canvas.draw(
      follow, at: Point(x: button.midX - follow.size.width / 2, y: button.midY - follow.size.height / 2),
      color: theme.name == .dark ? theme.background : .white)
  }

  private func drawCounts(x: Double, y: Double, in canvas: Canvas) {
    var heart = Path()
    heart.move(to: Point(x: x + 9, y: y + 17))
    heart.curve(to: Point(x: x, y: y + 6), control1: Point(x: x + 4, y: y + 13), control2: Point(x: x, y: y + 10))
    heart.curve(to: Point(x: x + 9, y: y + 5), control1: Point(x: x, y: y), control2: Point(x: x + 7, y: y))
    heart.curve(to: Point(x: x + 18, y: y + 6), control1: Point(x: x + 11, y: y), control2: Point(x: x + 18, y: y))
    heart.curve(to: Point(x: x + 9, y: y + 17), control1: Point(x: x + 18, y: y + 10), control2: Point(x: x + 14, y: y + 13))
    heart.close()
    canvas.fill(heart, theme.bad)
    let likes = TextLayout("1,204", font: Theme.bodyStrong)
    canvas.draw(likes, at: Point(x: x + 26, y: y), color: theme.text)
    let bubble = Rect(x: x + 26 + likes.size.width + 22, y: y + 2, width: 18, height: 13)
    canvas.stroke(Path(roundedRect: bubble, radius: 5), theme.secondaryText, width: 1.6)
    canvas.draw(TextLayout("86", font: Theme.bodyStrong), at: Point(x: bubble.maxX + 8, y: y), color: theme.secondaryText)
  }
}

import Drawing
import Geometry
import Testing

/// One kind of drawing each, at places between the pixels, within 120 x 80 points.
enum Subject: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case rect, roundedRect, capsule, ellipse, star, linear, radial, hairline, polyline, dashes, wideStroke
  case text, wrappedText, turnedText, shadow, largeShadow, turnedShadow, raisedCapsule, turnedRaisedCapsule
  case image, shrunkImage, enlargedImage, opacity, roundedClip, clippedGroup, groupedClip, turned
  case everything

  var testDescription: String { rawValue }

  private func raise(_ rect: Rect, on canvas: Canvas) {
    let shadow = Shadow(blur: 5, offset: Vector(dx: 0, dy: 1), color: Color.black.withAlpha(0.6))
    canvas.fillCapsule(rect, red.withAlpha(0.9), shadow: shadow)
  }

  func draw(on canvas: Canvas) {
    switch self {
    case .rect: canvas.fill(Rect(x: 10.3, y: 8.6, width: 70.2, height: 40.9), blue)
    case .roundedRect: canvas.fill(Path(roundedRect: Rect(x: 7.7, y: 9.1, width: 93.4, height: 55.2), radius: 13.3), .color(blue))
    case .capsule: canvas.fillCapsule(Rect(x: 20.4, y: 22.2, width: 57, height: 38), red)
    case .ellipse: canvas.fill(Path(ellipseIn: Rect(x: 12.1, y: 6.3, width: 88.7, height: 66.6)), .color(red.withAlpha(0.7)))
    case .star: canvas.fill(star, .color(red))
    case .linear:
      canvas.fill(
        Path(roundedRect: Rect(x: 4.5, y: 3.5, width: 110, height: 70), radius: 12),
        .linear(from: Point(x: 4.5, y: 3.5), to: Point(x: 114.5, y: 70), stops: stops))
    case .radial:
      canvas.fill(
        Path(ellipseIn: Rect(x: 12, y: 4, width: 72, height: 72)), .radial(center: Point(x: 44, y: 36), radius: 41.3, stops: stops))
    case .hairline: canvas.stroke(Path(roundedRect: Rect(x: 9.5, y: 9.5, width: 95, height: 60), radius: 9), .color(blue), width: 1)
    case .polyline:
      canvas.strokePolyline((0...60).map { Point(x: Double($0) * 2, y: 40 + 30 * (Double($0 * $0 % 37) / 37 - 0.5)) }, red, width: 1.5)
    case .dashes: canvas.stroke(Path(capsule: Rect(x: 20.5, y: 12.5, width: 77, height: 50)), .color(blue), width: 1.2, dash: [3, 2.3])
    case .wideStroke:
      canvas.stroke(star, .linear(from: .zero, to: Point(x: 120, y: 0), stops: stops), width: 5.5, cap: .round, join: .round)
    case .text:
      canvas.draw(TextLayout("Rolled back: 0.698", font: Font(size: 13)), at: Point(x: 5.3, y: 7.7), color: .black)
      canvas.draw(
        TextLayout("_lockedValue", font: Font(face: .monospaced, size: 12, weight: .bold)), at: Point(x: 20.1, y: 40.2), color: red)
    case .wrappedText:
      let layout = TextLayout("The set held for one frame, then the settle won.", font: Font(size: 12), maxWidth: 100, truncates: false)
      canvas.draw(layout, at: Point(x: 9.9, y: 5.5), color: blue)
    case .turnedText:
      canvas.concatenate(turn)
      canvas.draw(TextLayout("turned", font: Font(size: 22)), at: Point(x: 30, y: 10), color: .black)
    case .shadow:
      canvas.shadow(
        of: Rect(x: 38.3, y: 24.7, width: 37, height: 24), radius: 12, blur: 5, offset: Vector(dx: 0, dy: 1),
        color: Color.black.withAlpha(0.6))
    case .largeShadow:
      canvas.shadow(
        of: Rect(x: 12.3, y: 9.8, width: 92.5, height: 55), radius: 6, blur: 3, offset: Vector(dx: 0, dy: 2),
        color: Color.black.withAlpha(0.4))
    case .turnedShadow:
      canvas.concatenate(turn)
      canvas.shadow(of: Rect(x: 30, y: 10, width: 50, height: 30), radius: 10, blur: 2.5, offset: .zero, color: .black)
    case .raisedCapsule: raise(Rect(x: 41.3, y: 22.7, width: 37, height: 24), on: canvas)
    case .turnedRaisedCapsule:
      canvas.concatenate(turn)
      raise(Rect(x: 40, y: 12, width: 37, height: 24), on: canvas)
    case .image: canvas.draw(picture, in: Rect(x: 12, y: 8, width: 16, height: 12))
    case .shrunkImage: canvas.draw(picture, in: Rect(x: 12.2, y: 8.7, width: 9.1, height: 5.3))
    case .enlargedImage: canvas.draw(picture, in: Rect(x: 12.2, y: 8.7, width: 77.7, height: 55.5), opacity: 0.8)
    case .opacity:
      canvas.withOpacity(0.37, in: Rect(x: 3.3, y: 4.4, width: 100, height: 70)) {
        canvas.fill(Path(roundedRect: Rect(x: 7.7, y: 9.1, width: 60, height: 40), radius: 13.3), .color(blue))
        canvas.draw(TextLayout("half", font: Font(size: 30)), at: Point(x: 40, y: 20), color: red)
      }
    case .roundedClip:
      canvas.saved {
        canvas.clip(to: Path(roundedRect: Rect(x: 8.4, y: 6.2, width: 100.3, height: 66.1), radius: 18.2))
        Subject.linear.draw(on: canvas)
        Subject.star.draw(on: canvas)
        Subject.text.draw(on: canvas)
      }
    case .clippedGroup:
      canvas.saved {
        canvas.clip(to: star)
        Subject.opacity.draw(on: canvas)
      }
    case .groupedClip:
      canvas.withOpacity(0.6, in: Rect(x: 5.5, y: 5.5, width: 90, height: 60)) { Subject.roundedClip.draw(on: canvas) }
    case .turned:
      canvas.concatenate(turn)
      canvas.fill(Rect(x: 30, y: 5, width: 50, height: 30), blue)
    case .everything:
      for subject in Subject.allCases where subject != .everything { canvas.saved { subject.draw(on: canvas) } }
    }
  }

  private var blue: Color { Color(hex: 0x0A84FF) }
  private var red: Color { Color(hex: 0xFF5A5F) }
  private var turn: AffineTransform { AffineTransform(a: 0.94, b: 0.34, c: -0.34, d: 0.94, tx: 12, ty: -6) }
  private var stops: [GradientStop] {
    [
      GradientStop(offset: 0, color: Color(hex: 0xFF9A5A)), GradientStop(offset: 0.35, color: Color(hex: 0xFF5A8A)),
      GradientStop(offset: 0.7, color: Color(hex: 0x7A4DFF, alpha: 0.6)), GradientStop(offset: 1, color: Color(hex: 0x4A6BFF)),
    ]
  }

  private var star: Path {
    var path = Path()
    path.move(to: Point(x: 60, y: 3))
    path.line(to: Point(x: 97.3, y: 74.1))
    path.line(to: Point(x: 6.2, y: 28.8))
    path.curve(to: Point(x: 114.4, y: 30.1), control1: Point(x: 40, y: -20), control2: Point(x: 70, y: 90))
    path.line(to: Point(x: 20.7, y: 76.6))
    path.close()
    return path
  }

  private var picture: Bitmap {
    rendered(16, 12, on: .clear) { canvas in
      for y in 0..<12 {
        for x in 0..<16 where (x + y) % 3 != 0 {
          canvas.fill(
            Rect(x: Double(x), y: Double(y), width: 1, height: 1), Color(red: Double(x) / 15, green: Double(y) / 11, blue: 0.4, alpha: 0.9))
        }
      }
    }
  }
}

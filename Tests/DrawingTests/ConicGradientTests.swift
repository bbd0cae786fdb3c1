import Drawing
import Geometry
import Glibc
import Testing

@Suite struct ConicGradientTests {
  private let stops = [0xFF0000, 0x00FF00, 0x0000FF, 0xFF0000].enumerated().map {
    GradientStop(offset: Double($0) / 3, color: Color(hex: UInt32($1)))
  }

  private func near(_ a: Color, _ b: Color) -> Bool {
    max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue), abs(a.alpha - b.alpha)) < 1e-9
  }

  @Test("begins at the right and goes clockwise on the screen")
  func direction() {
    let gradient = ConicGradient(center: .zero, stops: stops)
    #expect(near(gradient.color(at: 0), Color(hex: 0xFF0000)))
    // A quarter on, straight down: three quarters of the way from red to green. Straight up: a quarter of the way from blue to red.
    #expect(near(gradient.color(at: .pi / 2), Color(red: 0.25, green: 0.75, blue: 0)))
    #expect(near(gradient.color(at: -.pi / 2), Color(red: 0.25, green: 0, blue: 0.75)))
  }

  @Test("turned by its start it shows what was seen that much before", arguments: [0.3, 2.0, -7.7, 123.4])
  func turned(start: Double) {
    let resting = ConicGradient(center: .zero, stops: stops)
    let turned = ConicGradient(center: .zero, start: start, stops: stops)
    for step in 0..<60 {
      let angle = Double(step) / 60 * 2 * .pi + 0.01
      #expect(near(turned.color(at: angle + start), resting.color(at: angle)))
    }
  }

  @Test("has no seam where the last colour is the first")
  func seam() {
    let gradient = ConicGradient(center: .zero, start: 1.2, stops: stops)
    let before = gradient.color(at: 1.2 - 1e-7), after = gradient.color(at: 1.2 + 1e-7)
    #expect(abs(before.red - after.red) < 1e-6 && abs(before.green - after.green) < 1e-6 && abs(before.blue - after.blue) < 1e-6)
  }

  @Test("mixes colours part by part, not premultiplied")
  func mixing() {
    let fading = ConicGradient(
      center: .zero,
      stops: [
        GradientStop(offset: 0, color: Color(red: 1, green: 0, blue: 0)),
        GradientStop(offset: 1, color: Color(red: 0, green: 0, blue: 1, alpha: 0)),
      ])
    #expect(near(fading.color(at: .pi), Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.5)))
  }

  @Test("fills what is left of a turn half with the last colour and half with the first")
  func gap() {
    let half = ConicGradient(center: .zero, start: 0, end: .pi, stops: [stops[0], GradientStop(offset: 1, color: Color(hex: 0x0000FF))])
    #expect(near(half.color(at: .pi / 2), Color(red: 0.5, green: 0, blue: 0.5)))
    #expect(near(half.color(at: 1.49 * .pi), Color(hex: 0x0000FF)))
    #expect(near(half.color(at: 1.51 * .pi), Color(hex: 0xFF0000)))
  }

  @Test("of more than a turn shows the last turn only")
  func turns() {
    let twice = ConicGradient(
      center: .zero, start: 0, end: 4 * .pi, stops: [stops[0], GradientStop(offset: 1, color: Color(hex: 0x0000FF))])
    #expect(near(twice.color(at: 0), Color(red: 0.5, green: 0, blue: 0.5)))
    #expect(near(twice.color(at: .pi), Color(red: 0.25, green: 0, blue: 0.75)))
  }

  @Test("paints each pixel in the colour of its own direction")
  func painted() {
    let gradient = ConicGradient(center: Point(x: 31.5, y: 22), start: 0.7, stops: stops)
    let picture = rendered(60, 44) { $0.fill(Path(rect: Rect(x: 0, y: 0, width: 60, height: 44)), .conic(gradient)) }
    for y in 0..<44 {
      for x in 0..<60 {
        let color = gradient.color(at: atan2(Double(y) + 0.5 - 22, Double(x) + 0.5 - 31.5))
        for (shown, part) in zip(channels(picture[x, y]).dropFirst(), [color.red, color.green, color.blue]) {
          #expect(abs(Double(shown) - 255 * part) <= 1)
        }
      }
    }
  }
}

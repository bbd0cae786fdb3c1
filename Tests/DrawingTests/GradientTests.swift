import Drawing
import Geometry
import Testing

@Suite struct GradientTests {
  private let stops = [
    GradientStop(offset: 0, color: Color(red: 1, green: 0, blue: 0)),
    GradientStop(offset: 1, color: Color(red: 0, green: 0, blue: 1, alpha: 0)),
  ]

  @Test("Along a line colours are mixed by their distance, and the ends go on")
  func linear() {
    let bitmap = rendered(140, 4, on: .clear) { canvas in
      canvas.fill(
        Path(rect: Rect(x: 0, y: 0, width: 140, height: 4)),
        .linear(from: Point(x: 20, y: 0), to: Point(x: 120, y: 0), stops: stops))
    }
    let worst = (0..<140).map { x in deviation(of: bitmap[x, 2], from: (Double(x) + 0.5 - 20) / 100) }.max() ?? 0
    #expect(worst <= 1.5)
  }

  @Test("Around a centre colours are mixed by the radius")
  func radial() {
    let bitmap = rendered(120, 120, on: .clear) { canvas in
      canvas.fill(Path(rect: Rect(x: 0, y: 0, width: 120, height: 120)), .radial(center: Point(x: 60, y: 60), radius: 50, stops: stops))
    }
    let worst =
      (0..<14400).map { index in
        let (x, y) = (index % 120, index / 120)
        let radius = (Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - Point(x: 60, y: 60)).length
        return deviation(of: bitmap[x, y], from: radius / 50)
      }.max() ?? 0
    #expect(worst <= 1.5)
  }

  /// In levels of the premultiplied channels; colour and coverage are rounded one after the other.
  private func deviation(of word: UInt32, from fraction: Double) -> Double {
    let color = stops[0].color.mixed(with: stops[1].color, by: min(max(fraction, 0), 1))
    let expected = [1, color.red, color.green, color.blue].map { 255 * $0 * color.alpha }
    return zip(channels(word), expected).map { abs(Double($0) - $1) }.max() ?? 0
  }
}

import Drawing
import Geometry
import Testing

/// No pixel comes from a number that isn't one.
@Suite struct NonFiniteTests {
  private static let numbers = [Double.nan, .infinity, -.infinity]

  @Test("Coordinates, lengths and colours that are no finite numbers draw nothing, and drawing goes on after them", arguments: numbers)
  func drawsNothing(number: Double) {
    let bitmap = rendered(40, 40) { canvas in
      for draw in calls(with: number) { canvas.saved { draw(canvas) } }
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)
    }
    #expect(bitmap[0, 0] == 0xFF00_0000 && bitmap.pixels().dropFirst().allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("Places far outside are cut, not wrapped around", arguments: [1e5, 1e7, 1e9, 1e15, 1e300])
  func farAway(distance: Double) {
    let covering = Rect(x: -distance, y: -distance, width: 2 * distance, height: 2 * distance)
    let beside = Rect(x: distance, y: 0, width: distance, height: 20)
    let bitmap = rendered(20, 20) { canvas in
      canvas.fill(beside, .black)
      canvas.fill(Path(rect: beside), .black)
      canvas.fillCapsule(beside, .black)
      canvas.shadow(of: beside, radius: 5, blur: 3, offset: .zero, color: .black)
      canvas.draw(TextLayout("far", font: Font(size: 12)), at: beside.origin, color: .black)
      canvas.draw(Bitmap(width: 2, height: 2), in: beside)
      canvas.strokePolyline([Point(x: distance, y: 0), Point(x: distance, y: 20)], .black, width: 2)
    }
    #expect(Set(bitmap.pixels()) == [0xFFFF_FFFF])
    #expect(Set(rendered(20, 20) { $0.fill(covering, .black) }.pixels()) == [0xFF00_0000])
    #expect(Set(rendered(20, 20) { $0.fill(Path(rect: covering), .black) }.pixels()) == [0xFF00_0000])
    let line = rendered(20, 20) { $0.strokePolyline([Point(x: -distance, y: 10), Point(x: distance, y: 10)], .black, width: 4) }
    #expect(line[10, 10] == 0xFF00_0000 && line[10, 3] == 0xFFFF_FFFF)
  }

  @Test("Lengths without a meaning draw nothing")
  func meaningless() {
    let path = Path(rect: Rect(x: 5, y: 5, width: 20, height: 20))
    let bitmap = rendered(40, 40) { canvas in
      canvas.stroke(path, .black, width: 0)
      canvas.stroke(path, .black, width: -1)
      canvas.stroke(path, .black, width: 1, dash: [0, 0])
      canvas.stroke(path, .black, width: 1, dash: [2, -1])
      canvas.fill(Path(), .black)
      canvas.fill(path, .linear(from: .zero, to: Point(x: 9, y: 9), stops: []))
      canvas.fill(path, .radial(center: .zero, radius: 0, stops: [GradientStop(offset: 0, color: .black)]))
      canvas.strokePolyline([], .black, width: 1)
      canvas.shadow(of: Rect(x: 5, y: 5, width: 9, height: 9), radius: 2, blur: -1, offset: .zero, color: .black)
      canvas.draw(Bitmap(width: 0, height: 0), in: Rect(x: 5, y: 5, width: 9, height: 9))
    }
    #expect(Set(bitmap.pixels()) == [0xFFFF_FFFF])
  }

  private func calls(with number: Double) -> [(Canvas) -> Void] {
    let point = Point(x: number, y: 5)
    let rect = Rect(origin: Point(x: 5, y: number), size: Size(width: 20, height: 20))
    let square = Rect(x: 5, y: 5, width: 20, height: 20)
    let odd = Color(red: number, green: 0, blue: 0)
    let stops = [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)]
    var path = Path()
    path.move(to: Point(x: 1, y: 1))
    path.line(to: Point(x: 20, y: 20))
    path.curve(to: Point(x: 5, y: 20), control1: Point(x: 1, y: 1), control2: point)
    path.close()
    return [
      { $0.fill(rect, .black) }, { $0.fill(path, .black) }, { $0.stroke(path, .black, width: 2) }, { $0.fillCapsule(rect, .black) },
      { $0.strokePolyline([Point(x: 1, y: 1), point, Point(x: 20, y: 20)], .black, width: 2) },
      { $0.fill(square, odd) }, { $0.fill(Path(rect: square), odd) }, { $0.stroke(Path(rect: square), .black, width: number) },
      { $0.stroke(Path(rect: square), .black, width: 1, dash: [number, 2]) },
      { $0.fill(Path(rect: square), .linear(from: point, to: .zero, stops: stops)) },
      { $0.fill(Path(rect: square), .radial(center: .zero, radius: number, stops: stops)) },
      { $0.fill(Path(rect: square), .linear(from: .zero, to: Point(x: 9, y: 9), stops: [GradientStop(offset: number, color: .black)])) },
      { $0.shadow(of: rect, radius: 4, blur: 3, offset: .zero, color: .black) },
      { $0.shadow(of: square, radius: 4, blur: number, offset: .zero, color: .black) },
      { $0.shadow(of: square, radius: 4, blur: 3, offset: Vector(dx: number, dy: 0), color: .black) },
      { $0.draw(TextLayout("text", font: Font(size: 12)), at: point, color: .black) },
      { $0.draw(TextLayout("text", font: Font(size: 12)), at: .zero, color: odd) },
      { $0.draw(rendered(4, 4, on: .black) { _ in }, in: rect) },
      { canvas in
        canvas.clip(to: rect)
        canvas.fill(square, .black)
      },
      { canvas in
        canvas.clip(to: path)
        canvas.fill(square, .black)
      },
      { canvas in canvas.withOpacity(0.5, in: rect) { canvas.fill(square, .black) } },
    ]
  }
}

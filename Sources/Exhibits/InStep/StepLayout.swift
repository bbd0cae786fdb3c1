import Drawing
import Geometry
import Widgets

/// Two squares held by constraints, whose places along x are constants of two of them.
final class StepLayout: View {
  let squares: [View]

  static let side = 56.0
  /// Between the squares, in points.
  static let gap = 60.0
  /// How far both are taken.
  static let way = 200.0
  static let size = Size(width: 2 * side + gap + way, height: side)

  /// The constraints that say where the squares' left edges are.
  private static let places = [0, 4]

  init() {
    squares = [StepSquare(0), StepSquare(1)]
    super.init(frame: Rect(origin: .zero, size: StepLayout.size))
    name = "step layout"
    for (index, square) in squares.enumerated() {
      addSubview(square)
      addConstraint(LayoutConstraint(square, .left, equals: self, .left, constant: StepLayout.rest(index)))
      addConstraint(LayoutConstraint(square, .top, equals: self, .top))
      addConstraint(LayoutConstraint(square, .width, equals: StepLayout.side))
      addConstraint(LayoutConstraint(square, .height, equals: StepLayout.side))
    }
    layoutIfNeeded()
  }

  /// Moves squares and lays them out at once, as an app does in every tick.
  ///
  /// - Parameter fractions: how far on its way each square is that moves, by its index.
  func move(_ fractions: [Int: Double]) {
    for (index, fraction) in fractions {
      setConstant(DrawnPlace.of(StepLayout.rest(index) + StepLayout.way * fraction), ofConstraint: StepLayout.places[index])
    }
    layoutIfNeeded()
  }

  /// Between the squares as they lie, in points.
  var measuredGap: Double { squares[1].frame.minX - squares[0].frame.maxX }

  /// How far on its way a square lies, 0 ... 1.
  func fraction(of index: Int) -> Double { (squares[index].frame.minX - StepLayout.rest(index)) / StepLayout.way }

  private static func rest(_ index: Int) -> Double { Double(index) * (side + gap) }
}

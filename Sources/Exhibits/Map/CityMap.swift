import Geometry
import Glibc

/// A made-up city about a pin: a turned grid of streets, a river across it, parks in it, and a route along its streets to the pin. The same
/// size gives the same city.
struct CityMap {
  /// In points, from (0, 0).
  let size: Size
  /// Where the route ends, a crossing of two streets.
  let target: Point

  /// Lines of the grid, as distances from the target's along each of its two axes; every fourth is an avenue.
  let columns: [Double]
  let rows: [Double]
  /// The index of the target's own line in ``columns`` and ``rows``.
  private let homeColumn: Int
  private let homeRow: Int

  static let streetWidth = 7.0
  static let avenueWidth = 11.0
  private static let turn = -0.2

  /// Blocks by their cells, from the target's on.
  struct Block: Hashable {
    var column: Int
    var row: Int
    var columnCount = 1
    var rowCount = 1
  }

  /// - Parameter target: the pin's tip.
  init(size: Size, target: Point) {
    self.size = size
    self.target = target
    let reach = size.width + size.height
    (columns, homeColumn) = CityMap.lines(gaps: [58, 74, 50, 82, 64], reach: reach)
    (rows, homeRow) = CityMap.lines(gaps: [48, 62, 42, 54], reach: reach)
  }

  private static func lines(gaps: [Double], reach: Double) -> (lines: [Double], home: Int) {
    var after = [0.0], before: [Double] = []
    var index = 0
    while let last = after.last, last < reach {
      after.append(last + gaps[index % gaps.count])
      before.append((before.last ?? 0) - gaps[(gaps.count - 1) - index % gaps.count])
      index += 1
    }
    return (before.reversed() + after, before.count)
  }

  /// The place of a point of the grid, by distances from the target along its axes.
  func place(_ u: Double, _ v: Double) -> Point {
    target + Vector(dx: u * cos(CityMap.turn) - v * sin(CityMap.turn), dy: u * sin(CityMap.turn) + v * cos(CityMap.turn))
  }

  /// A crossing, by lines counted from the target's.
  func crossing(_ column: Int, _ row: Int) -> Point { place(columns[homeColumn + column], rows[homeRow + row]) }

  func isAvenue(column index: Int) -> Bool { (index - homeColumn + 400) % 4 == 2 }
  func isAvenue(row index: Int) -> Bool { (index - homeRow + 400) % 4 == 1 }

  /// The corners of what lies between lines, `margin` points inside the streets' middles.
  func corners(of block: Block, margin: Double) -> [Point] {
    let left = columns[homeColumn + block.column] + margin, right = columns[homeColumn + block.column + block.columnCount] - margin
    let top = rows[homeRow + block.row] + margin, bottom = rows[homeRow + block.row + block.rowCount] - margin
    return [place(left, top), place(right, top), place(right, bottom), place(left, bottom)]
  }

  /// All that can be seen.
  var blocks: [Block] {
    let sight = Rect(origin: .zero, size: size).insetBy(dx: -100, dy: -100)
    var seen: [Block] = []
    for row in 0..<rows.count - 1 {
      for column in 0..<columns.count - 1 {
        let block = Block(column: column - homeColumn, row: row - homeRow)
        if sight.contains(corners(of: block, margin: 0)[0]) { seen.append(block) }
      }
    }
    return seen
  }

  static let parks = [
    Block(column: 2, row: -4, columnCount: 2, rowCount: 2), Block(column: -3, row: 1, columnCount: 2),
    Block(column: 8, row: -1, rowCount: 2),
    Block(column: 5, row: 3, columnCount: 2), Block(column: 11, row: -6, columnCount: 2, rowCount: 2), Block(column: -2, row: -5),
  ]

  /// Corners of the way to the target, by lines counted from its own.
  var route: [Point] { [(7, -4), (7, -2), (4, -2), (4, 1), (1, 1), (1, 0), (0, 0)].map { crossing($0.0, $0.1) } }

  /// The river's middle: a start and two pieces with their control points.
  var river: (start: Point, pieces: [(control1: Point, control2: Point, end: Point)]) {
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x * size.width, y: y * size.height) }
    return (
      at(0.36, -0.12),
      [(at(0.40, 0.34), at(0.57, 0.30), at(0.66, 0.58)), (at(0.74, 0.84), at(0.86, 0.72), at(1.08, 1.02))]
    )
  }

  var riverWidth: Double { 34 + 0.04 * size.height }
}

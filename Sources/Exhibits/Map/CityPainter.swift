import Drawing
import Geometry
import Glibc
import Widgets

/// Draws a ``CityMap``.
struct CityPainter {
  let city: CityMap
  let palette: CityPalette
  let accent: Color

  func draw(in canvas: Canvas) {
    canvas.fill(Rect(origin: .zero, size: city.size), palette.land)
    drawBlocks(in: canvas)
    drawStreets(in: canvas)
    for park in CityMap.parks { draw(park: park, in: canvas) }
    drawRiver(in: canvas)
    drawAvenues(in: canvas)
    drawNames(in: canvas)
    drawRoute(in: canvas)
    drawPlaces(in: canvas)
  }

  // MARK: blocks

  private func drawBlocks(in canvas: Canvas) {
    var ground = Path(), buildings = Path(), roofs = Path()
    var random = FixedNumbers(seed: 7)
    for block in city.blocks {
      ground.add(city.corners(of: block, margin: CityMap.streetWidth / 2 + 1.5))
      let corners = city.corners(of: block, margin: CityMap.streetWidth / 2 + 5)
      // A row of houses along the block's long side, with a yard left out here and there.
      let count = 2 + Int(random.next() * 3)
      for index in 0..<count {
        let part = (Double(index) + 0.04) / Double(count)...(Double(index) + 0.94) / Double(count)
        let depth = random.next()
        let isYard = random.next() < 0.16
        guard !isYard else { continue }
        let house = CityPainter.slice(corners, along: part, across: 0...(0.34 + 0.12 * depth))
        let opposite = CityPainter.slice(corners, along: part, across: (0.6 + 0.1 * depth)...1)
        buildings.add(house)
        if depth > 0.3 { buildings.add(opposite) } else { roofs.add(opposite) }
      }
    }
    canvas.fill(ground, palette.block)
    canvas.fill(roofs, palette.roof)
    canvas.fill(buildings, palette.building)
  }

  /// A part of a four-cornered shape.
  private static func slice(_ corners: [Point], along: ClosedRange<Double>, across: ClosedRange<Double>) -> [Point] {
    func at(_ x: Double, _ y: Double) -> Point {
      let top = corners[0] + x * (corners[1] - corners[0]), bottom = corners[3] + x * (corners[2] - corners[3])
      return top + y * (bottom - top)
    }
    return [
      at(along.lowerBound, across.lowerBound), at(along.upperBound, across.lowerBound), at(along.upperBound, across.upperBound),
      at(along.lowerBound, across.upperBound),
    ]
  }

  // MARK: streets

  private func lines(avenues: Bool) -> Path {
    var path = Path()
    let (left, right) = (city.columns[0], city.columns[city.columns.count - 1])
    let (top, bottom) = (city.rows[0], city.rows[city.rows.count - 1])
    for (index, u) in city.columns.enumerated() where city.isAvenue(column: index) == avenues {
      path.move(to: city.place(u, top))
      path.line(to: city.place(u, bottom))
    }
    for (index, v) in city.rows.enumerated() where city.isAvenue(row: index) == avenues {
      path.move(to: city.place(left, v))
      path.line(to: city.place(right, v))
    }
    return path
  }

  private func drawStreets(in canvas: Canvas) {
    let streets = lines(avenues: false)
    canvas.stroke(streets, palette.streetEdge, width: CityMap.streetWidth + 2)
    canvas.stroke(streets, palette.street, width: CityMap.streetWidth)
  }

  /// They cross the river.
  private func drawAvenues(in canvas: Canvas) {
    let avenues = lines(avenues: true)
    canvas.stroke(avenues, palette.avenueEdge, width: CityMap.avenueWidth + 2.5)
    canvas.stroke(avenues, palette.avenue, width: CityMap.avenueWidth)
  }

  // MARK: green and blue

  private func draw(park: CityMap.Block, in canvas: Canvas) {
    var path = Path()
    let corners = city.corners(of: park, margin: CityMap.streetWidth / 2 + 2)
    path.add(corners)
    canvas.fill(path, palette.park)
    canvas.stroke(path, palette.parkEdge, width: 2, join: .round)
    var walk = Path()
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    walk.move(to: a + 0.5 * (b - a))
    walk.curve(to: d + 0.5 * (c - d), control1: a + 0.3 * (c - a), control2: b + 0.6 * (d - b))
    walk.move(to: a + 0.5 * (d - a))
    walk.curve(to: b + 0.5 * (c - b), control1: a + 0.7 * (b - a), control2: d + 0.6 * (c - d))
    canvas.stroke(walk, palette.land, width: 2, cap: .round)
    var random = FixedNumbers(seed: UInt64(bitPattern: Int64(park.column * 31 + park.row)))
    var trees = Path()
    for _ in 0..<16 * park.columnCount * park.rowCount {
      let (x, y, size) = (0.06 + 0.88 * random.next(), 0.08 + 0.84 * random.next(), 4 + 5 * random.next())
      let top = a + x * (b - a)
      trees.add(circle: top + y * (d + x * (c - d) - top), radius: size / 2)
    }
    canvas.fill(trees, palette.tree)
  }

  private func drawRiver(in canvas: Canvas) {
    let (start, pieces) = city.river
    var path = Path()
    path.move(to: start)
    for piece in pieces { path.curve(to: piece.end, control1: piece.control1, control2: piece.control2) }
    canvas.stroke(path, palette.bank, width: city.riverWidth + 8, cap: .round)
    canvas.stroke(path, palette.water, width: city.riverWidth, cap: .round)
  }

  // MARK: the way

  private func drawRoute(in canvas: Canvas) {
    var path = Path()
    for point in city.route { path.line(to: point) }
    canvas.stroke(path, Color.white.withAlpha(0.9), width: 8, cap: .round, join: .round)
    canvas.stroke(path, accent, width: 5, cap: .round, join: .round)
    guard let start = city.route.first else { return }
    canvas.fill(Path(circle: start, radius: 8), .white)
    canvas.fill(Path(circle: start, radius: 5), accent)
  }
}

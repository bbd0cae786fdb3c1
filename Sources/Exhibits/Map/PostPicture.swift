import Drawing
import Geometry
import Glibc
import Widgets

/// The picture of the post: northern lights over a lake, a cabin with a light on. Drawn for a size, the same every time.
struct PostPicture {
  let size: Size

  /// Where the lake begins, as a share of the height.
  private static let shore = 0.7

  private func at(_ x: Double, _ y: Double) -> Point { Point(x: x * size.width, y: y * size.height) }

  func draw(in canvas: Canvas) {
    drawSky(in: canvas)
    drawLights(in: canvas)
    let far = ridge(height: 0.30, roughness: 0.10, seed: 3)
    fillBelow(far, [0x2F6E86, 0x16405A], in: canvas)
    drawSnow(far, in: canvas)
    fillBelow(ridge(height: 0.17, roughness: 0.07, seed: 8), [0x12384C, 0x0B2536], in: canvas)
    drawLake(in: canvas)
    drawShore(in: canvas)
  }

  private func drawSky(in canvas: Canvas) {
    canvas.fill(
      Path(rect: Rect(origin: .zero, size: size)),
      .linear(
        from: .zero, to: at(0, PostPicture.shore),
        stops: [
          GradientStop(offset: 0, color: Color(hex: 0x090B24)), GradientStop(offset: 0.45, color: Color(hex: 0x10295A)),
          GradientStop(offset: 0.8, color: Color(hex: 0x1C6374)), GradientStop(offset: 1, color: Color(hex: 0x56B3A0)),
        ]))
    var random = FixedNumbers(seed: 41)
    var small = Path(), large = Path()
    for index in 0..<170 {
      let (x, y) = (random.next(), random.next())
      let place = at(x, y * y * 0.6)
      if index % 9 == 0 { large.add(circle: place, radius: 1.15) } else { small.add(circle: place, radius: 0.65) }
    }
    canvas.fill(small, Color(white: 1, alpha: 0.6))
    canvas.fill(large, Color(white: 1, alpha: 0.9))
  }

  /// Curtains: rays side by side along a waving line, each fading upwards.
  private func drawLights(in canvas: Canvas) {
    let curtains: [(y: Double, swing: Double, height: Double, phase: Double, color: UInt32)] = [
      (0.40, 0.055, 0.34, 0.4, 0x43F5A6), (0.32, 0.08, 0.30, 2.1, 0x2BD9C8), (0.24, 0.05, 0.26, 4.0, 0x9B6BFF),
    ]
    for curtain in curtains {
      var random = FixedNumbers(seed: UInt64(curtain.color))
      let step = 5.0
      var x = 0.0
      while x < size.width {
        let share = x / size.width
        let wave = sin(share * 7 + curtain.phase) + 0.45 * sin(share * 17 + 2 * curtain.phase)
        let foot = (curtain.y + curtain.swing * wave) * size.height
        let height = curtain.height * size.height * (0.55 + 0.45 * random.next())
        let strength = (0.12 + 0.16 * random.next()) * (0.55 + 0.45 * sin(share * 9 + 3 * curtain.phase))
        let color = Color(hex: curtain.color)
        let ray = Rect(x: x, y: foot - height, width: step, height: height + 0.05 * size.height)
        canvas.fill(
          Path(rect: ray),
          .linear(
            from: Point(x: x, y: ray.minY), to: Point(x: x, y: ray.maxY),
            stops: [
              GradientStop(offset: 0, color: color.withAlpha(0)), GradientStop(offset: 0.8, color: color.withAlpha(strength)),
              GradientStop(offset: 1, color: color.withAlpha(0)),
            ]))
        x += step
      }
    }
  }

  // MARK: mountains

  /// A ridge by halving: heights above the shore as shares of the picture's height.
  private func ridge(height: Double, roughness: Double, seed: UInt64) -> [Point] {
    var random = FixedNumbers(seed: seed)
    var heights = [0.3, 0.62, 1, 0.5, 0.85].map { $0 * height }
    var rough = roughness
    for _ in 0..<5 {
      var finer: [Double] = []
      for (left, right) in zip(heights, heights.dropFirst()) { finer += [left, (left + right) / 2 + (random.next() - 0.5) * rough] }
      heights = finer + [heights[heights.count - 1]]
      rough *= 0.52
    }
    return heights.enumerated().map { at(Double($0.offset) / Double(heights.count - 1), PostPicture.shore - max(0.01, $0.element)) }
  }

  private func fillBelow(_ ridge: [Point], _ colors: [UInt32], in canvas: Canvas) {
    var path = Path()
    path.add([at(0, PostPicture.shore)] + ridge + [at(1, PostPicture.shore)])
    let top = ridge.map(\.y).min() ?? 0
    canvas.fill(
      path,
      .linear(
        from: Point(x: 0, y: top), to: at(0, PostPicture.shore),
        stops: colors.enumerated().map { GradientStop(offset: Double($0.offset) / Double(colors.count - 1), color: Color(hex: $0.element)) }
      ))
  }

  /// On the highest parts of a ridge, with a torn lower edge.
  private func drawSnow(_ ridge: [Point], in canvas: Canvas) {
    var random = FixedNumbers(seed: 77)
    let line = (PostPicture.shore - 0.17) * size.height
    var snow = Path()
    var run: [Point] = []
    for point in ridge + [at(1, 1)] {
      if point.y < line {
        run.append(point)
      } else if !run.isEmpty {
        let edge = run.reversed().map { Point(x: $0.x, y: $0.y + (line - $0.y) * (0.35 + 0.5 * random.next())) }
        snow.add(run + edge)
        run = []
      }
    }
    canvas.fill(snow, Color(hex: 0xD6F3F0, alpha: 0.55))
  }

  // MARK: the lake

  private func drawLake(in canvas: Canvas) {
    let top = (PostPicture.shore * size.height).rounded()
    let lake = Rect(x: 0, y: top, width: size.width, height: size.height - top)
    canvas.fill(
      Path(rect: lake),
      .linear(
        from: lake.origin, to: Point(x: 0, y: lake.maxY),
        stops: [
          GradientStop(offset: 0, color: Color(hex: 0x3FA796)), GradientStop(offset: 0.35, color: Color(hex: 0x145068)),
          GradientStop(offset: 1, color: Color(hex: 0x071426)),
        ]))
    var random = FixedNumbers(seed: 5)
    let colors = [Color(hex: 0x43F5A6), Color(hex: 0x2BD9C8), Color(hex: 0x9B6BFF), Color(hex: 0x041020)]
    for index in 0..<130 {
      let depth = Double(index) / 130
      let length = (20 + 90 * depth) * (0.4 + random.next())
      let x = random.next() * (size.width + length) - length
      let y = top + 2 + depth * depth * (lake.height - 4)
      let color = colors[Int(random.next() * 4)].withAlpha(0.10 + 0.16 * random.next())
      canvas.fillCapsule(Rect(x: x, y: y, width: length, height: 1 + 1.8 * depth), color)
    }
  }

  /// The near bank with firs and the cabin.
  private func drawShore(in canvas: Canvas) {
    let ink = Color(hex: 0x050B14)
    var bank = Path()
    bank.move(to: at(0.52, 1))
    bank.curve(to: at(1, 0.80), control1: at(0.68, 0.93), control2: at(0.84, 0.80))
    bank.line(to: at(1, 1))
    bank.close()
    canvas.fill(bank, ink)
    var random = FixedNumbers(seed: 12)
    for index in 0..<17 {
      let x = 0.72 + 0.285 * Double(index) / 16 + 0.008 * random.next()
      let foot = at(x, 0.985 - 0.62 * (x - 0.68) + 0.02 * random.next())
      guard index < 5 || index > 8 else { continue }
      canvas.fill(fir(at: foot, height: (0.13 + 0.15 * random.next()) * size.height), ink)
    }
    drawCabin(at: at(0.835, 0.895), unit: 0.055 * size.height, in: canvas)
  }

  private func fir(at foot: Point, height: Double) -> Path {
    var path = Path()
    for tier in 0..<4 {
      let top = foot.y - height * (1 - Double(tier) * 0.2), bottom = top + height * 0.42
      let half = height * (0.09 + 0.055 * Double(tier))
      path.add([Point(x: foot.x, y: top), Point(x: foot.x + half, y: bottom), Point(x: foot.x - half, y: bottom)])
    }
    return path
  }

  private func drawCabin(at foot: Point, unit: Double, in canvas: Canvas) {
    let glow = foot - Vector(dx: 0.35 * unit, dy: 0.55 * unit)
    canvas.fill(
      Path(circle: glow, radius: 3.2 * unit),
      .radial(
        center: glow, radius: 3.2 * unit,
        stops: [
          GradientStop(offset: 0, color: Color(hex: 0xFFB44D, alpha: 0.55)), GradientStop(offset: 1, color: Color(hex: 0xFFB44D, alpha: 0)),
        ]))
    canvas.fill(Rect(x: foot.x - unit, y: foot.y - unit, width: 2 * unit, height: 1.1 * unit), Color(hex: 0x4A1D1D))
    var roof = Path()
    roof.add([
      Point(x: foot.x - 1.3 * unit, y: foot.y - 0.95 * unit), Point(x: foot.x, y: foot.y - 1.9 * unit),
      Point(x: foot.x + 1.3 * unit, y: foot.y - 0.95 * unit),
    ])
    canvas.fill(roof, Color(hex: 0x0C1420))
    canvas.fill(Rect(x: foot.x - 0.62 * unit, y: foot.y - 0.75 * unit, width: 0.5 * unit, height: 0.5 * unit), Color(hex: 0xFFD27A))
    canvas.fill(Rect(x: foot.x + 0.2 * unit, y: foot.y - 0.7 * unit, width: 0.45 * unit, height: 0.8 * unit), Color(hex: 0x1E0D0D))
  }
}

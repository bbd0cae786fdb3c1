@testable import Drawing
import Geometry
import Glibc
import Testing

/// A shape twice: as a path for the renderer, as a distance for the reference.
enum GlowSubject: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case roundedRect, circle, badge, capsule, bolt

  var testDescription: String { rawValue }

  static let margin = 44.0

  var size: Size {
    switch self {
    case .roundedRect: Size(width: 120, height: 84)
    case .circle: Size(width: 76, height: 76)
    case .badge: Size(width: 40, height: 40)
    case .capsule: Size(width: 110, height: 44)
    case .bolt: Size(width: 90, height: 70)
    }
  }

  var bounds: Rect { Rect(x: GlowSubject.margin, y: GlowSubject.margin, width: size.width, height: size.height) }

  private var radius: Double {
    switch self {
    case .roundedRect: 20
    case .circle, .badge, .capsule: size.height / 2
    case .bolt: 0
    }
  }

  private var corners: [Point] {
    [(0, 20.0), (52, 0), (44, 26), (90, 30), (34, 70), (40, 44)].map { Point(x: bounds.minX + $0, y: bounds.minY + $1) }
  }

  var path: Path {
    guard self == .bolt else { return Path(roundedRect: bounds, radius: radius) }
    var path = Path()
    for corner in corners { path.line(to: corner) }
    path.close()
    return path
  }

  func distance(from point: Point) -> Double {
    guard self == .bolt else {
      let x = abs(point.x - bounds.midX) - size.width / 2 + radius, y = abs(point.y - bounds.midY) - size.height / 2 + radius
      return min(max(x, y), 0) + Vector(dx: max(x, 0), dy: max(y, 0)).length - radius
    }
    return corners.indices.map { index in
      let start = corners[index], way = corners[(index + 1) % corners.count] - start, to = point - start
      let part = min(max((to.dx * way.dx + to.dy * way.dy) / (way.dx * way.dx + way.dy * way.dy), 0), 1)
      return (to - part * way).length
    }.min() ?? 0
  }
}

@Suite struct GlowPictureTests {
  private static let colors: [UInt32] = [0x8B5CF6, 0x3B82F6, 0x06B6D4, 0xEC4899, 0xF97316, 0x8B5CF6]
  private static let ground = Color(hex: 0x15161B)

  static let stops = colors.enumerated().map { GradientStop(offset: Double($0) / 5, color: Color(hex: $1)) }

  /// The article's three strokes with a line of 4 points.
  static func glow(_ subject: GlowSubject) -> ConicGlow {
    ConicGlow(
      path: subject.path, center: subject.bounds.center,
      strokes: [
        ConicGlow.Stroke(width: 8, blur: 12, opacity: 0.45), ConicGlow.Stroke(width: 6, blur: 7, opacity: 0.65),
        ConicGlow.Stroke(width: 4, blur: 3, opacity: 0.85),
      ], blend: .plusLighter)
  }

  /// The light after `time` seconds.
  static func light(_ time: Double) -> GlowLight {
    GlowLight(
      stops: stops, rotation: 80 * time, hue: HueRotation(degrees: 12 * time), opacity: 0.88 + 0.12 * sin(2.513 * time))
  }

  private static func canvasSize(_ subject: GlowSubject, _ scale: Double) -> (width: Int, height: Int) {
    (Int((subject.size.width + 2 * GlowSubject.margin) * scale), Int((subject.size.height + 2 * GlowSubject.margin) * scale))
  }

  private static func picture(_ subject: GlowSubject, scale: Double, _ draw: (Canvas) -> Void) -> Bitmap {
    let size = canvasSize(subject, scale)
    return rendered(size.width, size.height, scale: scale, on: ground, draw)
  }

  private static func reference(_ subject: GlowSubject, scale: Double, time: Double) -> [SIMD3<Double>] {
    let size = canvasSize(subject, scale)
    let breathing = 0.88 + 0.12 * sin(2.513 * time)
    return GlowReference(
      distance: subject.distance, center: subject.bounds.center,
      strokes: [(8, 12, 0.45 * breathing), (6, 7, 0.65 * breathing), (4, 3, 0.85 * breathing)], colors: colors, rotation: 80 * time,
      hue: 12 * time, scale: scale
    ).picture(width: size.width, height: size.height, ground: SIMD3(ground.red, ground.green, ground.blue))
  }

  /// For each pixel the largest difference of a channel, in levels.
  private static func differences(_ picture: Bitmap, _ reference: [SIMD3<Double>]) -> [Double] {
    zip(picture.pixels(), reference).map { word, color in
      let shown = channels(word)
      return max(
        abs(Double(shown[1]) - 255 * color.x), abs(Double(shown[2]) - 255 * color.y), abs(Double(shown[3]) - 255 * color.z))
    }
  }

  @Test(
    "is within 2 levels of the reference, and within 4 at 1 % of the pixels",
    arguments: [
      (GlowSubject.roundedRect, 1.0, 1.0), (.roundedRect, 1, 7.3), (.roundedRect, 2, 1.016), (.circle, 1, 2.9), (.capsule, 1, 0),
      (.bolt, 1, 4.4), (.badge, 1, 0.6),
    ])
  func reference(subject: GlowSubject, scale: Double, time: Double) {
    let picture = Self.picture(subject, scale: scale) { $0.glow(Self.glow(subject), Self.light(time)) }
    let differences = Self.differences(picture, Self.reference(subject, scale: scale, time: time))
    #expect(differences.max() ?? 99 <= 4)
    #expect(Double(differences.count { $0 > 2 }) <= 0.01 * Double(differences.count))
  }

  @Test("is as well met by layers, one for each stroke: gradient, hue, blur, opacity, added light")
  func layers() {
    let subject = GlowSubject.roundedRect, time = 1.0
    let light = Self.light(time), glow = Self.glow(subject)
    let picture = Self.picture(subject, scale: 1) { $0.glowByLayers(glow, light) }
    let differences = Self.differences(picture, Self.reference(subject, scale: 1, time: time))
    #expect(differences.max() ?? 99 <= 2)
  }

  @Test("is the same to the byte each time, after other glows, and in each part of the picture", arguments: GlowSubject.allCases)
  func parts(subject: GlowSubject) {
    let glow = Self.glow(subject), light = Self.light(3.3)
    let whole = Self.picture(subject, scale: 1) { $0.glow(glow, light) }
    _ = Self.picture(subject, scale: 1) { $0.glow(glow, Self.light(0.4)) }
    #expect(sameBytes(whole, Self.picture(subject, scale: 1) { $0.glow(glow, light) }))
    var random = FixedRandom(seed: 7)
    let inParts = Self.picture(subject, scale: 1) { canvas in
      // Strips of random widths, that together are the whole.
      var x = 0
      while x < whole.width {
        let width = Int.random(in: 1...40, using: &random)
        canvas.saved {
          canvas.clip(toPixels: Region(PixelRect(x: x, y: 0, width: width, height: whole.height)))
          canvas.glow(glow, light)
        }
        x += width
      }
    }
    #expect(sameBytes(whole, inParts))
  }

  @Test("ends three deviations beyond its strokes")
  func reach() {
    let subject = GlowSubject.roundedRect
    #expect(Self.glow(subject).reach == 40)
    let picture = Self.picture(subject, scale: 1) { $0.glow(Self.glow(subject), Self.light(1)) }
    let rim = Int(GlowSubject.margin) - 41
    for x in 0..<picture.width { #expect(picture[x, rim - 1] == Self.ground.premultipliedWord) }
  }

  @Test("can lie partly outside of the picture and is there what it is elsewhere")
  func outside() {
    let subject = GlowSubject.roundedRect
    let whole = Self.picture(subject, scale: 1) { $0.glow(Self.glow(subject), Self.light(1)) }
    let moved = Self.picture(subject, scale: 1) { canvas in
      canvas.concatenate(AffineTransform(translationX: -64, y: -32))
      canvas.glow(Self.glow(subject), Self.light(1))
    }
    var worst = 0
    for y in 0..<whole.height - 32 {
      for x in 0..<whole.width - 64 {
        worst = zip(channels(whole[x + 64, y + 32]), channels(moved[x, y])).map { abs($0 - $1) }.reduce(worst, max)
      }
    }
    #expect(worst <= 1)
  }

  @Test("asks for one field in 10,000 frames, wherever it goes by whole pixels, also beyond the edges")
  func memory() {
    let glow = Self.glow(.capsule)
    let canvas = Canvas(Bitmap(width: 400, height: 300), scale: 1)
    var requests: Set<GlowRequest> = []
    for frame in 0..<10_000 {
      canvas.saved {
        canvas.concatenate(AffineTransform(translationX: Double(frame % 300 - 60), y: Double(frame % 170 - 50)))
        if let request = canvas.request(for: glow)?.request { requests.insert(request) }
      }
    }
    #expect(requests.count == 1)
  }

  @Test("draws nothing where a number isn't finite")
  func nonFinite() {
    let subject = GlowSubject.circle
    var glow = Self.glow(subject)
    glow.center.x = .nan
    let picture = Self.picture(subject, scale: 1) { $0.glow(glow, Self.light(1)) }
    #expect(sameBytes(picture, Self.picture(subject, scale: 1) { _ in }))
  }
}

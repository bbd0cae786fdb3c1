import Drawing
import Geometry
import Testing

@Suite("Shape of a lens")
struct GlassShapeTests {
  private let capsule = RoundedBox(capsuleOf: Size(width: 57, height: 38))

  @Test(
    "distances are negative inside, 0 on the edge, positive outside",
    arguments: [
      (0.0, 0.0, -19.0), (28.5, 0, 0), (38.5, 0, 10), (0, 19, 0), (-28.5, 0, 0), (0, -24, 5), (9.5, 19, 0), (39.5, 40, 31),
    ] as [(Double, Double, Double)])
  func distance(x: Double, y: Double, expected: Double) {
    #expect(abs(capsule.distance(to: Point(x: x, y: y)) - expected) < 1e-9)
  }

  @Test("of a box with smaller corners they are those of the box")
  func box() {
    let box = RoundedBox(halfWidth: 20, halfHeight: 10, radius: 4)
    #expect(abs(box.distance(to: Point(x: 20, y: 3))) < 1e-9)
    #expect(abs(box.distance(to: .zero) + 10) < 1e-9)
    #expect(abs(box.distance(to: Point(x: 20, y: 10)) - (32.0.squareRoot() - 4)) < 1e-9)
    #expect(RoundedBox(halfWidth: 20, halfHeight: 10, radius: 50).radius == 10)
  }

  @Test("the way out has length 1 and is the gradient of the distance; on the medial line there is none")
  func normals() {
    var random = FixedRandom(seed: 4)
    let step = 1e-6
    for _ in 0..<2000 {
      let place = Point(x: .random(in: -40...40, using: &random), y: .random(in: -30...30, using: &random))
      let normal = capsule.normal(at: place)
      #expect(abs(normal.length - 1) < 1e-6)
      func along(_ dx: Double, _ dy: Double) -> Double {
        (capsule.distance(to: Point(x: place.x + dx, y: place.y + dy)) - capsule.distance(to: Point(x: place.x - dx, y: place.y - dy)))
          / (2 * step)
      }
      guard abs(place.y) > 1e-3 else { continue }
      #expect(abs(along(step, 0) - normal.dx) < 1e-3 && abs(along(0, step) - normal.dy) < 1e-3)
    }
    for x in stride(from: -9.5, through: 9.5, by: 0.5) { #expect(capsule.normal(at: Point(x: x, y: 0)) == .zero) }
  }

  @Test("coverage is half on the edge and whole half a pixel inside")
  func coverage() {
    #expect([-1, -0.5, 0, 0.25, 0.5, 3].map { RoundedBox.coverage(atDistance: $0) } == [1, 1, 0.5, 0.25, 0, 0])
  }

  @Test(
    "profiles have their heights",
    arguments: [(HeightProfile.circle, 0.4359), (.squircle, 0.7658), (.concave, 0.5641), (.lip, 0.8748)])
  func heights(profile: HeightProfile, expected: Double) {
    #expect(abs(profile.height(at: 0.1) - expected) < 5e-5)
  }

  @Test("the convex profiles rise from 0 to 1", arguments: [HeightProfile.circle, .squircle])
  func ends(profile: HeightProfile) {
    #expect(profile.height(at: 0) == 0 && profile.height(at: 1) == 1)
  }

  @Test("slopes are the derivatives of the heights", arguments: HeightProfile.allCases)
  func slopes(profile: HeightProfile) {
    for depth in stride(from: 0.02, through: 0.98, by: 0.02) where profile != .lip || abs(depth - 0.5) > 0.01 {
      let step = 1e-6
      let expected = (profile.height(at: depth + step) - profile.height(at: depth - step)) / (2 * step)
      #expect(abs(profile.slope(at: depth) - expected) < 1e-4 * max(1, abs(expected)), "at \(depth)")
    }
  }
}

@Suite("Refraction")
struct RefractionTests {
  @Test(
    "moves the picture by Snell's law",
    arguments: [(0.05, 10.10), (0.1, 7.58), (0.2, 4.43), (0.3, 2.65), (0.5, 0.865), (0.7, 0.181), (0.9, 0.007), (1, 0)])
  func shift(depth: Double, expected: Double) {
    #expect(abs(Refraction().shift(at: depth, index: 1.5) - expected) < 0.01)
  }

  @Test("the ray's tangent has a limit where the surface is upright", arguments: [(1.5, 1.118), (1.45, 1.050)])
  func limit(index: Double, expected: Double) {
    #expect(abs(Refraction.tangent(slope: .infinity, index: index) - expected) < 5e-4)
    #expect(Refraction.tangent(slope: 1e9, index: index) <= Refraction.tangent(slope: .infinity, index: index) + 1e-9)
  }

  @Test("an index of 1 moves nothing at any depth", arguments: HeightProfile.allCases)
  func identity(profile: HeightProfile) {
    let refraction = Refraction(law: .snell(profile, thickness: 8), index: 1)
    for step in 0...100 { #expect(refraction.shift(at: Double(step) / 100, index: 1) == 0) }
  }

  @Test("is a number everywhere, the rim and beyond included", arguments: HeightProfile.allCases)
  func finite(profile: HeightProfile) {
    let refraction = Refraction(law: .snell(profile, thickness: 8))
    for depth in [-1, 0, 1e-300, 1e-9, 1e-3, 0.5, 1 - 1e-16, 1, 2] {
      for index in [1, 1.0001, 1.5, 2, 2.1] { #expect(refraction.shift(at: depth, index: index).isFinite) }
    }
    #expect(refraction.shift(at: 0, index: 1.5) != 0)
  }

  @Test("a convex lens looks inwards only, blue most", arguments: [HeightProfile.circle, .squircle])
  func inwards(profile: HeightProfile) {
    let refraction = Refraction(law: .snell(profile, thickness: 8))
    for step in 0..<100 {
      let shifts = [1.48, 1.5, 1.52].map { refraction.shift(at: Double(step) / 100, index: $0) }
      #expect(shifts[0] >= 0 && shifts[0] < shifts[1] && shifts[1] < shifts[2])
    }
  }

  @Test("a quarter of a circle bends alike without angles", arguments: [(0.1, 7.90), (0.3, 4.00), (0.5, 1.88)])
  func arc(depth: Double, expected: Double) {
    #expect(abs(Refraction(law: .arc(amount: 14), bevel: 10).shift(at: depth, index: 1.5) - expected) < 0.01)
  }
}

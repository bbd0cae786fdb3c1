import Glibc

/// How far a lens with a bevelled rim moves what is seen through it: a ray falls straight down, bends once at the surface by Snell's law and
/// meets the picture under the glass. Lengths are points.
public struct Refraction: Hashable, Sendable {
  public enum Law: Hashable, Sendable {
    /// A bevel of this profile, as high as it is wide, on glass this thick.
    case snell(HeightProfile, thickness: Double)
    /// A quarter of a circle that moves by `amount` at the rim whatever the index: looks the same, without angles.
    case arc(amount: Double)
  }

  public var law: Law
  /// Of the glass, 1 ... 2; 1 bends nothing.
  public var index: Double
  /// Red is bent by an index smaller by this, blue by one larger by this: 0 ... 0.1.
  public var dispersion: Double
  /// From the rim to the flat top.
  public var bevel: Double

  public init(
    law: Law = .snell(.squircle, thickness: 8), index: Double = 1.5, dispersion: Double = 0.02, bevel: Double = 12
  ) {
    precondition((1...2).contains(index), "a refractive index is 1 ... 2, got \(index)")
    precondition((0...0.1).contains(dispersion), "a dispersion is 0 ... 0.1, got \(dispersion)")
    precondition(bevel > 0 && bevel.isFinite, "a bevel has a width, got \(bevel)")
    self.law = law
    self.index = index
    self.dispersion = dispersion
    self.bevel = bevel
  }

  /// How far inwards the picture is sampled at `depth` (0 at the rim, 1 where the top is flat). 0 everywhere for an index of 1 and less.
  public func shift(at depth: Double, index: Double) -> Double {
    let depth = min(max(depth, 0), 1)
    switch law {
    case .snell(let profile, let thickness):
      return Refraction.tangent(slope: profile.slope(at: max(depth, Refraction.rim)), index: index)
        * (bevel * profile.height(at: depth) + thickness)
    case .arc(let amount):
      return amount * (1 - (1 - (1 - depth) * (1 - depth)).squareRoot())
    }
  }

  /// Of the angle between the ray in the glass and straight down, under a surface this steep. It has the sign of the slope.
  public static func tangent(slope: Double, index: Double) -> Double {
    guard index > 1 else { return 0 }
    let incident = atan(slope)
    return tan(incident - asin(sin(incident) / index))
  }

  /// At the rim the slope of a profile is infinite: nearer than this it is taken as here.
  private static let rim = 1e-3

  /// What doesn't bend doesn't take colours apart either.
  func shifts(at depth: Double) -> ColorShifts {
    guard index > 1 else { return ColorShifts(blue: 0, green: 0, red: 0) }
    return ColorShifts(
      blue: shift(at: depth, index: index + dispersion), green: shift(at: depth, index: index),
      red: shift(at: depth, index: index - dispersion))
  }
}

/// How far each colour is moved, in points.
struct ColorShifts {
  var blue: Double
  var green: Double
  var red: Double
}

/// The shifts of a refraction, worked out once.
struct ShiftTable {
  private let values: [ColorShifts]
  /// Entries lie evenly by the root of the depth: the shift changes fastest at the rim.
  private static let steps = 512

  init(_ refraction: Refraction) {
    values = (0...ShiftTable.steps + 1).map { step in
      let root = Double(min(step, ShiftTable.steps)) / Double(ShiftTable.steps)
      return refraction.shifts(at: root * root)
    }
  }

  /// `depth` is 0...1.
  func shifts(at depth: Double) -> ColorShifts {
    let place = depth.squareRoot() * Double(ShiftTable.steps)
    let step = Int(place)
    let share = place - Double(step)
    let here = values[step], next = values[step + 1]
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return ColorShifts(blue: mixed(here.blue, next.blue), green: mixed(here.green, next.green), red: mixed(here.red, next.red))
  }
}

/// What a display server says of one mode: the raw numbers from which the rate follows.
public struct DisplayMode: Hashable, Sendable {
  /// Pixels a second.
  public var dotClock: UInt64
  public var hTotal: UInt32
  public var vTotal: UInt32
  public var isInterlaced: Bool
  public var isDoubleScan: Bool

  public init(dotClock: UInt64, hTotal: UInt32, vTotal: UInt32, isInterlaced: Bool = false, isDoubleScan: Bool = false) {
    self.dotClock = dotClock
    self.hTotal = hTotal
    self.vTotal = vTotal
    self.isInterlaced = isInterlaced
    self.isDoubleScan = isDoubleScan
  }
}

/// How often a display can change its picture, kept as a fraction: 59.94 Hz is not 60.
public struct RefreshRate: Hashable, Sendable {
  public let numerator: UInt64
  public let denominator: UInt64
  /// Whether the display gave no usable rate, so that 60 Hz is assumed.
  public let isFallback: Bool

  /// What is assumed where a display says nothing usable.
  public static let fallback = RefreshRate(numerator: 60, denominator: 1, isFallback: true)
  /// The rates taken seriously, in hertz. Virtual servers report 0; others have reported thousands.
  public static let sane = 10.0...1000.0

  private init(numerator: UInt64, denominator: UInt64, isFallback: Bool) {
    self.numerator = numerator
    self.denominator = denominator
    self.isFallback = isFallback
  }

  /// The rate of a mode: dot clock / (hTotal x vTotal), doubled where interlaced (a field changes the picture), halved where every
  /// line is scanned twice. Nil, or a rate outside ``sane``, is the fallback.
  public init(mode: DisplayMode?) {
    self = .fallback
    guard let mode else { return }
    let lines = UInt64(mode.hTotal) * UInt64(mode.vTotal) * (mode.isDoubleScan ? 2 : 1)
    let (clock, overflow) = mode.dotClock.multipliedReportingOverflow(by: mode.isInterlaced ? 2 : 1)
    guard lines > 0, !overflow, RefreshRate.sane.contains(Double(clock) / Double(lines)) else { return }
    self.init(numerator: clock, denominator: lines, isFallback: false)
  }

  /// A rate given by hand, for scenarios and tests.
  ///
  /// - Parameter hertz: must lie in ``sane``. Kept to a millionth of a hertz.
  public init(hertz: Double) {
    precondition(RefreshRate.sane.contains(hertz), "a refresh rate must lie in 10 ... 1000 Hz, got \(hertz)")
    if hertz == hertz.rounded() {
      self.init(numerator: UInt64(hertz), denominator: 1, isFallback: false)
    } else {
      self.init(numerator: UInt64((hertz * 1e6).rounded()), denominator: 1_000_000, isFallback: false)
    }
  }

  /// Pictures a second.
  public var hertz: Double { Double(numerator) / Double(denominator) }
  /// Seconds a picture.
  public var period: Double { Double(denominator) / Double(numerator) }
  /// The time of `count` pictures, in seconds, without adding up rounding errors.
  public func seconds(frames count: Int) -> Double { Double(count) * Double(denominator) / Double(numerator) }
}

/// A rectangle to lay out, told from others by an object or a number; its name is only for reading.
nonisolated public struct LayoutBox: Hashable, Sendable, CustomStringConvertible {
  private enum Identity: Hashable, Sendable {
    case object(ObjectIdentifier)
    case number(Int)
  }

  private let identity: Identity
  public let name: String

  /// The box of an object that outlives the solving.
  public init(_ object: AnyObject, name: String) {
    self.init(ObjectIdentifier(object), name: name)
  }

  public init(_ identifier: ObjectIdentifier, name: String) {
    identity = .object(identifier)
    self.name = name
  }

  public init(_ number: Int, name: String? = nil) {
    identity = .number(number)
    self.name = name ?? "box \(number)"
  }

  public var description: String { name }

  public static func == (a: LayoutBox, b: LayoutBox) -> Bool { a.identity == b.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// An anchor of a box: a number in points that an equation speaks of.
nonisolated public struct LayoutVariable: Hashable, Sendable, CustomStringConvertible {
  public let box: LayoutBox
  public let anchor: LayoutAnchor

  public init(_ box: LayoutBox, _ anchor: LayoutAnchor) {
    self.box = box
    self.anchor = anchor
  }

  public var description: String { "\(box).\(anchor)" }
}

/// anchor = other anchor * multiplier + constant, or anchor = constant.
nonisolated public struct LayoutEquation: Hashable, Sendable, CustomStringConvertible {
  public let variable: LayoutVariable
  /// Nil where the variable equals the constant alone.
  public let other: LayoutVariable?
  public let multiplier: Double
  /// Points.
  public let constant: Double
  /// What errors call it; the equation itself where none is given.
  public let name: String?

  /// - Parameters:
  ///   - multiplier: finite, as `constant` (points).
  ///   - name: what errors call the equation.
  public init(
    _ variable: LayoutVariable, equals other: LayoutVariable?, times multiplier: Double = 1, plus constant: Double = 0, name: String? = nil
  ) {
    precondition(
      multiplier.isFinite && constant.isFinite,
      "a layout equation needs finite numbers, got \(variable) = ... * \(multiplier) + \(constant)")
    self.variable = variable
    self.other = other
    self.multiplier = multiplier
    self.constant = constant
    self.name = name
  }

  /// A pure constant, in points.
  public init(_ variable: LayoutVariable, equals constant: Double, name: String? = nil) {
    self.init(variable, equals: nil, plus: constant, name: name)
  }

  public var description: String {
    if let name { return name }
    guard let other else { return "\(variable) = \(constant)" }
    let product = multiplier == 1 ? "\(other)" : "\(other) * \(multiplier)"
    if constant == 0 { return "\(variable) = \(product)" }
    return "\(variable) = \(product) \(constant < 0 ? "-" : "+") \(abs(constant))"
  }
}

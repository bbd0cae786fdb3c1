public import Geometry

/// Which output sets a window's pace.
public struct Leading: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// It holds this share (0 ... 1) of the window's pixels, more than any other.
    case holdsMost(share: Double)
    case onlyOne
    /// The window lies on no output, and this is the one the desktop calls primary.
    case primary
    case first
  }

  /// Its place in the list of outputs.
  public var index: Int
  public var reason: Reason

  /// The output that is on and holds most of `window` (pixels of the screen); of two that hold the same the primary, else the first.
  /// Nil where none is on.
  public static func choose(of outputs: [DisplayOutput], window: PixelRect) -> Leading? {
    let lit = outputs.indices.filter { !outputs[$0].frame.isEmpty }
    guard let first = lit.first else { return nil }
    if lit.count == 1 { return Leading(index: first, reason: .onlyOne) }
    let preferred = lit.first { outputs[$0].isPrimary } ?? first
    func held(_ index: Int) -> Int { outputs[index].frame.intersection(window).area }
    let most = lit.reduce(preferred) { held($1) > held($0) ? $1 : $0 }
    if held(most) > 0 { return Leading(index: most, reason: .holdsMost(share: Double(held(most)) / Double(window.area))) }
    return Leading(index: preferred, reason: outputs[preferred].isPrimary ? .primary : .first)
  }
}

extension Leading.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .holdsMost(let share): "it holds \(Int((share * 100).rounded())) % of the window"
    case .onlyOne: "it is the only output that is on"
    case .primary: "it is the primary output"
    case .first: "it is the first output"
    }
  }
}

import CCairo
import Geometry

/// A paint that differs from place to place, checked.
struct Gradient: Hashable {
  private enum Kind: Hashable {
    case linear(from: Point, to: Point)
    case radial(center: Point, radius: Double)
  }

  private let kind: Kind
  private let stops: [GradientStop]

  /// Nil for a colour and a conic gradient, which cairo doesn't know, and where a number isn't finite or there are no stops.
  init?(_ paint: Paint) {
    switch paint {
    case .color, .conic: return nil
    case .linear(let from, let to, let stops):
      guard from.isFinite, to.isFinite else { return nil }
      kind = .linear(from: from, to: to)
      self.stops = stops
    case .radial(let center, let radius, let stops):
      guard center.isFinite, radius.isFinite, radius > 0 else { return nil }
      kind = .radial(center: center, radius: radius)
      self.stops = stops
    }
    guard !stops.isEmpty, stops.allSatisfy({ $0.offset.isFinite && $0.color.isFinite }) else { return nil }
  }

  /// `context` paints with it from now on, in its present user space.
  func makeSource(of context: OpaquePointer) {
    let pattern =
      switch kind {
      case .linear(let from, let to): unsafe cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      case .radial(let center, let radius): unsafe cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
      }
    for stop in stops {
      let color = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    unsafe cairo_set_source(context, pattern)
    unsafe cairo_pattern_destroy(pattern)
  }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

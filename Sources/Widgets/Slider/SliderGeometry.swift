public import Geometry
import Motion

/// Sizes of a slider's parts, in points. The defaults are those of iOS 26 as a public view dump shows them: a re-creation.
public nonisolated struct SliderMetrics: Hashable, Sendable {
  public var thumb = Size(width: 37, height: 24)
  public var liftedThumb = Size(width: 57, height: 38)
  public var trackHeight = 6.0
  /// Least extent of the thumb's grab area.
  public var minimumThumbHitSize = Size(width: 48, height: 48)
  public var intrinsicHeight = 34.0

  public init() {}
}

/// Where things are along a slider's track: pure functions, used by drawing, hit testing and drags alike.
///
/// A *place* is a normalised position, 0 ... 1 inside the range. Beyond the ends it is drawn through the rubber band.
public nonisolated struct SliderGeometry: Hashable, Sendable {
  public var width: Double
  public var thumbWidth: Double

  /// How far beyond an end the thumb can be pulled, as a share of the width.
  static let overshootLimit = 0.1

  public init(width: Double, thumbWidth: Double) {
    self.width = width
    self.thumbWidth = thumbWidth
  }

  /// How far the thumb's centre can travel, in points; 0 where there is no room for it.
  public var travel: Double { max(0, width - thumbWidth) }

  /// The x of the thumb's centre when drawn at `place` (which is what ``drawnPlace(_:)`` answers).
  public func centerX(drawnAt place: Double) -> Double {
    travel > 0 ? thumbWidth / 2 + place * travel : width / 2
  }

  /// The place whose thumb centre is at `x`; 0 where there is no travel.
  public func place(atCenterX x: Double) -> Double {
    travel > 0 ? (x - thumbWidth / 2) / travel : 0
  }

  /// A distance in points as a difference of places; 0 where there is no travel.
  public func places(points: Double) -> Double { travel > 0 ? points / travel : 0 }

  /// Where the thumb is drawn for `place`: there inside the track, pulled back beyond its ends. What isn't a number is drawn at the minimum.
  public func drawnPlace(_ place: Double) -> Double {
    guard !place.isNaN else { return 0 }
    guard travel > 0, place < 0 || place > 1 else { return place }
    let end: Double = place < 0 ? 0 : 1
    let band = RubberBand(limit: SliderGeometry.overshootLimit * width)
    return end + band.offset(forExcess: (place - end) * travel) / travel
  }

  /// The place that is drawn at `drawn`: the inverse of ``drawnPlace(_:)``.
  public func place(drawnAt drawn: Double) -> Double {
    guard travel > 0, drawn < 0 || drawn > 1 else { return drawn }
    let end: Double = drawn < 0 ? 0 : 1
    let band = RubberBand(limit: SliderGeometry.overshootLimit * width)
    return end + band.excess(forOffset: (drawn - end) * travel) / travel
  }
}

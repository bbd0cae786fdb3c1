public import Geometry
import Motion

/// Sizes of a slider's parts, in points. The defaults are those of iOS 26 as a public view dump shows them: a re-creation.
public nonisolated struct SliderMetrics: Hashable, Sendable {
  public var thumb = Size(width: 37, height: 24)
  public var liftedThumb = Size(width: 57, height: 38)
  public var trackHeight = 6.0
  /// The bar of a slider without a thumb.
  public var thumblessTrackHeight = 14.0
  /// Least extent of the thumb's grab area.
  public var minimumThumbHitSize = Size(width: 48, height: 48)
  public var intrinsicHeight = 34.0
  /// Between the pictures at the ends and the track.
  public var paddingAroundImage = 0.0
  /// Between the track and the dots of its ticks.
  public var tickGap = 4.0

  public init() {}
}

/// Where things are along a slider's track: pure functions, used by drawing, hit testing and drags alike.
///
/// A *place* is a normalised position, 0 ... 1 inside the range. Beyond the ends it is drawn through the rubber band. Distances count from
/// the minimum's end of the slider; see ``SliderAxis``.
public nonisolated struct SliderGeometry: Hashable, Sendable {
  /// Where the track begins.
  public var origin: Double
  /// The track's length.
  public var width: Double
  /// The thumb's extent along the track.
  public var thumbWidth: Double

  /// How far beyond an end the thumb can be pulled, as a share of the width.
  static let overshootLimit = 0.1
  /// How far the other end of the track goes along when one is pulled, as a share of that.
  static let followingShare = 0.25
  /// By how much a track pulled to the limit has thinned.
  static let thinning = 3.0

  public init(origin: Double = 0, width: Double, thumbWidth: Double) {
    self.origin = origin
    self.width = width
    self.thumbWidth = thumbWidth
  }

  /// How far the thumb's centre can travel, in points; 0 where there is no room for it.
  public var travel: Double { max(0, width - thumbWidth) }

  /// The x of the thumb's centre when drawn at `place` (which is what ``drawnPlace(_:)`` answers).
  public func centerX(drawnAt place: Double) -> Double {
    origin + (travel > 0 ? thumbWidth / 2 + place * travel : width / 2)
  }

  /// The place whose thumb centre is at `x`; 0 where there is no travel.
  public func place(atCenterX x: Double) -> Double {
    travel > 0 ? (x - origin - thumbWidth / 2) / travel : 0
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

  /// How far a thumb drawn at `place` is past an end, in track lengths; negative past the minimum.
  public func overshoot(drawnAt place: Double) -> Double {
    width > 0 ? (place - min(1, max(0, place))) * travel / width : 0
  }

  /// The track while the thumb pulls at one of its ends: that end goes with the thumb, the other one follows by a quarter, and it thins.
  ///
  /// - Parameter track: at rest, in the line's frame (see ``SliderAxis``).
  public func pulled(_ track: Rect, overshoot: Double) -> Rect {
    guard overshoot != 0, overshoot.isFinite else { return track }
    let way = overshoot * width
    let following = SliderGeometry.followingShare * way
    let left = track.minX + (overshoot > 0 ? following : way)
    let right = track.maxX + (overshoot > 0 ? way : following)
    let share = min(1, abs(overshoot) / SliderGeometry.overshootLimit)
    let height = track.height / (1 + (SliderGeometry.thinning - 1) * share)
    return Rect(x: left, y: track.midY - height / 2, width: right - left, height: height)
  }
}

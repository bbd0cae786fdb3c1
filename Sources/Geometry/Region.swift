/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The smallest pixel rectangle that covers `rect` (points) at `scale` pixels a point. An empty or non-finite one covers none.
  public init(covering rect: Rect, scale: Double) {
    let left = (rect.minX * scale).rounded(.down)
    let top = (rect.minY * scale).rounded(.down)
    let right = (rect.maxX * scale).rounded(.up)
    let bottom = (rect.maxY * scale).rounded(.up)
    let edge = 1e6
    guard !rect.isEmpty, left < edge, top < edge, right > -edge, bottom > -edge, left.isFinite, top.isFinite else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let clippedLeft = max(left, -edge), clippedTop = max(top, -edge)
    self.init(
      x: Int(clippedLeft), y: Int(clippedTop), width: Int(min(right, edge) - clippedLeft), height: Int(min(bottom, edge) - clippedTop))
  }

  public var maxX: Int { x + width }
  public var maxY: Int { y + height }
  public var area: Int { width * height }
  public var isEmpty: Bool { width == 0 || height == 0 }

  public func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x), top = max(y, other.y)
    return PixelRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x), top = min(y, other.y)
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// What a frame has to draw again: a few pixel rectangles that cover every damaged pixel.
///
/// The rectangles may overlap a little and may cover more than was added, never less: two are joined where their union is hardly larger
/// than both, and beyond `limit` rectangles the pair whose union wastes least is joined.
public struct Region: Hashable, Sendable {
  public private(set) var rects: [PixelRect] = []

  private static let limit = 8

  public init() {}

  public init(_ rect: PixelRect) {
    formUnion(rect)
  }

  public var isEmpty: Bool { rects.isEmpty }
  public var bounds: PixelRect { rects.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) } }
  public var area: Int { rects.reduce(0) { $0 + $1.area } }

  public mutating func formUnion(_ added: PixelRect) {
    guard !added.isEmpty else { return }
    var rect = added
    var index = 0
    while index < rects.count {
      let union = rects[index].union(rect)
      if union.area * 4 <= (rects[index].area + rect.area) * 5 {
        rect = union
        rects.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(rect)
    if rects.count > Region.limit { joinCheapestPair() }
  }

  public mutating func formUnion(_ other: Region) {
    for rect in other.rects { formUnion(rect) }
  }

  /// Cut to `frame`, the pixels that exist.
  public func clipped(to frame: PixelRect) -> Region {
    var result = Region()
    for rect in rects { result.formUnion(rect.intersection(frame)) }
    return result
  }

  public func offsetBy(dx: Int, dy: Int) -> Region {
    var result = Region()
    result.rects = rects.map { PixelRect(x: $0.x + dx, y: $0.y + dy, width: $0.width, height: $0.height) }
    return result
  }

  public func intersects(_ rect: PixelRect) -> Bool {
    rects.contains { !$0.intersection(rect).isEmpty }
  }

  /// With each of `areas` that it touches covered whole, by every one of its rectangles that touches it.
  public func keepingWhole(_ areas: [PixelRect]) -> Region {
    var result = self
    var next = areas.firstIndex { result.cuts($0) }
    while let index = next {
      var whole = areas[index]
      var others = Region()
      for rect in result.rects {
        if rect.intersection(areas[index]).isEmpty { others.rects.append(rect) } else { whole = whole.union(rect) }
      }
      result = others
      result.formUnion(whole)
      next = areas.firstIndex { result.cuts($0) }
    }
    return result
  }

  private func cuts(_ area: PixelRect) -> Bool { rects.contains { !$0.contains(area) && !$0.intersection(area).isEmpty } }

  private mutating func joinCheapestPair() {
    var best = (waste: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if waste < best.waste { best = (waste, first, second) }
      }
    }
    let joined = rects[best.first].union(rects.remove(at: best.second))
    rects.remove(at: best.first)
    formUnion(joined)
  }
}

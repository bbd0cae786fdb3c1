/// Neighbouring pixels of one axis that an interval covers by the same share.
struct PixelRun: Equatable {
  var start: Int
  var count: Int
  /// 0...1.
  var cover: Double

  /// At most three: a part of the first pixel, whole ones, a part of the last. The ends count to 1/256 pixel, so that noise in a computed
  /// place draws no extra line.
  static func runs(from start: Double, to end: Double) -> [PixelRun] {
    let start = (start * 256).rounded() / 256
    let end = (end * 256).rounded() / 256
    guard end > start else { return [] }
    let first = Int(start.rounded(.down))
    let last = Int(end.rounded(.up)) - 1
    if first == last { return [PixelRun(start: first, count: 1, cover: end - start)] }
    let firstCover = Double(first + 1) - start
    let lastCover = end - Double(last)
    var runs: [PixelRun] = []
    if firstCover < 1 { runs.append(PixelRun(start: first, count: 1, cover: firstCover)) }
    let wholeStart = firstCover < 1 ? first + 1 : first
    let wholeEnd = lastCover < 1 ? last : last + 1
    if wholeEnd > wholeStart { runs.append(PixelRun(start: wholeStart, count: wholeEnd - wholeStart, cover: 1)) }
    if lastCover < 1 { runs.append(PixelRun(start: last, count: 1, cover: lastCover)) }
    return runs
  }
}

import Drawing
import Geometry
import Widgets

/// Pictures that stay as they are for a size and a look, drawn once and shared by the worlds of a replay.
final class PictureStore {
  struct Request: Hashable {
    var name: String
    /// In points.
    var size: Size
    /// Pixels a point.
    var scale: Double
    var theme: Theme.Name
  }

  /// The ones used last come last.
  private var kept: [(request: Request, picture: Bitmap)] = []
  private let limit: Int

  /// - Parameter limit: how many pictures are kept.
  init(limit: Int) {
    precondition(limit > 0, "a store must keep a picture")
    self.limit = limit
  }

  func picture(_ request: Request, draw: (Canvas) -> Void) -> Bitmap {
    if let place = kept.firstIndex(where: { $0.request == request }) {
      kept.append(kept.remove(at: place))
    } else {
      let bitmap = Bitmap(
        width: max(1, Int((request.size.width * request.scale).rounded(.up))),
        height: max(1, Int((request.size.height * request.scale).rounded(.up))))
      draw(Canvas(bitmap, scale: request.scale))
      kept.append((request, bitmap))
      if kept.count > limit { kept.removeFirst() }
    }
    return kept[kept.count - 1].picture
  }
}

extension Bitmap {
  /// Where its pixels match those of a canvas of this scale, from (0, 0).
  func rect(scale: Double) -> Rect { Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale) }
}

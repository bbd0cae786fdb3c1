public import Geometry
public import Introspection

extension Point: nonisolated ObjectiveCEncodable {
  public nonisolated static var objectiveCTypeEncoding: String { "{CGPoint=dd}" }
}

extension Size: nonisolated ObjectiveCEncodable {
  public nonisolated static var objectiveCTypeEncoding: String { "{CGSize=dd}" }
}

extension Rect: nonisolated ObjectiveCEncodable {
  public nonisolated static var objectiveCTypeEncoding: String {
    "{CGRect=\(Point.objectiveCTypeEncoding)\(Size.objectiveCTypeEncoding)}"
  }
}

extension AffineTransform: nonisolated ObjectiveCEncodable {
  public nonisolated static var objectiveCTypeEncoding: String { "{CGAffineTransform=dddddd}" }
}

public import Drawing
public import Geometry
public import Introspection

extension Point: nonisolated ObjectiveCEncodable {
  nonisolated public static var objectiveCTypeEncoding: String { "{CGPoint=dd}" }
}

extension Size: nonisolated ObjectiveCEncodable {
  nonisolated public static var objectiveCTypeEncoding: String { "{CGSize=dd}" }
}

extension Rect: nonisolated ObjectiveCEncodable {
  nonisolated public static var objectiveCTypeEncoding: String { "{CGRect={CGPoint=dd}{CGSize=dd}}" }
}

extension AffineTransform: nonisolated ObjectiveCEncodable {
  nonisolated public static var objectiveCTypeEncoding: String { "{CGAffineTransform=dddddd}" }
}

extension Color: nonisolated ObjectiveCEncodable {
  public nonisolated static var objectiveCTypeEncoding: String { "@\"Color\"" }
}

/// A Swift value type that stands for a type of the article's and answers with that type's Objective-C encoding.
///
/// Conform without isolation, for lookups happen anywhere: `extension Size: nonisolated ObjectiveCEncodable`.
public protocol ObjectiveCEncodable {
  /// For instance `{CGSize=dd}`.
  static var objectiveCTypeEncoding: String { get }
}

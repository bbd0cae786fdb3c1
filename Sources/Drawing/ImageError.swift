/// Why a picture could not be kept or read; ``description`` is one sentence for people.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No file could be made in the folder of `path`.
  case cannotCreate(path: String, reason: String)
  /// The file was made, but its bytes did not arrive.
  case cannotWrite(path: String, reason: String)
  case cannotEncode(reason: String)
  case cannotDecode(reason: String)

  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason): "Cannot create \(path): \(reason)."
    case .cannotWrite(let path, let reason): "Cannot write \(path): \(reason)."
    case .cannotEncode(let reason): "Cannot make a PNG of the picture: \(reason)."
    case .cannotDecode(let reason): "Cannot read the PNG: \(reason)."
    }
  }
}

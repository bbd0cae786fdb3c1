import Glibc

/// Names for pictures that are saved by a key.
public nonisolated enum PictureName {
  /// The first of prefix.png, prefix-2.png, prefix-3.png ... that doesn't exist in `folder`.
  public static func free(in folder: String, prefix: String) throws(OutputError) -> String {
    for number in 1...9999 {
      let path = "\(folder)/\(prefix)\(number == 1 ? "" : "-\(number)").png"
      if access(path, F_OK) != 0 { return path }
    }
    throw OutputError.cannotCreate(path: "\(folder)/\(prefix).png", reason: "every name up to 9999 is taken")
  }
}

/// Why a result could not be written. Nothing half-written is left behind.
public nonisolated enum OutputError: Error, Hashable, CustomStringConvertible {
  /// The file or folder can't be made where it was asked for.
  case cannotCreate(path: String, reason: String)
  /// It was made, but took not all of it: a full disk, a reader that went away.
  case cannotWrite(path: String, reason: String)

  /// By sysexits: EX_CANTCREAT, EX_IOERR.
  public var exitCode: Int32 {
    switch self {
    case .cannotCreate: 73
    case .cannotWrite: 74
    }
  }

  /// One sentence, in one line.
  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason): "can't create \(JSONText.quoted(path)): \(reason)"
    case .cannotWrite(let path, let reason): "can't write to \(JSONText.quoted(path)): \(reason)"
    }
  }
}

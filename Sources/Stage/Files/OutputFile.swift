import Glibc

/// Results as whole files: complete or not there at all.
public nonisolated enum OutputFile {
  /// Writes `text` as the whole of `path`.
  public static func write(_ text: String, to path: String) throws(OutputError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes `bytes` as the whole of `path`, through a file beside it that then takes its name: a failure leaves what was there before.
  /// What exists and isn't a plain file (a device, a pipe, a link) is written to as it is.
  public static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      let stream = try OutputStream(path: path)
      try stream.write(bytes)
      try stream.close()
      return
    }
    let temporary = path + ".\(getpid()).part"
    let stream = try OutputStream(path: temporary, flags: O_EXCL, shownAs: path)
    do {
      try stream.write(bytes)
      try stream.close()
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let reason = systemReason()
      unlink(temporary)
      throw .cannotCreate(path: path, reason: reason)
    }
  }

  /// Makes the folder `path`, where there is none yet. Its parent must exist. True where it was made.
  @discardableResult
  public static func makeFolder(_ path: String) throws(OutputError) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    let reason = systemReason()
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return false }
    throw .cannotCreate(path: path, reason: reason)
  }

  // MARK: taking back; what can't be removed stays

  /// Whether it was there and went.
  @discardableResult
  static func remove(_ path: String) -> Bool { unlink(path) == 0 }
  static func removeFolder(_ path: String) { rmdir(path) }
}

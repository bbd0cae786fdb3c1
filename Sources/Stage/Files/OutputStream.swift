import Glibc

/// Bytes on their way into an open file, each piece handed to the system at once.
///
/// Whoever starts the program ignores SIGPIPE; a reader that went away is then an ``OutputError`` like a full disk.
public nonisolated final class OutputStream {
  private let descriptor: Int32
  private let path: String
  private let owns: Bool
  private var isOpen = true

  /// What this process prints to.
  public static func standardOutput() -> OutputStream { OutputStream(descriptor: STDOUT_FILENO, path: "standard output", owns: false) }

  /// Opens `path` for writing from its beginning, emptied.
  public convenience init(path: String) throws(OutputError) {
    try self.init(path: path, flags: O_TRUNC, shownAs: path)
  }

  /// Opens `path`; failures name `shownAs`.
  init(path: String, flags: Int32, shownAs: String) throws(OutputError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw .cannotCreate(path: shownAs, reason: systemReason()) }
    self.descriptor = descriptor
    self.path = shownAs
    self.owns = true
  }

  private init(descriptor: Int32, path: String, owns: Bool) {
    self.descriptor = descriptor
    self.path = path
    self.owns = owns
  }

  deinit {
    if owns, isOpen { _ = Glibc.close(descriptor) }
  }

  public func write(_ text: String) throws(OutputError) {
    try write(Array(text.utf8))
  }

  public func write(_ bytes: [UInt8]) throws(OutputError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest, rest.count)
      if count == rest.count { return }
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw .cannotWrite(path: path, reason: systemReason())
      }
    }
  }

  /// Ends the writing; some file systems report a full disk only here. Standard output stays open.
  public func close() throws(OutputError) {
    guard owns, isOpen else { return }
    isOpen = false
    guard Glibc.close(descriptor) == 0 else { throw .cannotWrite(path: path, reason: systemReason()) }
  }
}

/// What the system says of the last call that failed.
nonisolated func systemReason() -> String { String(cString: strerror(errno)) }

import Glibc

/// Files that are whole or not there.
public enum ImageFile {
  /// Puts the bytes in a new file beside `path` and renames it, so that nobody ever sees half of it; after a failure nothing is left.
  /// A link stays one, the file it leads to is replaced; a device or a pipe is written to as it is.
  public static func writeAtomically(_ bytes: [UInt8], to path: String) throws(ImageError) {
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw .cannotCreate(path: path, reason: reason(EISDIR)) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw .cannotCreate(path: path, reason: reason(errno)) }
      let failure = write(bytes, closing: file)
      if let failure { throw .cannotWrite(path: path, reason: reason(failure)) }
      return
    }
    let target = exists ? resolved(path) : path
    let (file, temporary) = try create(beside: target, for: path)
    if let failure = write(bytes, closing: file) {
      unsafe unlink(temporary)
      throw .cannotWrite(path: path, reason: reason(failure))
    }
    guard unsafe rename(temporary, target) == 0 else {
      let failure = errno
      unsafe unlink(temporary)
      throw .cannotWrite(path: path, reason: reason(failure))
    }
  }

  /// Where the file itself is, all links followed.
  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func create(beside target: String, for path: String) throws(ImageError) -> (file: Int32, path: String) {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    var attempt = 0
    while true {
      let temporary = "\(folder).settle-\(getpid())-\(attempt).tmp"
      let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, temporary) }
      guard errno == EEXIST, attempt < 1000 else { throw .cannotCreate(path: path, reason: reason(errno)) }
      attempt += 1
    }
  }

  /// Nil, or the error number. The file is closed in any case.
  private static func write(_ bytes: [UInt8], closing file: Int32) -> Int32? {
    var failure: Int32?
    var rest = bytes[...]
    while !rest.isEmpty, failure == nil {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        failure = errno
      }
    }
    if close(file) != 0, failure == nil { failure = errno }
    return failure
  }

  private static func reason(_ number: Int32) -> String {
    unsafe String(cString: strerror(number))
  }
}

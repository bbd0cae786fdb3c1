import Glibc

/// What can be read: files, and pipes too, which the library's own reading refuses.
nonisolated enum InputFile {
  /// Why a file couldn't be read, in the system's words.
  struct Failure: Error {
    var reason: String
  }

  /// Bytes; far above any scenario, so that an endless device ends too.
  static let largest = 16 << 20

  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason: systemReason()) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk.prefix(count)
        guard bytes.count <= largest else { throw Failure(reason: "it holds more than \(largest >> 20) MiB") }
      } else if errno != EINTR {
        throw Failure(reason: systemReason())
      }
    }
  }
}

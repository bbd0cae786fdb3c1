import FoundationEssentials
import Glibc

/// A folder of a test's own, gone when the test is.
final class Folder {
  private let root: String

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "settle-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> String { root + "/" + name }
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: root).sorted() }
  func text(_ name: String) throws -> String { String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self) }
}

import Foundation

/// A folder of a test's own, gone when the test is. Names that begin with a dot are the tests' own.
final class Folder {
  let root: String

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "settle-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> String { root + "/" + name }
  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path(name)))) }
  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }
  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: URL(filePath: path(name))) }

  /// What lies in it, or in a folder inside, in order.
  func names(in inner: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(inner)).filter { !$0.hasPrefix(".") }.sorted()
  }
}

import FoundationEssentials
import Glibc

/// The package's own files, as text.
enum House {
  /// The package's folder, without a slash at its end.
  static let root = {
    var parts = #filePath.split(separator: "/")
    parts.removeLast(3)
    return "/" + parts.joined(separator: "/")
  }()

  struct File: Sendable {
    /// From the package's folder.
    let path: String
    let text: String

    /// Without what follows the last line break.
    var lines: [String] {
      text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    var code: SwiftCode { SwiftCode(text) }

    /// The target that a file under `Sources` belongs to.
    var target: String { String(path.split(separator: "/")[1]) }
  }

  static func file(_ path: String) throws -> File {
    File(path: path, text: try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))
  }

  /// The files below `folder` whose names end in one of `endings`, in order.
  static func files(below folder: String, endings: [String]) throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)").sorted()
      .filter { path in endings.contains { path.hasSuffix($0) } }
      .map { try file("\(folder)/\($0)") }
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(root)/\(path)") }

  /// The Swift files under `Sources`.
  static let sources = Result { try files(below: "Sources", endings: [".swift"]) }

  /// The paths that git keeps; nil where the package is no checkout of its own, or git isn't there.
  static let tracked: [String]? = {
    guard exists(".git"), let pipe = popen("git -c safe.directory='*' -C '\(root)' ls-files 2>/dev/null", "r") else { return nil }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    var byte = fgetc(pipe)
    while byte != EOF {
      bytes.append(UInt8(byte))
      byte = fgetc(pipe)
    }
    let paths = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return paths.isEmpty ? nil : paths
  }()
}

import Glibc
import Stage
import Testing

@Suite("A result")
struct OutputTests {
  @Test("replaces what was there, whole")
  func whole() throws {
    let folder = try Folder()
    try OutputFile.write(String(repeating: "a", count: 1_000_000), to: folder.path("out"))
    try OutputFile.write("short\n", to: folder.path("out"))
    #expect(try folder.text("out") == "short\n")
    #expect(try folder.names() == ["out"])
  }

  @Test("that can't be created leaves nothing and says why, exit 73")
  func cannotCreate() throws {
    let folder = try Folder()
    try OutputFile.write("", to: folder.path("file"))
    for (name, reason) in [("no/out", ENOENT), ("file/out", ENOTDIR), ("", EISDIR)] {
      let path = folder.path(name)
      let error = try #require(throws: OutputError.self) { try OutputFile.write("x", to: path) }
      #expect(error == .cannotCreate(path: path, reason: String(cString: strerror(reason))))
      #expect(error.exitCode == 73)
      #expect(error.description == "can't create \"\(path)\": \(String(cString: strerror(reason)))")
    }
    #expect(try folder.names() == ["file"])
  }

  @Test("that can't be written says why, exit 74")
  func cannotWrite() throws {
    let error = try #require(throws: OutputError.self) { try OutputFile.write("x", to: "/dev/full") }
    #expect(error == .cannotWrite(path: "/dev/full", reason: "No space left on device"))
    #expect(error.exitCode == 74)
    #expect(error.description == "can't write to \"/dev/full\": No space left on device")
    let stream = try OutputStream(path: "/dev/full")
    #expect(throws: OutputError.self) { try stream.write("x") }
  }

  @Test("goes through a device or a link instead of taking its place")
  func devices() throws {
    let folder = try Folder()
    symlink(folder.path("target"), folder.path("link"))
    try OutputFile.write("x", to: folder.path("link"))
    #expect(try folder.text("target") == "x")
    #expect(try folder.names() == ["link", "target"])
    try OutputFile.write("x", to: "/dev/null")
    var status = stat()
    #expect(lstat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("has a folder made for it, once")
  func folders() throws {
    let folder = try Folder()
    try OutputFile.makeFolder(folder.path("film"))
    try OutputFile.makeFolder(folder.path("film"))
    try OutputFile.write("", to: folder.path("file"))
    #expect(throws: OutputError.cannotCreate(path: folder.path("a/b"), reason: "No such file or directory")) {
      try OutputFile.makeFolder(folder.path("a/b"))
    }
    #expect(throws: OutputError.cannotCreate(path: folder.path("file"), reason: "File exists")) {
      try OutputFile.makeFolder(folder.path("file"))
    }
    #expect(try folder.names() == ["file", "film"])
  }
}

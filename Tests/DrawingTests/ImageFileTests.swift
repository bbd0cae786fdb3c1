import Drawing
import Glibc
import Testing

/// A folder that is gone when the test is.
private final class Folder {
  let path: String

  init() {
    var template = Array("/tmp/settle-files-XXXXXX".utf8CString)
    path = String(cString: mkdtemp(&template))
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func content(of name: String) -> [UInt8] {
    let file = open("\(path)/\(name)", O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(file, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }
}

@Suite struct ImageFileTests {
  @Test("A file is written whole, an older one is replaced, and nothing else is left")
  func writes() throws {
    let folder = Folder()
    try ImageFile.writeAtomically([1, 2, 3], to: folder.path + "/a.png")
    try ImageFile.writeAtomically(Array(repeating: 7, count: 300_000), to: folder.path + "/a.png")
    #expect(folder.names == ["a.png"])
    let content = folder.content(of: "a.png")
    #expect(content.count == 300_000 && content.allSatisfy { $0 == 7 })
  }

  @Test("A link stays a link, and the file it leads to is replaced")
  func links() throws {
    let folder = Folder()
    try ImageFile.writeAtomically([1], to: folder.path + "/a.png")
    symlink("a.png", folder.path + "/b.png")
    try ImageFile.writeAtomically([2, 3], to: folder.path + "/b.png")
    #expect(folder.content(of: "a.png") == [2, 3])
    var status = stat()
    #expect(lstat(folder.path + "/b.png", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(folder.names == ["a.png", "b.png"])
  }

  @Test("A place without a folder, or a folder at the place, is refused by name, and nothing is left")
  func unwritable() {
    let folder = Folder()
    mkdir(folder.path + "/taken", 0o755)
    defer { rmdir(folder.path + "/taken") }
    #expect(throws: ImageError.cannotCreate(path: folder.path + "/none/a.png", reason: "No such file or directory")) {
      try ImageFile.writeAtomically([1], to: folder.path + "/none/a.png")
    }
    #expect(throws: ImageError.cannotCreate(path: folder.path + "/taken", reason: "Is a directory")) {
      try ImageFile.writeAtomically([1], to: folder.path + "/taken")
    }
    #expect(throws: ImageError.self) { try ImageFile.writeAtomically([1], to: "") }
    #expect(throws: ImageError.self) { try ImageFile.writeAtomically([1], to: folder.path + "/" + String(repeating: "n", count: 300)) }
    #expect(folder.names == ["taken"])
  }

  @Test("A full disk is reported in one sentence and the device stays what it is")
  func fullDisk() {
    #expect { try ImageFile.writeAtomically([1], to: "/dev/full") } throws: { error in
      "\(error)" == "Cannot write /dev/full: No space left on device."
    }
    var status = stat()
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("A limit on the file's size leaves neither a part nor a temporary file")
  func brokenOff() async {
    await #expect(processExitsWith: .success) {
      let folder = Folder()
      signal(SIGXFSZ, SIG_IGN)
      var before = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
      var limit = rlimit(rlim_cur: 1000, rlim_max: before.rlim_max)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      var failure: ImageError?
      do throws(ImageError) {
        try ImageFile.writeAtomically(Array(repeating: 1, count: 5000), to: folder.path + "/a.png")
      } catch {
        failure = error
      }
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
      precondition(failure == .cannotWrite(path: folder.path + "/a.png", reason: "File too large"), "\(String(describing: failure))")
      precondition(folder.names.isEmpty, "\(folder.names)")
    }
  }
}

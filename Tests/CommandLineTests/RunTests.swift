import Foundation
import Testing

@Suite("settle run", .timeLimit(.minutes(2)))
struct RunTests {
  @Test("an expectation that fails is 1, with the report on standard output and the expectation's sentence on standard error")
  func failing() throws {
    let folder = try Folder()
    try folder.write(Recordings.rolledBack, to: "a.json")
    let result = try Program.run(["run", "a.json"], in: folder)
    #expect(result.exitCode == 1)
    #expect(result.output.contains("rolled back after 1 frame"))
    #expect(result.output.contains("FAILS  expect[1].shown"))
    #expect(result.output.contains("holds  expect[0].value"))
    #expect(result.complainsOnce)
    #expect(result.errors.contains("a.json: expect[1].shown"))
  }

  @Test("--json is one document and nothing else, and says the same")
  func json() throws {
    let folder = try Folder()
    try folder.write(Recordings.rolledBack, to: "a.json")
    let result = try Program.run(["run", "a.json", "--json"], in: folder)
    #expect(result.exitCode == 1)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(document["holds"] as? Bool == false)
    #expect((document["expectations"] as? [[String: Any]])?.map { $0["holds"] as? Bool } == [true, false])
  }

  @Test("trace and film are written beside each other, and twice the same bytes")
  func results() throws {
    let folder = try Folder()
    try folder.write(Recordings.setAfterDrag, to: "a.json")
    for name in ["1", "2"] {
      let arguments = ["run", "a.json", "--trace", "\(name).csv", "--film", "\(name).png"]
      let result = try Program.run(arguments, in: folder)
      #expect(result.exitCode == 0)
      #expect(result.output.isEmpty && result.errors.isEmpty)
      #expect(try Program.run(["run", "a.json", "--film", name], in: folder).exitCode == 0)
    }
    #expect(try folder.names() == ["1", "1.csv", "1.png", "2", "2.csv", "2.png", "a.json"])
    for ending in [".csv", ".png"] { #expect(try folder.bytes("1" + ending) == folder.bytes("2" + ending)) }
    let pictures = try folder.names(in: "1")
    let rows = try folder.text("1.csv").split(separator: "\n").count - 1
    #expect(pictures.count == rows + 1)
    for picture in pictures { #expect(try folder.bytes("1/" + picture) == folder.bytes("2/" + picture)) }
  }

  @Test("a shorter film takes the place of a longer one, and leaves other files alone")
  func shorterFilm() throws {
    let folder = try Folder()
    try folder.write(#"{"events": [], "until": 0.5}"#, to: "long.json")
    try folder.write(#"{"events": [], "until": 0.1}"#, to: "short.json")
    #expect(try Program.run(["run", "long.json", "--film", "film"], in: folder).exitCode == 0)
    #expect(try folder.names(in: "film").count == 32)
    try folder.write("mine", to: "film/frame-notes.txt")
    #expect(try Program.run(["run", "short.json", "--film", "film"], in: folder).exitCode == 0)
    #expect(try folder.names(in: "film") == (0...7).map { "frame-000\($0).png" } + ["frame-notes.txt"])
  }

  @Test("one that never settles ends after a minute of its own time with 1, and says so")
  func neverSettles() throws {
    let folder = try Folder()
    try folder.write(#"{"events": [{"at": 61, "set": 0}]}"#, to: "a.json")
    let result = try Program.run(["run", "a.json"], in: folder)
    #expect(result.exitCode == 1)
    #expect(result.complainsOnce && result.errors.contains("settle within 60 s"))
  }

  @Test("what can't be written is 73 in one line, and nothing is left")
  func unwritable() throws {
    let folder = try Folder()
    try folder.write(Recordings.setAfterDrag, to: "a.json")
    for arguments in [["--trace", "none/t.csv"], ["--film", "none/f.png"], ["--film", "none/f"], ["--film", "a.json"]] {
      let result = try Program.run(["run", "a.json"] + arguments, in: folder)
      #expect(result.exitCode == 73, "\(arguments)")
      #expect(result.complainsOnce, "\(result.errors)")
      #expect(result.output.isEmpty)
    }
    #expect(try folder.names() == ["a.json"])
    #expect(try folder.text("a.json") == Recordings.setAfterDrag)
  }
}

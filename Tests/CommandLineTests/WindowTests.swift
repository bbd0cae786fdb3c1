import Foundation
import Testing

@Suite(
  "The window, as a process", .serialized, .timeLimit(.minutes(2)), .enabled(if: DisplayServer.mayRun, "Xvfb is not installed"))
struct WindowTests {
  private static let background: UInt32 = 0xEDEDF0

  /// The log's rows, each a JSON object on a line of its own.
  private static func rows(_ text: String) throws -> [[String: Any]] {
    #expect(text.hasSuffix("\n"))
    return try text.split(separator: "\n").map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
  }

  private static func waitForRows(_ count: Int, in folder: Folder, _ name: String) {
    Patience.wait { (try? folder.text(name).split(separator: "\n").count) ?? 0 >= count }
  }

  @Test("--for ends it by itself with 0, silently", arguments: [[], ["--bare"]])
  func ends(arguments: [String]) throws {
    let server = try DisplayServer()
    let result = try Program.run(arguments + ["--for", "0.3"], in: Folder(), environment: ["DISPLAY": server.display])
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty && result.errors.isEmpty)
  }

  @Test("--bare shows one slider in its place, glides it by the key a, and lets it be dragged")
  func bare() throws {
    let server = try DisplayServer()
    let folder = try Folder()
    let child = try Program.start(["--bare", "--os", "custom"], in: folder, environment: ["DISPLAY": server.display])
    let window = try server.window()
    try server.wait(forPixelAt: 5, 5, WindowTests.background)
    let (left, right) = (198, 761)
    try server.wait(forPixelAt: left, 270, 0xFFFFFF)
    try server.type(0x61)
    try server.wait(forPixelAt: right, 270, 0xFFFFFF)
    try server.wait(forPixelAt: 400, 250, WindowTests.background)
    try server.drag(from: right, to: 480, y: 270)
    try server.wait(forPixelAt: 480, 270, 0xFFFFFF)
    try server.askToClose(window, times: 1)
    let result = try Program.result(of: child, in: folder)
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
  }

  @Test(
    "B21: a window that is asked to close twice in one batch ends with 0, without X errors and with a whole log",
    arguments: [[], ["--bare"]])
  func closed(arguments: [String]) throws {
    let server = try DisplayServer()
    let folder = try Folder()
    let child = try Program.start(
      arguments + ["--play", "--log", "log.jsonl"], in: folder, environment: ["DISPLAY": server.display])
    let window = try server.window()
    WindowTests.waitForRows(2, in: folder, "log.jsonl")
    if !arguments.isEmpty { try server.drag(from: 198, to: 500, y: 270) } else { WindowTests.waitForRows(40, in: folder, "log.jsonl") }
    try server.askToClose(window, times: 2)
    let result = try Program.result(of: child, in: folder)
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty && result.errors.isEmpty, "\(result.errors)")
    let rows = try WindowTests.rows(folder.text("log.jsonl"))
    #expect(rows.contains { $0["window"] != nil })
    #expect(rows.contains { $0["time"] as? Double == 0 && $0["missed"] != nil })
  }

  @Test("B21: a window that another client destroys ends the program with 0")
  func destroyed() throws {
    let server = try DisplayServer()
    let folder = try Folder()
    let child = try Program.start(["--bare"], in: folder, environment: ["DISPLAY": server.display])
    try server.destroy(try server.window())
    let result = try Program.result(of: child, in: folder)
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty, "\(result.errors)")
  }

  @Test("B21: a server that goes away ends the program with 69 in one line", arguments: [[], ["--bare"]])
  func lostServer(arguments: [String]) throws {
    let server = try DisplayServer()
    let folder = try Folder()
    let child = try Program.start(arguments + ["--log", "log.jsonl"], in: folder, environment: ["DISPLAY": server.display])
    WindowTests.waitForRows(1, in: folder, "log.jsonl")
    server.crash()
    let result = try Program.result(of: child, in: folder)
    #expect(result.exitCode == 69)
    #expect(result.complainsOnce, "\(result.errors)")
  }

  @Test("a log that can't be made is 73 before anything is shown; one that can't be written any more is 74", arguments: [[], ["--bare"]])
  func logs(arguments: [String]) throws {
    let server = try DisplayServer()
    let folder = try Folder()
    for (path, code) in [("none/log.jsonl", Int32(73)), ("/dev/full", 74)] {
      let result = try Program.run(
        arguments + ["--for", "0.3", "--log", path], in: folder, environment: ["DISPLAY": server.display])
      #expect(result.exitCode == code)
      #expect(result.complainsOnce, "\(result.errors)")
    }
    #expect(try folder.names().isEmpty)
  }

  @Test("settle displays names the output, its mode and its rate, says that 60 Hz are assumed, and which output leads and why")
  func displays() throws {
    let server = try DisplayServer()
    let result = try Program.run(["displays"], in: Folder(), environment: ["DISPLAY": server.display])
    #expect(result.exitCode == 0)
    for words in ["1280x800", "60.000", "assumed", "leads", "only output"] { #expect(result.output.contains(words), "\(words)") }
  }
}

import Testing

@Suite("The sources")
struct SourceTests {
  @Test("read a clock nowhere but in Desktop and in the benchmarks")
  func clocks() throws {
    let clocks: Set = [
      "clock_gettime", "clock_gettime_nsec_np", "ContinuousClock", "SuspendingClock", "DispatchTime", "DispatchWallTime", "gettimeofday",
      "timespec_get", "getrusage", "systemUptime", "mach_absolute_time", "cx_now", "usleep", "nanosleep", "clock_nanosleep",
      "timerfd_create",
    ]
    // Words that mean other things where they aren't called so.
    let calls = [["time", "(", "nil"], ["time", "(", "&"], ["clock", "(", ")"], ["sleep", "("], ["Date", "("], ["Date", ".", "now"]]
    try expectNo("a clock", except: { $0.target == "Desktop" || $0.path.contains("/Bench") }) { tokens in
      clocks.contains(tokens[tokens.startIndex].text) || calls.contains { call in tokens.starts(with: call) { $0.text == $1 } }
    }
  }

  @Test("are unsafe nowhere but in Introspection, Drawing and Desktop")
  func unsafeCode() throws {
    let exempt: Set = ["Introspection", "Drawing", "Desktop"]
    // A pixel buffer only carries an address from Drawing to Desktop.
    try expectNo("unsafe code", except: { exempt.contains($0.target) || $0.path == "Sources/Geometry/PixelBuffer.swift" }) { tokens in
      tokens[tokens.startIndex].text.utf8.count >= 6
        && (tokens[tokens.startIndex].text.contains("unsafe") || tokens[tokens.startIndex].text.contains("Unsafe"))
    }
  }

  /// Says each place in the Swift sources from which on the tokens are what `isBad` looks for.
  private func expectNo(
    _ what: String, except isExempt: (House.File) -> Bool, where isBad: (ArraySlice<SwiftCode.Token>) -> Bool
  ) throws {
    for file in try House.sources.get() where !isExempt(file) {
      let tokens = file.code.tokens
      for index in tokens.indices where isBad(tokens[index...]) {
        Issue.record("\(file.path):\(tokens[index].line): \(what): \(tokens[index].text)")
      }
    }
  }

  @Test("come in files of at most 400 lines")
  func lengths() throws {
    for file in try House.files(below: "Sources", endings: [".swift", ".c", ".h"]) {
      #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test("leave nothing open")
  func openEnds() throws {
    let marks = ["TO" + "DO", "FIX" + "ME", "X" + "XX"].map { Array($0.utf8) }
    for folder in ["Sources", "Tests"] {
      for file in try House.files(below: folder, endings: [".swift", ".c", ".h"]) {
        let words = file.text.utf8.split { !($0 | 32 >= UInt8(ascii: "a") && $0 | 32 <= UInt8(ascii: "z")) }
        for word in words where marks.contains(where: { word.elementsEqual($0) }) {
          Issue.record("\(file.path) says \(String(decoding: word, as: UTF8.self))")
        }
      }
    }
  }

  @Test("keep the X11 shim within 24 functions and 900 lines")
  func shim() throws {
    let header = try House.file("Sources/CX11/include/cx11.h")
    let functions = header.lines.filter { !$0.contains(/^\s*\/\//) && $0.contains(/\bcx_[a-z_]+\(/) }
    #expect((1...24).contains(functions.count))
    let files = try House.files(below: "Sources/CX11", endings: [".c", ".h"])
    let lines = files.map(\.lines.count).reduce(0, +)
    #expect((1...900).contains(lines))
  }

  @Test("stand beside nothing but tests, assets, the manifest and README", .enabled(if: House.tracked != nil, "not a git checkout"))
  func topLevel() throws {
    let entries = Set(try #require(House.tracked).map { $0.split(separator: "/")[0] }).filter { !$0.hasPrefix(".") }
    #expect(entries == ["Package.swift", "Sources", "Tests", "assets", "README.md"])
    let hidden = Set(try #require(House.tracked).map { $0.split(separator: "/")[0] }).filter { $0.hasPrefix(".") }
    #expect(hidden.isSubset(of: [".ci", ".gitignore", ".swift-format"]))
  }
}

import Exhibits
import Foundation
import Geometry
import Testing

@testable import Desktop

/// The whole window on a server of its own, driven by a person and read by its log.
struct LivePlayground {
  /// A row of the log, as far as tests read it.
  nonisolated struct Row: Decodable {
    var frame: Int
    var time: Double
    var value: Double
    var shown: Double
    var target: Double
    var velocity: Double
    var tracking: Bool
    var settling: Bool
    var events: String
    var variant: String
    var hz: Double
    var missed: Int
    /// Points between the squares; of the step exhibit alone.
    var gap: Double?

    var names: [String] { events.isEmpty ? [] : events.split(separator: "|").map(String.init) }
  }

  nonisolated struct Box: Decodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
  }

  nonisolated struct Places: Decodable {
    struct Preset: Decodable {
      var title: String
      var value: Double
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }
    struct Window: Decodable {
      var thumb: Box
      var track: Box
      var variants: [String: Box]
      var presets: [Preset]
    }
    var window: Window
  }

  let rows: [Row]
  let places: [Places.Window]

  /// Where things are at the start in a window of that size, from a run without a person.
  static func places(width: Int = 1280, height: Int = 800, scale: Double = 1) throws -> Places.Window {
    let played = try LivePlayground(width: width, height: height, scale: scale, seconds: 0.4) { _ in }
    return try #require(played.places.first)
  }

  /// - Parameter act: what the person does, on a thread of its own, from 0.4 s after the start; the window is closed `seconds` after the
  ///   start.
  ///   - path: of the log, for an `act` that reads it while it is written.
  init(
    width: Int = 1280, height: Int = 800, scale: Double = 1, layout: String? = nil, seconds: Double, options: PlaygroundOptions? = nil,
    path: String = NSTemporaryDirectory() + "settle-\(UUID().uuidString).jsonl",
    act: @escaping @Sendable (Person) -> Void
  ) throws {
    let server = try XServer(width: width, height: height)
    if let layout { #expect(server.setLayout(layout)) }
    let person = try Person(server)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var options = options ?? PlaygroundOptions()
    options.logPath = path
    let window = try DesktopWindow(.test(server, width: width, height: height, scale: scale))
    let size = Size(width: Double(width) / scale, height: Double(height) / scale)
    let playground = try PlaygroundWindow(options: options, size: size, scale: scale)
    let id = window.connection.windowID
    person.later(0.3) {
      $0.focus(id)
      $0.sync()
      Thread.sleep(forTimeInterval: 0.1)
      act($0)
    }
    try window.run(playground, for: seconds)
    var rows: [Row] = []
    var places: [Places.Window] = []
    let decoder = JSONDecoder()
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let data = Data(line.utf8)
      if line.hasPrefix("{\"window\"") {
        // Scenes have neither thumb nor track.
        if line.hasPrefix("{\"window\":{\"thumb\":null") { continue }
        places.append(try decoder.decode(Places.self, from: data).window)
      } else {
        rows.append(try decoder.decode(Row.self, from: data))
      }
    }
    self.rows = rows
    self.places = places
  }
}

nonisolated extension Person {
  /// A key while a modifier is held; both by their keysyms.
  func chord(_ modifier: UInt64, _ key: UInt64) {
    hold(modifier)
    type(key)
    letGo(modifier)
  }

  func pause(_ seconds: Double) {
    sync()
    Thread.sleep(forTimeInterval: seconds)
  }

  /// Keys by their keysyms, a moment between them.
  func keys(_ text: String) {
    for character in text.utf8 {
      type(UInt64(character))
      pause(0.05)
    }
  }
}

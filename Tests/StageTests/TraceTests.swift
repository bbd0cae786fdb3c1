import FoundationEssentials
import Geometry
import Glibc
import Stage
import Testing

private let rows: [TraceRow] = {
  var generator = Lehmer()
  return (0..<200).map { frame in
    TraceRow(
      frame: frame, time: Double(frame) / 60, value: Float.random(in: -1...1, using: &generator),
      shown: Double.random(in: -1...1, using: &generator), target: Double.random(in: 0...1e-6, using: &generator),
      velocity: Double.random(in: -1e9...1e9, using: &generator), isTracking: frame % 3 == 0, isSettling: frame % 5 == 0,
      events: frame % 7 == 0 ? ["set", "step4:missed"] : [])
  }
}()

/// A JSON row as another program reads it.
private struct ReadRow: Decodable {
  var frame: Int
  var time: Double
  var value: Float
  var shown: Double
  var target: Double
  var velocity: Double
  var tracking: Bool
  var settling: Bool
  var events: String
}

@Suite("A trace")
struct TraceTests {
  private let first = TraceRow(
    frame: 16, time: 16.0 / 60, value: 0.37, shown: 0.5, target: -0.0, velocity: 1e-5, isTracking: true, events: ["touchDown", "set"])

  @Test("is CSV with a header, or one JSON object a line, with the same columns in the same order")
  func formats() {
    #expect(
      TraceFormat.csv.text([first]) == """
        frame,time,value,shown,target,velocity,tracking,settling,events
        16,0.26666666666666666,0.37,0.5,0,1e-05,true,false,touchDown|set

        """)
    #expect(
      TraceFormat.jsonl.text([first])
        == #"{"frame":16,"time":0.26666666666666666,"value":0.37,"shown":0.5,"target":0,"velocity":1e-05,"tracking":true,"settling":false,"events":"touchDown|set"}"#
        + "\n")
  }

  @Test("in CSV reads back to the same bits")
  func csvRoundTrip() throws {
    let lines = TraceFormat.csv.text(rows).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == rows.count + 2)
    #expect(lines.last == "")
    for (row, line) in zip(rows, lines.dropFirst()) {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 9)
      #expect(Int(fields[0]) == row.frame)
      #expect(Double(fields[1]) == row.time)
      #expect(Float(fields[2]) == row.value)
      #expect(Double(fields[3]) == row.shown)
      #expect(Double(fields[4]) == row.target)
      #expect(Double(fields[5]) == row.velocity)
      #expect(Bool(fields[6]) == row.isTracking)
      #expect(Bool(fields[7]) == row.isSettling)
      #expect(fields[8] == row.events.joined(separator: "|"))
    }
  }

  @Test("in JSON reads back to the same bits")
  func jsonRoundTrip() throws {
    for (row, line) in zip(rows, TraceFormat.jsonl.text(rows).split(separator: "\n")) {
      let read = try JSONDecoder().decode(ReadRow.self, from: Data(line.utf8))
      #expect(read.frame == row.frame)
      #expect(read.time == row.time)
      #expect(read.value == row.value)
      #expect(read.shown == row.shown)
      #expect(read.target == row.target)
      #expect(read.velocity == row.velocity)
      #expect(read.tracking == row.isTracking)
      #expect(read.settling == row.isSettling)
      #expect(read.events == row.events.joined(separator: "|"))
    }
  }

  @Test("B29: is the same, and reads the same, under any locale", arguments: ["C", "C.UTF-8", "de_DE.UTF-8", "de_DE.utf8"])
  func locale(name: String) throws {
    let csv = TraceFormat.csv.text(rows)
    let jsonl = TraceFormat.jsonl.text(rows)
    setlocale(LC_ALL, name)  // stays as it is where the system hasn't got it
    defer { setlocale(LC_ALL, "C") }
    #expect(TraceFormat.csv.text(rows) == csv)
    #expect(TraceFormat.jsonl.text(rows) == jsonl)
    let line = try #require(jsonl.split(separator: "\n").last)
    #expect(try JSONDecoder().decode(ReadRow.self, from: Data(line.utf8)).shown == rows.last?.shown)
  }

  @Test("leaves the field of a number that isn't finite empty, or null")
  func notFinite() {
    let row = TraceRow(frame: 0, time: 0, value: .infinity, shown: .nan, target: 0, velocity: -.infinity)
    #expect(TraceFormat.csv.text([row]).hasSuffix("\n0,0,,,0,,false,false,\n"))
    #expect(TraceFormat.jsonl.text([row]).contains(#""value":null,"shown":null,"target":0,"velocity":null"#))
  }

  @Test("quotes an event's name where CSV needs it")
  func quoting() {
    let row = TraceRow(frame: 0, time: 0, value: 0, shown: 0, target: 0, velocity: 0, events: ["a,b", "c\"d"])
    #expect(TraceFormat.csv.text([row]).hasSuffix(",\"a,b|c\"\"d\"\n"))
  }

  @Test("goes by the ending of its file's name")
  func endings() {
    #expect(TraceFormat(path: "a.csv") == .csv)
    #expect(TraceFormat(path: "/x.y/A.JSONL") == .jsonl)
    for other in ["a", "a.json", "a.csv/b", "csv", ""] { #expect(TraceFormat(path: other) == nil) }
  }
}

@Suite("A live log")
struct LiveLogTests {
  @Test("has a trace row's fields, then its own")
  func row() {
    let trace = TraceRow(frame: 3, time: 0.05, value: 0.2, shown: 0.2, target: 0.2, velocity: 0)
    let row = LogRow(trace: trace, exhibit: "settle", variant: "patch", hertz: 59.94, missed: 2)
    #expect(row.json.compact == trace.json.compact.dropLast() + #","exhibit":"settle","variant":"patch","hz":59.94,"missed":2}"#)
  }

  @Test("tells where things are in the window")
  func window() {
    let row = WindowRow(
      thumb: Rect(x: 1, y: 2, width: 37, height: 24), track: nil,
      variants: [.init(name: "patch", button: Rect(x: 0, y: 0.5, width: 9, height: 8)), .init(name: "none", button: .zero)],
      presets: [.init(title: "Soft", value: 0.37, button: Rect(x: 5, y: 6, width: 7, height: 8))])
    #expect(
      row.json.compact
        == #"{"window":{"thumb":{"x":1,"y":2,"width":37,"height":24},"track":null,"variants":{"patch":{"x":0,"y":0.5,"width":9,"height":8},"none":{"x":0,"y":0,"width":0,"height":0}},"presets":[{"title":"Soft","value":0.37,"x":5,"y":6,"width":7,"height":8}]}}"#
    )
  }

  @Test("can be read row by row while it is written")
  func flushed() throws {
    let folder = try Folder()
    let log = try LiveLog(path: folder.path("log.jsonl"))
    var expected = ""
    for trace in rows.prefix(5) {
      let row = LogRow(trace: trace, exhibit: "settle", variant: "none", hertz: 60, missed: 0)
      try log.write(row)
      expected += row.json.compact + "\n"
      #expect(try folder.text("log.jsonl") == expected)
    }
    try log.close()
    #expect(try folder.text("log.jsonl") == expected)
  }
}

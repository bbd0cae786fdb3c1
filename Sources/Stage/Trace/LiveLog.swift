public import Geometry

/// A row of the live window's log: a trace row, and what only a window knows.
public nonisolated struct LogRow: Hashable, Sendable {
  /// A number of the exhibit's own, under a name of its own.
  public struct Figure: Hashable, Sendable {
    public var name: String
    public var value: Double

    public init(name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  public var trace: TraceRow
  public var exhibit: String
  public var variant: String
  /// The leading display's rate, in hertz.
  public var hertz: Double
  /// Deadlines missed since the first frame.
  public var missed: Int
  public var figures: [Figure]

  public init(trace: TraceRow, exhibit: String, variant: String, hertz: Double, missed: Int, figures: [Figure] = []) {
    self.trace = trace
    self.exhibit = exhibit
    self.variant = variant
    self.hertz = hertz
    self.missed = missed
    self.figures = figures
  }

  public var json: JSONText {
    .object(
      trace.members + [
        ("exhibit", .string(exhibit)), ("variant", .string(variant)), ("hz", .number(hertz)), ("missed", .int(missed)),
      ] + figures.map { ($0.name, .number($0.value)) })
  }
}

/// Where things are in the window, for those who drive it from outside. Rectangles in window pixels.
public nonisolated struct WindowRow: Hashable, Sendable {
  public struct Variant: Hashable, Sendable {
    public var name: String
    public var button: Rect

    public init(name: String, button: Rect) {
      self.name = name
      self.button = button
    }
  }

  public struct Preset: Hashable, Sendable {
    public var title: String
    /// What its button sets, in slider units.
    public var value: Float
    public var button: Rect

    public init(title: String, value: Float, button: Rect) {
      self.title = title
      self.value = value
      self.button = button
    }
  }

  /// The thumb as drawn; nil in an exhibit without one.
  public var thumb: Rect?
  /// The track in its full length at rest.
  public var track: Rect?
  public var variants: [Variant]
  public var presets: [Preset]

  public init(thumb: Rect?, track: Rect?, variants: [Variant], presets: [Preset]) {
    self.thumb = thumb
    self.track = track
    self.variants = variants
    self.presets = presets
  }

  public var json: JSONText {
    [
      "window": [
        "thumb": thumb.map { .object(WindowRow.members($0)) } ?? .null,
        "track": track.map { .object(WindowRow.members($0)) } ?? .null,
        "variants": .object(variants.map { ($0.name, .object(WindowRow.members($0.button))) }),
        "presets": .array(
          presets.map { .object([("title", .string($0.title)), ("value", .float($0.value))] + WindowRow.members($0.button)) }),
      ]
    ]
  }

  private static func members(_ rect: Rect) -> [(String, JSONText)] {
    [("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)), ("height", .number(rect.height))]
  }
}

/// The live window's log: one JSON object a line, each handed to the system as it is written.
public nonisolated final class LiveLog {
  private let stream: OutputStream

  public init(path: String) throws(OutputError) { stream = try OutputStream(path: path) }

  public func write(_ row: LogRow) throws(OutputError) { try stream.write(row.json.compact + "\n") }
  public func write(_ row: WindowRow) throws(OutputError) { try stream.write(row.json.compact + "\n") }
  public func close() throws(OutputError) { try stream.close() }
}

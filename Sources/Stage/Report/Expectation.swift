/// What a scenario expects of its rows.
public nonisolated struct Expectation: Hashable, Sendable {
  public enum Column: String, CaseIterable, Hashable, Sendable { case shown, value, target }

  public enum Subject: Hashable, Sendable {
    /// The column stays within `within` of this in every row; slider units, compared as Float.
    case number(Column, Float, within: Double)
    /// These happen in this order; each once or several times in a row, others may come between.
    case events([String])
  }

  public static let defaultTolerance = 1e-6

  /// Its place in the scenario: `expect[0].shown`.
  public var path: String
  public var subject: Subject
  /// The first time that counts, in seconds.
  public var from: Double
  /// The last time that counts, in seconds; nil for the end of the run.
  public var to: Double?

  public init(path: String = "", _ subject: Subject, from: Double = 0, to: Double? = nil) {
    self.path = path
    self.subject = subject
    self.from = from
    self.to = to
  }
}

/// How an expectation came out.
public nonisolated struct ExpectationResult: Hashable, Sendable {
  public var expectation: Expectation
  public var holds: Bool
  /// One sentence: what was expected, and what was found first that isn't so.
  public var sentence: String

  public var json: JSONText {
    ["path": .string(expectation.path), "holds": .bool(holds), "sentence": .string(sentence)]
  }
}

import Exhibits
import FrameTiming
import Stage

extension Command {
  static let matrix = Command(
    name: "matrix",
    options: [
      .json, Option("--refresh", "HZ", "frames a second, 10 ... 1000"),
      Option("--velocity", "W", "of the release, in track lengths a second; 2"),
      Option("--after", "FRAMES", "frames from the release to the set; 3"), Option("--set", "V", "the value that is set; 0.37"),
      Option("--orders", nil, "the 720 orders of the steps too"),
      Option("--writes", nil, "the minimal subsets of the 13 writes that hold too"),
    ],
    summary: "the 64 subsets of the patch's six steps, and what each comes to", run: MatrixCommand.run)
}

/// Measures the patch in one moment of a settle.
enum MatrixCommand {
  /// A set later than this, in seconds, measures only the slider at rest.
  private static let latestSet = 60.0

  static func run(_ arguments: Arguments) throws(Failure) -> Int32 {
    let matrix = PatchMatrix(at: try moment(arguments), orders: arguments.has("--orders"), writes: arguments.has("--writes"))
    if arguments.has("--json") { try Output.write(matrix.json) } else { try Output.write(matrix.text) }
    return 0
  }

  private static func moment(_ arguments: Arguments) throws(Failure) -> SettleMoment {
    var moment = SettleMoment()
    if let hertz = try arguments.number("--refresh", "10 ... 1000", where: RefreshRate.sane.contains) {
      moment.rate = RefreshRate(hertz: hertz)
    }
    if let velocity = try arguments.number("--velocity", "-1000 ... 1000", where: { abs($0) <= 1000 }) { moment.velocity = velocity }
    let most = Int(latestSet * moment.rate.hertz)
    if let after = try arguments.integer("--after", "0 ... \(most)", where: (0...most).contains) { moment.after = after }
    if let value = try arguments.number("--set", "0 ... 1", where: (0...1).contains) { moment.value = Float(value) }
    return moment
  }
}

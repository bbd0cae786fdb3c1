import Geometry
import Stage
import Widgets

/// Writes a row for each frame of the live window, and one for the places of things when they change.
final class PlaygroundLog {
  private let log: LiveLog
  private var window: WindowRow?
  private var began: Double?
  private var frame = 0

  /// - Throws: ``OutputError`` where the file can't be made.
  init(path: String) throws(OutputError) { log = try LiveLog(path: path) }

  func write(
    _ logged: (row: TraceRow, figures: [LogRow.Figure]), at driverTime: Double, exhibit: String, variant: String, hertz: Double, missed: Int
  ) throws(OutputError) {
    let start = began ?? driverTime
    began = start
    var row = logged.row
    row.frame = frame
    row.time = driverTime - start
    frame += 1
    try log.write(
      LogRow(
        trace: row, exhibit: exhibit, variant: variant, hertz: hertz, missed: missed,
        figures: logged.figures))
  }

  func write(_ row: WindowRow) throws(OutputError) {
    guard row != window else { return }
    window = row
    try log.write(row)
  }

  func close() throws(OutputError) { try log.close() }
}

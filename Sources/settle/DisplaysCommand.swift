import Desktop
import FrameTiming
import Geometry
import Stage

extension Command {
  static let displays = Command(
    name: "displays", summary: "outputs, modes, rates, which one leads and why",
    run: DisplaysCommand.run)
}

/// The outputs of the screen as text, the one in charge first said.
enum DisplaysCommand {
  /// Digits after the point: enough to tell 59.94 Hz from 60 and from 59.9402.
  private static let places = 4

  static func run(_ arguments: Arguments) throws(Failure) -> Int32 {
    let displays: Displays
    do { displays = try Displays.query() } catch { throw Failure(error) }
    try Output.write(text(displays))
    return 0
  }

  private static func text(_ displays: Displays) -> String {
    guard let leading = displays.leading else {
      return displays.outputs.map(lines).joined() + "no output is on: \(hertz(.fallback))\n"
    }
    let output = displays.outputs[leading.index]
    return displays.outputs.map(lines).joined() + "\(output.name) leads at \(hertz(output.rate)): \(leading.reason)\n"
  }

  private static func lines(_ output: DisplayOutput) -> String {
    let frame = output.frame
    let place = frame.isEmpty ? "off" : "\(frame.width)x\(frame.height)+\(frame.x)+\(frame.y)"
    var table = TextTable()
    for mode in output.modes {
      let timing = mode.timing
      let kind = (timing.isInterlaced ? " interlaced" : "") + (timing.isDoubleScan ? " double scan" : "")
      let clock = NumberText.fixed(Double(timing.dotClock) / 1e6, places: 3)
      table.add([
        "\(mode.isCurrent ? "*" : " ") \(mode.width)x\(mode.height)\(kind)", hertz(mode.rate),
        "\(clock) MHz / (\(timing.hTotal) x \(timing.vTotal))",
      ])
    }
    let modes = table.text.split(separator: "\n").map { "  \($0)\n" }.joined()
    return "\(output.name)  \(place)\(output.isPrimary ? "  primary" : "")\n\(modes)"
  }

  private static func hertz(_ rate: RefreshRate) -> String {
    NumberText.fixed(rate.hertz, places: places) + " Hz" + (rate.isFallback ? " (assumed: the display reports no usable rate)" : "")
  }
}

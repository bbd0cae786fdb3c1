public import FrameTiming
public import Geometry

import CX11

/// One connected output of the X screen.
public struct DisplayOutput: Hashable, Sendable {
  /// A mode that it offers.
  public struct Mode: Hashable, Sendable {
    /// In pixels; 0 where the server has no such mode in its list.
    public var width: Int
    public var height: Int
    public var timing: DisplayMode
    public var isCurrent: Bool

    public var rate: RefreshRate { RefreshRate(mode: timing) }
  }

  public var name: String
  public var isPrimary: Bool
  /// What it shows of the screen, in pixels; empty where it is off.
  public var frame: PixelRect
  public var modes: [Mode]

  public var currentMode: Mode? { modes.first(where: \.isCurrent) }
  public var rate: RefreshRate { RefreshRate(mode: currentMode?.timing) }
}

/// The outputs of an X screen, and which of them sets the pace.
public struct Displays: Hashable, Sendable {
  public var outputs: [DisplayOutput]
  /// The one that leads a window that isn't shown yet; nil where there is none.
  public var leading: Leading?

  /// Asks the X server `displayName` (nil: the environment's).
  public static func query(displayName: String? = nil) throws(DesktopError) -> Displays {
    let connection = try Connection(displayName: displayName)
    defer { connection.disconnect() }
    let outputs = DisplayOutput.list(connection.modes())
    return Displays(outputs: outputs, leading: Leading.choose(of: outputs, window: PixelRect(x: 0, y: 0, width: 0, height: 0)))
  }
}

extension DisplayOutput {
  /// Puts the server's rows, one a mode, together by output.
  static func list(_ rows: [cx_mode]) -> [DisplayOutput] {
    var outputs: [DisplayOutput] = []
    var lastOutput: Int32?
    for row in rows {
      if row.output != lastOutput {
        let frame = PixelRect(x: Int(row.x), y: Int(row.y), width: Int(row.width), height: Int(row.height))
        outputs.append(DisplayOutput(name: row.outputName, isPrimary: row.primary, frame: frame, modes: []))
        lastOutput = row.output
      }
      let timing = DisplayMode(
        dotClock: row.dot_clock, hTotal: row.h_total, vTotal: row.v_total, isInterlaced: row.interlaced, isDoubleScan: row.double_scan)
      let mode = Mode(width: Int(row.mode_width), height: Int(row.mode_height), timing: timing, isCurrent: row.current)
      outputs[outputs.count - 1].modes.append(mode)
    }
    return outputs
  }
}

extension cx_mode {
  fileprivate var outputName: String {
    unsafe withUnsafeBytes(of: name) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

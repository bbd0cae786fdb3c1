import Widgets

/// A scenario's events in the order in which they happen, drags taken apart into packets.
public struct ScenarioTimeline {
  public enum Entry {
    case pointer(PointerPacket)
    /// Any action but press, drag, release and cancel, at its time in seconds.
    case action(ScenarioAction, time: Double)

    public var time: Double {
      switch self {
      case .pointer(let packet): packet.time
      case .action(_, let time): time
      }
    }
  }

  private var entries: ArraySlice<Entry>

  /// - Parameter events: as in the file; equal times keep its order. A drag begins where the pointer is by then and ends early where
  ///   the next drag, a release or a cancel comes before its end; a press must be held, as the reader saw to.
  public init(_ events: [ScenarioEvent], on path: SliderPath) {
    var builder = Builder(path: path)
    for event in events.enumerated().sorted(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }).map(\.element) {
      builder.add(event)
    }
    builder.sendDrag(through: Scenario.longestRun + 1)  // what lies beyond never happens
    entries = builder.entries[...]
  }

  /// Whether nothing is left to happen.
  public var isEmpty: Bool { entries.isEmpty }

  /// Takes out what happens in the frame at `time`: all that was asked for by then and not taken before.
  public mutating func take(through time: Double) -> [Entry] {
    let due = entries.prefix { $0.time <= time + FrameSchedule.tolerance }
    entries = entries.dropFirst(due.count)
    return Array(due)
  }
}

extension ScenarioTimeline {
  /// Takes the events by their times and grows the entries in that order.
  private struct Builder {
    let path: SliderPath
    private(set) var entries: [Entry] = []
    /// Where the pointer is, in points of the slider.
    private var x = 0.0
    private var y: Double?
    private var drag: DragLine?

    init(path: SliderPath) { self.path = path }

    mutating func add(_ event: ScenarioEvent) {
      sendDrag(through: event.time)
      switch event.action {
      case .press(let place, let y):
        endDrag(at: event.time)
        x = place.x(on: path)
        self.y = y
        send(.down, at: event.time)
      case .drag(let place, let seconds):
        endDrag(at: event.time)
        drag = DragLine(from: (event.time, x), to: (event.time + seconds, place.x(on: path)))
        sendDrag(through: event.time)
      case .release:
        endDrag(at: event.time)
        send(.up, at: event.time)
      case .cancel:
        endDrag(at: event.time)
        send(.cancelled, at: event.time)
      default: entries.append(.action(event.action, time: event.time))
      }
    }

    /// Sends the packets of the drag under way up to `time`.
    mutating func sendDrag(through time: Double) {
      while let packet = drag?.nextPacket(through: time) {
        x = drag?.x(at: packet) ?? x
        send(.moved, at: min(packet, time))
      }
    }

    private mutating func endDrag(at time: Double) {
      x = drag?.x(at: time) ?? x
      drag = nil
    }

    private mutating func send(_ phase: PointerPacket.Phase, at time: Double) {
      // Never two moves at one time: the later one stands.
      if phase == .moved, case .pointer(let before) = entries.last, before.phase == .moved, time - before.time <= FrameSchedule.tolerance {
        entries.removeLast()
      }
      entries.append(.pointer(PointerPacket(phase, time: time, x: x, y: y)))
    }
  }
}

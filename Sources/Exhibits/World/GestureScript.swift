import Geometry
import Strategies
import Widgets

/// The exhibit's own gesture: the thumb taken at 0.2, dragged to 0.5 at two track lengths a second, let go there, and the value set 50 ms
/// later. Each packet has its own time, so that the gesture is the same at every rate.
struct GestureScript: WorldScript {
  private enum Moment {
    case pointer(PointerEvent.Phase, place: Double)
    case set(Float)
  }

  private var moments: [(time: Double, moment: Moment)]
  private var began: Double?

  /// Where the world begins.
  static let startValue: Float = 0.2
  private static let from = 0.2
  private static let to = 0.5
  private static let velocity = 2.0
  private static let packetInterval = 0.008
  private static let lead = 0.15

  /// - Parameters:
  ///   - value: what is set; nil where an armed set follows the release by itself.
  ///   - strategy: `endTracking` gets its set while still pressed.
  init(setting value: Float?, strategy: StrategyID) {
    let length = (GestureScript.to - GestureScript.from) / GestureScript.velocity
    let release = GestureScript.lead + length
    var list: [(time: Double, moment: Moment)] = [(GestureScript.lead, .pointer(.down, place: GestureScript.from))]
    var time = GestureScript.packetInterval
    while time < length - 1e-9 {
      list.append((GestureScript.lead + time, .pointer(.moved, place: GestureScript.from + GestureScript.velocity * time)))
      time += GestureScript.packetInterval
    }
    list.append((release, .pointer(.moved, place: GestureScript.to)))
    list.append((release, .pointer(.up, place: GestureScript.to)))
    if let value {
      let setTime = strategy == .endTracking ? release - 0.03 : release + 0.05
      let place = list.firstIndex { $0.time > setTime } ?? list.endIndex
      list.insert((setTime, .set(value)), at: place)
    }
    moments = list
  }

  var isDone: Bool { moments.isEmpty }

  /// The inputs that are due at `time` (seconds of the world).
  mutating func take(at time: Double, in world: SettleWorld) -> [WorldInput] {
    let start = began ?? time
    began = start
    var inputs: [WorldInput] = []
    while let next = moments.first, start + next.time <= time + 1e-9 {
      moments.removeFirst()
      inputs.append(input(next.moment, at: start + next.time, in: world))
    }
    return inputs
  }

  private func input(_ moment: Moment, at time: Double, in world: SettleWorld) -> WorldInput {
    switch moment {
    case .set(let value): return .set(value)
    case .pointer(let phase, let place):
      let slider = world.model.control.innerSlider
      let point = Rect(x: slider.geometry.centerX(drawnAt: place), y: slider.bounds.midY, width: 0, height: 0)
      return .event(.pointer(PointerEvent(phase, at: slider.convertToWindow(point).origin, time: time)))
    }
  }
}

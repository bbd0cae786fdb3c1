import FrameTiming
import Geometry
import Widgets

/// All that can reach a scene from outside, recorded as it happens.
enum SceneInput: Hashable, WorldMessage {
  case event(InputEvent)
  case cancelPress
  case focus(visibly: Bool)
  case resize(Size)
  case reducesMotion(Bool)
  case variant(Int)
  case animating(Bool)
  case load(FrameLoad)
  /// In this frame's work phase.
  case play

  init(_ event: InputEvent) { self = .event(event) }
}

/// A scene before its first frame.
struct SceneStart: WorldBeginning {
  var make: () -> Scene
  /// In points.
  var size: Size
  var scale: Double
  var variant = 0
  var isAnimating = true
  var reducesMotion = false
  var load = FrameLoad.none
  /// ``Scene/choices`` of the one before it.
  var choices: [Double] = []
  /// ``Scene/state`` of the one that it goes on from.
  var state: [Double]?
}

/// A scene's gesture: its inputs at their times.
struct SceneScript: WorldScript {
  private var moments: [(at: Double, input: SceneInput)]
  private var began: Double?

  init(_ moments: [(at: Double, input: SceneInput)]) { self.moments = moments }

  var isDone: Bool { moments.isEmpty }

  mutating func take(at time: Double, in world: SceneWorld) -> [SceneInput] {
    let start = began ?? time
    began = start
    var inputs: [SceneInput] = []
    while let next = moments.first, start + next.at <= time + 1e-9 {
      moments.removeFirst()
      inputs.append(next.input.timed(start + next.at))
    }
    return inputs
  }
}

extension SceneInput {
  /// The same with the time stamp `time`, where it has one.
  fileprivate func timed(_ time: Double) -> SceneInput {
    switch self {
    case .event(.pointer(var event)):
      event.time = time
      return .event(.pointer(event))
    case .event(.key(var event)):
      event.time = time
      return .event(.key(event))
    default: return self
    }
  }
}

import FrameTiming
import Geometry
import Stage
import Widgets

/// A view tree with a time of its own that a ``WorldRunner`` can run, record and play again: whatever reaches it from outside comes as an
/// input, so the same inputs at the same frames give the same world.
protocol RunnableWorld: AnyObject {
  associatedtype Start: WorldBeginning
  associatedtype Input: WorldMessage
  associatedtype Script: WorldScript where Script.World == Self

  init(_ start: Start)

  var window: WorldWindow { get }
  /// What would begin again where the world is now; nil where it is in the middle of something that can't be begun from.
  var checkpoint: Start? { get }
  /// Whether something moves.
  var wantsFrame: Bool { get }

  func run(_ frame: WorldFrame<Input>)
  /// To be called once after each frame: what is shown in it.
  func endFrame(_ number: Int, at time: Double) -> TraceRow
  func resize(to size: Size, scale: Double)
  /// Whether a key is for the world rather than for the window around it.
  func takes(_ key: KeyEvent) -> Bool
  /// Whether a press at `point` (of the world) is for the world.
  func takesPress(at point: Point) -> Bool
  /// Whether the keyboard is already where ``WorldMessage/focus(visibly:)`` would bring it.
  func hasFocus(visibly: Bool) -> Bool
}

/// A world before its first frame.
protocol WorldBeginning {
  /// In points.
  var size: Size { get set }
}

/// What reaches every world.
protocol WorldMessage {
  /// Places are points of the world; times are the world's seconds.
  init(_ event: InputEvent)
  static var cancelPress: Self { get }
  static func focus(visibly: Bool) -> Self
  static func resize(_ size: Size) -> Self
}

/// Inputs that come by themselves at their times.
protocol WorldScript {
  associatedtype World: RunnableWorld
  var isDone: Bool { get }
  /// The inputs that are due at `time` (seconds of the world).
  mutating func take(at time: Double, in world: World) -> [World.Input]
}

/// A frame of a world, as recorded.
struct WorldFrame<Input> {
  var time: FrameTime
  var inputs: [Input]
  /// False where the clock stood still: nothing ticked.
  var ticks: Bool
}

extension WorldFrame: Equatable where Input: Equatable {}

/// The root of a world's tree.
final class WorldWindow: Window {
  enum Phase { case input, tick, work }

  var ticks = true
  /// Called at the end of each of the phases in which a slider may change.
  var onPhaseEnd: ((Phase) -> Void)?

  override func tick(_ time: FrameTime) {
    onPhaseEnd?(.input)
    if ticks { super.tick(time) }
    onPhaseEnd?(.tick)
  }

  override func work(_ time: FrameTime) {
    super.work(time)
    onPhaseEnd?(.work)
  }
}

public import FrameTiming
public import Widgets

/// A way to set a slider's value from outside, whatever the slider is doing.
public protocol SetStrategy: AnyObject {
  var id: StrategyID { get }
  /// The private ivars and selectors that it depends on, by the names it looks them up under.
  var privateNames: [String] { get }

  /// Sets `value` on `control`, in the work phase of the frame at `time`. What it does is told to `log`.
  func set(_ value: Float, on control: IntensityControl, at time: FrameTime, log: StrategyLog)

  /// Whether a set was taken that hasn't happened yet.
  var isPending: Bool { get }

  /// Forgets what is pending and takes its hooks off `control`.
  func cancel(on control: IntensityControl)
}

extension SetStrategy {
  public var privateNames: [String] { [] }
  public var isPending: Bool { false }
  public func cancel(on control: IntensityControl) {}
}

/// The seven strategies, by the digit that chooses them.
public enum StrategyID: String, CaseIterable, Hashable, Sendable {
  case none, removeAllAnimations, endTracking, deferred, patch, replace, retarget

  /// 1 ... 7.
  public var digit: Int { (StrategyID.allCases.firstIndex(of: self) ?? 0) + 1 }

  public init?(digit: Int) {
    guard StrategyID.allCases.indices.contains(digit - 1) else { return nil }
    self = StrategyID.allCases[digit - 1]
  }

  public var title: String {
    switch self {
    case .none: "None"
    case .removeAllAnimations: "removeAll"
    case .endTracking: "endTracking"
    case .deferred: "Deferred"
    case .patch: "Patch"
    case .replace: "Replace"
    case .retarget: "Retarget"
    }
  }

  /// What it does, in a sentence.
  public var summary: String {
    switch self {
    case .none: "setValue and nothing else"
    case .removeAllAnimations: "setValue, then layer.removeAllAnimations()"
    case .endTracking: "the value is set in endTracking of the release"
    case .deferred: "the set waits until the settle is over"
    case .patch: "six steps through private ivars"
    case .replace: "a new inner slider for every set"
    case .retarget: "our slider: one owner of the target"
    }
  }
}

/// What a strategy did, in order, for traces and the window.
public final class StrategyLog {
  public enum Entry: Hashable, Sendable {
    /// The slider's own setValue was called first, as the article's outer control does.
    case step0
    /// A step of the patch was done; with the names it failed to find.
    case step(PatchStep, done: [String], missed: [String])
    case replaced
    case note(String)

    /// The event's name in traces.
    public var eventName: String? {
      switch self {
      case .step0: "step0"
      case .step(let step, _, let missed): missed.isEmpty ? "step\(step.rawValue)" : "step\(step.rawValue):missed"
      case .replaced: "replaced"
      case .note: nil
      }
    }
  }

  public private(set) var entries: [Entry] = []
  private let onEntry: (Entry) -> Void

  public init(onEntry: @escaping (Entry) -> Void = { _ in }) { self.onEntry = onEntry }

  public func add(_ entry: Entry) {
    entries.append(entry)
    onEntry(entry)
  }
}

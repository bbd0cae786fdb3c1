import Animation
public import FrameTiming
public import Widgets

/// 1: what every app writes first.
public final class NoneStrategy: SetStrategy {
  public let id = StrategyID.none
  public init() {}

  public func set(_ value: Float, on control: IntensityControl, at time: FrameTime, log: StrategyLog) {
    control.setValue(value, animated: false)
  }
}

/// 2: the same, and every layer animation removed. There are none: the settle is driven by the display link.
public final class RemoveAllAnimationsStrategy: SetStrategy {
  public let id = StrategyID.removeAllAnimations
  public init() {}

  public func set(_ value: Float, on control: IntensityControl, at time: FrameTime, log: StrategyLog) {
    control.setValue(value, animated: false)
    control.visitSubtree { $0.layerAnimations.removeAll() }
  }
}

/// 7: nothing to work around: the slider is ours, and a set is a set.
public final class RetargetStrategy: SetStrategy {
  public let id = StrategyID.retarget
  public init() {}

  public func set(_ value: Float, on control: IntensityControl, at time: FrameTime, log: StrategyLog) {
    control.setValue(value, animated: false)
  }
}

/// 6: a new inner slider for every set. It needs no private name, and loses a gesture in progress.
public final class ReplaceStrategy: SetStrategy {
  public let id = StrategyID.replace
  public init() {}

  public func set(_ value: Float, on control: IntensityControl, at time: FrameTime, log: StrategyLog) {
    control.replaceInnerSlider(initialRawValue: control.innerSlider.range.clamp(value))
    log.add(.replaced)
  }
}

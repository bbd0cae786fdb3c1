import Motion

/// Whatever moves the slider's value at a time.
protocol FluidSliderDriving: AnyObject {}

/// A driver that input goes to directly.
protocol FluidSliderDirectDriving: FluidSliderDriving {}

protocol FluidSliderVolumeButtonDriving: FluidSliderDriving {}

/// What drivers tell the visual element.
protocol FluidSliderDirectDrivingDelegate: AnyObject {
  /// The driver undoes what it changed: the thumb goes to the minimum.
  func driverDidCancel()
  func driverNeedsTick()
}

/// The driver of drags. After a release it keeps what is left of the finger's speed.
final class ElasticPanDriver: FluidSliderDirectDriving {
  /// Places a second; decays by 0.99 a millisecond.
  var momentum: Double = 0
  weak var interaction: FluidSliderInteraction?

  /// Below this, in places a second, there is no momentum.
  static let rest = 0.001

  var hasMomentum: Bool { abs(momentum) > ElasticPanDriver.rest }

  func decay(by seconds: Double) {
    momentum *= DecelerationRate.fast.remainder(after: seconds)
  }

  /// Takes the call in mid-momentum for "undo the change".
  func cancel() {
    if hasMomentum { interaction?._directDrivingDelegate?.driverDidCancel() }
    momentum = 0
    interaction?._directDrivingDelegate?.driverNeedsTick()
  }

  func stop() {
    momentum = 0
    interaction?._directDrivingDelegate?.driverNeedsTick()
  }
}

/// The driver of volume keys.
final class VolumeButtonDriver: FluidSliderVolumeButtonDriving {
  /// One step, as a share of the range.
  static let step = 1.0 / 16
}

/// The driver that carries the thumb on after a release. Each settle has a new one.
final class SettleDriver: FluidSliderDriving {}

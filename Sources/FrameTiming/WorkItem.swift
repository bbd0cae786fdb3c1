/// Something to be done in the work phase of a later frame.
public final class WorkItem {
  public let time: Double
  public private(set) var isCancelled = false
  let action: () -> Void

  init(time: Double, action: @escaping () -> Void) {
    self.time = time
    self.action = action
  }

  public func cancel() {
    isCancelled = true
  }
}

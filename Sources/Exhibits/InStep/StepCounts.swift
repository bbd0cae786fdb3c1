/// What was counted of a motion.
struct StepCounts: Hashable {
  /// Frames shown.
  var frames = 0
  /// Of these, those in which a display link ticked.
  var linkTicks = 0
  var timerTicks = 0
  /// Timer ticks that another one followed before a frame could show them.
  var wasted = 0
  /// Frames before which the timer hadn't ticked.
  var missing = 0
  /// Timer ticks that came as one with another, their thread being busy.
  var coalesced = 0
  /// Solutions of the constraints.
  var solves = 0
}

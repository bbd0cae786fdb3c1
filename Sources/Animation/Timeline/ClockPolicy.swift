/// Which time a timeline's picture shows, and when that time is written down.
public enum ClockPolicy: String, CaseIterable, Hashable, Sendable {
  /// Draws what it has plus the step since the last tick, and writes the step down only after drawing. A pause that comes between the two
  /// finds it unwritten: the next picture goes back by it.
  case predicted
  /// Draws what is written down, and writes the step down after drawing: no pause goes back, at the price of one update's lag.
  case accumulated
  /// Writes the step down, then draws: neither late nor ever back. A pause holds the picture that is on the screen when it comes.
  case advanced
}

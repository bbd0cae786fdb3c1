/// Turns the X server's time stamps into seconds on our own clock.
///
/// The server counts milliseconds in 32 bits, from a start of its own. Each event reaches us some time after it happened, so the smallest
/// difference seen between our clock and a stamp is the nearest to the true offset between the two.
struct ServerClock {
  private var milliseconds: Int64?  // of the last event, without the wrap
  private var offset = Double.infinity
  private var latest = -Double.infinity

  /// When the event stamped `stamp`, read at `now` (seconds), happened: never later than now, and never before an event read earlier.
  ///
  /// A stamp of 0 is what clients write who don't know the time; it stands for now.
  mutating func seconds(stamp: UInt32, now: Double) -> Double {
    var time = now
    if stamp != 0 {
      let last = milliseconds ?? Int64(stamp)
      let unwrapped = last + Int64(Int32(bitPattern: stamp &- UInt32(truncatingIfNeeded: last)))
      milliseconds = unwrapped
      let reading = Double(unwrapped) / 1000
      offset = min(offset, now - reading)
      time = reading + offset
    }
    latest = max(latest, min(time, now))
    return latest
  }
}

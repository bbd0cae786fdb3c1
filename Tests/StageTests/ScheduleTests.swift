import FrameTiming
import Stage
import Testing
import Widgets

@Suite("The frames of a scenario")
struct FrameScheduleTests {
  private func frames(_ count: Int, _ schedule: FrameSchedule, each: (inout FrameSchedule) -> Void = { _ in }) -> [(Int, Double)] {
    var schedule = schedule
    return (0..<count).map { _ in
      each(&schedule)
      defer { schedule.advance() }
      return (schedule.frame, schedule.time.timestamp)
    }
  }

  @Test("are at n / refresh from 0, without adding up", arguments: [10.0, 24, 60, 75, 144, 1000])
  func plain(hertz: Double) {
    for (frame, time) in frames(5000, FrameSchedule(rate: RefreshRate(hertz: hertz))) {
      #expect(time == Double(frame) / hertz)
    }
  }

  @Test("count on from the frame that changes the rate")
  func refresh() {
    var schedule = FrameSchedule(rate: RefreshRate(hertz: 60))
    for _ in 0..<30 { schedule.advance() }
    schedule.change(to: RefreshRate(hertz: 144))
    #expect(schedule.frame == 30)
    #expect(schedule.time == FrameTime(timestamp: 0.5, targetTimestamp: 0.5 + 1.0 / 144, interval: 1.0 / 144))
    schedule.advance()
    schedule.advance()
    #expect(schedule.frame == 32)
    #expect(schedule.time.timestamp == 0.5 + 2.0 / 144)
  }

  @Test("that fall into a load have no row")
  func load() {
    let everySecond = frames(4, FrameSchedule(rate: RefreshRate(hertz: 60), load: 0.025))
    #expect(everySecond.map(\.0) == [0, 2, 4, 6])
    let exactly = frames(4, FrameSchedule(rate: RefreshRate(hertz: 60), load: 1.0 / 60))
    #expect(exactly.map(\.0) == [0, 1, 2, 3])
    let every = frames(4, FrameSchedule(rate: RefreshRate(hertz: 10), load: 0.1))
    #expect(every.map(\.0) == [0, 1, 2, 3])
    let hardly = frames(4, FrameSchedule(rate: RefreshRate(hertz: 60), load: 0.001))
    #expect(hardly.map(\.0) == [0, 1, 2, 3])
  }

  @Test("that fall into a stall have no row, and the next one carries the true time")
  func stall() {
    let rows = frames(40, FrameSchedule(rate: RefreshRate(hertz: 60))) { if $0.frame == 36 { $0.stall(for: 0.025) } }
    #expect(rows.map(\.0) == Array(0...36) + [38, 39, 40])
    #expect(rows[37].1 == 38.0 / 60)
  }

  @Test("add up what stalls and loads one frame")
  func both() {
    let rows = frames(3, FrameSchedule(rate: RefreshRate(hertz: 100), load: 0.01)) {
      if $0.frame == 0 {
        $0.stall(for: 0.01)
        $0.stall(for: 0.015)
      }
    }
    #expect(rows.map(\.0) == [0, 4, 5])
  }

  @Test("are none within any stall, and the first one not within it, whatever the numbers")
  func law() {
    var generator = Lehmer()
    for _ in 0..<500 {
      let hertz = Double.random(in: 10...1000, using: &generator)
      let stall = Double.random(in: 0...2, using: &generator)
      var schedule = FrameSchedule(rate: RefreshRate(hertz: hertz))
      for _ in 0..<Int.random(in: 0...100, using: &generator) { schedule.advance() }
      let start = schedule.time.timestamp
      let frame = schedule.frame
      schedule.stall(for: stall)
      let swallowed = schedule.advance()
      #expect(schedule.frame == frame + swallowed + 1)
      #expect(schedule.time.timestamp >= start + stall - 1e-8)
      #expect(swallowed == 0 || schedule.time.timestamp - schedule.time.duration < start + stall)
    }
  }

  @Test("end somewhere even where a stall never does")
  func endless() {
    var schedule = FrameSchedule(rate: RefreshRate(hertz: 60))
    schedule.stall(for: 1e300)
    schedule.advance()
    #expect(schedule.time.timestamp > 60)
  }

  @Test("take an event in the first one whose time isn't before it")
  func events() {
    var schedule = FrameSchedule(rate: RefreshRate(hertz: 60))
    #expect(schedule.reaches(0))
    #expect(!schedule.reaches(0.1))
    for _ in 0..<6 { schedule.advance() }
    #expect(schedule.reaches(0.1))
    #expect(!schedule.reaches(0.10001))
  }
}

@MainActor
@Suite("A scenario's timeline")
struct ScenarioTimelineTests {
  private let path = SliderPath(width: 600)

  private func packets(_ events: [ScenarioEvent]) -> [PointerPacket] {
    var timeline = ScenarioTimeline(events, on: path)
    return timeline.take(through: .infinity).compactMap {
      guard case .pointer(let packet) = $0 else { return nil }
      return packet
    }
  }

  @Test("puts the thumb's centre at 18.5 + p x (width - 37)")
  func positions() {
    let narrow = SliderPath(width: 300)
    #expect([0, 0.25, 0.5, 1].map(narrow.x(at:)) == [18.5, 84.25, 150, 281.5])
  }

  @Test("drags in a line, a packet every 8 ms and one at the end, never two at one time")
  func drag() {
    let packets = packets([
      ScenarioEvent(at: 0.1, .press(.position(0.2), y: nil)), ScenarioEvent(at: 0.1, .drag(.position(0.8), seconds: 0.12)),
      ScenarioEvent(at: 0.22, .release),
    ])
    #expect(packets.map(\.phase) == [.down] + Array(repeating: .moved, count: 15) + [.up])
    for (index, packet) in packets.dropFirst().dropLast().enumerated() {
      let seconds = Double(index + 1) * 0.008
      #expect(abs(packet.time - (0.1 + seconds)) < 1e-12)
      #expect(abs(packet.x - path.x(at: 0.2 + 0.6 * seconds / 0.12)) < 1e-9)
    }
    #expect(packets[15].x == path.x(at: 0.8))
    #expect(packets[16] == PointerPacket(.up, time: 0.22, x: path.x(at: 0.8)))
  }

  @Test("ends a drag with a packet of its own where 8 ms don't divide it")
  func unevenDrag() {
    let packets = packets([
      ScenarioEvent(at: 0, .press(.point(100), y: 7)), ScenarioEvent(at: 0, .drag(.point(200), seconds: 0.02)),
      ScenarioEvent(at: 1, .release),
    ])
    #expect(packets.map(\.time) == [0, 0.008, 0.016, 0.02, 1])
    #expect(packets.map(\.x) == [100, 140, 180, 200, 200])
    #expect(packets.allSatisfy { $0.y == 7 })
  }

  @Test("moves at once where a drag takes no time")
  func jump() {
    let packets = packets([
      ScenarioEvent(at: 0, .press(.point(100), y: nil)), ScenarioEvent(at: 0.5, .drag(.point(200), seconds: 0)),
      ScenarioEvent(at: 0.5, .drag(.point(300), seconds: 0)), ScenarioEvent(at: 0.5, .cancel),
    ])
    #expect(
      packets == [
        PointerPacket(.down, time: 0, x: 100), PointerPacket(.moved, time: 0.5, x: 300), PointerPacket(.cancelled, time: 0.5, x: 300),
      ])
  }

  @Test("goes on from where the pointer is when a drag, a release or a cancel cuts the drag before it short")
  func cutShort() {
    let packets = packets([
      ScenarioEvent(at: 0, .press(.point(0), y: nil)), ScenarioEvent(at: 0, .drag(.point(100), seconds: 0.1)),
      ScenarioEvent(at: 0.02, .drag(.point(0), seconds: 0.02)), ScenarioEvent(at: 0.03, .release),
    ])
    #expect(packets.map(\.time) == [0, 0.008, 0.016, 0.028, 0.03])
    #expect(zip(packets.map(\.x), [0, 8, 16, 12, 10]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(packets.map(\.phase) == [.down, .moved, .moved, .moved, .up])
  }

  @Test("goes by time, then by the file, and each thing happens once")
  func order() {
    var timeline = ScenarioTimeline(
      [
        ScenarioEvent(at: 0.3, .set(0.3)), ScenarioEvent(at: 0.1, .press(.point(0), y: nil)), ScenarioEvent(at: 0.3, .set(0.1)),
        ScenarioEvent(at: 0.2, .stall(1)), ScenarioEvent(at: 0.1, .drag(.point(10), seconds: 0.3)),
      ], on: path)
    #expect(timeline.take(through: 0.05).isEmpty)
    let start = timeline.take(through: 0.1)
    #expect(start.count == 1)
    var all = start
    var time = 0.1
    while !timeline.isEmpty {
      time += 1.0 / 60
      let due = timeline.take(through: time)
      #expect(due.allSatisfy { $0.time <= time + 1e-9 && $0.time > time - 1.0 / 60 - 1e-9 })
      all += due
    }
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.time <= $1.time })
    let actions = all.compactMap { entry -> String? in
      guard case .action(let action, _) = entry else { return nil }
      return "\(action)"
    }
    #expect(actions == ["stall(1.0)", "set(0.3)", "set(0.1)"])
    #expect(all.count == 1 + 38 + 3)
  }

  @Test("holds no more of an endless drag than a run can play")
  func endless() {
    let packets = packets([
      ScenarioEvent(at: 0, .press(.point(0), y: nil)), ScenarioEvent(at: 0, .drag(.point(100), seconds: 1e300)),
    ])
    #expect(packets.count < 8000)
    #expect((packets.last?.time ?? 0) > 60)
  }
}

import Animation
import Testing

/// Plays a timeline at a steady rate; input comes before the frame, as in a window.
private struct Player {
  var timeline: PhasedTimeline
  let period: Double
  private(set) var frame = 0
  /// What each frame showed.
  private(set) var shown: [Double] = []

  init(_ policy: ClockPolicy, hertz: Double) {
    timeline = PhasedTimeline(TimelineClock(policy))
    period = 1 / hertz
  }

  var now: Double { Double(frame) * period }

  mutating func frames(_ count: Int) {
    for _ in 0..<count {
      timeline.frame(at: now)
      shown.append(timeline.drawn)
      frame += 1
    }
  }

  mutating func flip(to isRunning: Bool, placed placement: FlipPlacement? = nil) {
    timeline.flip(to: isRunning, at: now, placed: placement)
  }
}

private let rates = [24.0, 30, 50, 59.94, 60, 75, 90, 120, 144, 165, 240]

@Suite("A timeline with its phases")
struct PhasedTimelineTests {
  @Test(
    "updates a second follow from the smallest interval",
    arguments: [(60.0, 60.0), (75, 37.5), (120, 60), (144, 48), (60.02, 60.02), (30, 30), (240, 60), (59.94, 59.94)])
  func updates(hertz: Double, wanted: Double) {
    var player = Player(.predicted, hertz: hertz)
    player.frames(Int((hertz * 20).rounded()))
    #expect(abs(Double(player.timeline.updates) / 20 - wanted) <= 0.05)
  }

  @Test("a pause ends where the placement and the clock say", arguments: rates)
  func placements(hertz: Double) throws {
    // The picture is stepped by one update's length at a time.
    let interval = UpdateInterval()
    let step = (1...20).map { Double($0) / hertz }.first { interval.isDue(at: $0, last: 0) } ?? 0
    let wanted: [ClockPolicy: [FlipPlacement: Double]] = [
      .predicted: [.beforeDraw: 0, .between: -step, .afterCommit: 0],
      .accumulated: [.beforeDraw: step, .between: 0, .afterCommit: step],
      .advanced: [.beforeDraw: 0, .between: 0, .afterCommit: 0],
    ]
    for policy in ClockPolicy.allCases {
      for placement in FlipPlacement.allCases {
        var player = Player(policy, hertz: hertz)
        player.frames(101)
        player.flip(to: false, placed: placement)
        player.frames(30)
        let gone = try #require(player.timeline.pauseStep)
        let expected = try #require(wanted[policy]?[placement])
        #expect(abs(gone - expected) < 1e-9, "\(policy), \(placement): \(gone)")
        #expect(player.timeline.flips == [placement: 1])
        #expect(!player.timeline.wantsFrame)
        let goesBack = zip(player.shown, player.shown.dropFirst()).contains { $1 < $0 }
        #expect(goesBack == (expected < 0))
      }
    }
  }

  @Test("at 60 Hz an ordinary click falls between draw and commit; at 120 Hz every other one does")
  func ordinary() {
    for (hertz, between) in [(60.0, 40), (120, 20)] {
      var count = 0
      for extra in 0..<40 {
        var player = Player(.predicted, hertz: hertz)
        player.frames(50 + extra)
        player.flip(to: false)
        count += player.timeline.flips[.between] ?? 0
      }
      #expect(count == between)
    }
  }

  @Test("accumulated is predicted, one update late; advanced is predicted", arguments: rates)
  func lag(hertz: Double) {
    let drawn = ClockPolicy.allCases.map { policy in
      var player = Player(policy, hertz: hertz)
      var drawn: [Double] = []
      for _ in 0..<300 {
        let updates = player.timeline.updates
        player.frames(1)
        if player.timeline.updates > updates { drawn.append(player.timeline.drawn) }
      }
      return drawn
    }
    #expect(Array(drawn[1].dropFirst()) == Array(drawn[0].dropLast()))
    #expect(drawn[2] == drawn[0])
  }

  @Test("a resume goes on from the frozen time by no more than one step", arguments: ClockPolicy.allCases)
  func resume(policy: ClockPolicy) {
    var player = Player(policy, hertz: 60)
    player.frames(60)
    player.flip(to: false)
    player.frames(600)
    let frozen = player.timeline.drawn
    player.flip(to: true)
    var before = frozen
    for _ in 0..<10 {
      player.frames(1)
      let step = player.timeline.drawn - before
      #expect(step >= 0 && step <= 1.0 / 60 + 1e-9)
      before = player.timeline.drawn
    }
    #expect(abs(before - frozen - Double(policy == .accumulated ? 8 : 9) / 60) < 1e-9)
  }

  @Test("at rest after a pause no frame is needed, and the blocks are the phases in their order")
  func blocks() {
    var player = Player(.predicted, hertz: 60)
    player.frames(3)
    player.flip(to: false)
    player.frames(5)
    #expect(!player.timeline.wantsFrame)
    let kinds = player.timeline.blocks.map { block in
      switch block.kind {
      case .draw: "draw \(block.update)"
      case .commit: "commit \(block.update)"
      case .flip(let isRunning, let placement): "\(isRunning ? "run" : "pause") \(placement)"
      }
    }
    #expect(
      kinds == ["draw 1", "commit 1", "draw 2", "commit 2", "draw 3", "pause between", "commit 3", "draw 4", "commit 4"])
  }

  @Test("in 10,000 random orders only the predicted clock goes back, and only where a pause fell between draw and commit")
  func randomOrders() {
    var random = SplitMix64(state: 2)
    var backs = 0
    for _ in 0..<10_000 {
      let hertz = Double.random(in: 20...240, using: &random)
      var timelines = ClockPolicy.allCases.map { PhasedTimeline(TimelineClock($0)) }
      var before = timelines.map(\.drawn)
      var now = 0.0
      for _ in 0..<24 {
        while Int.random(in: 0..<4, using: &random) == 0 {
          let flag = Bool.random(using: &random)
          let placement = (FlipPlacement.allCases + [nil]).randomElement(using: &random) ?? nil
          for index in timelines.indices { timelines[index].flip(to: flag, at: now, placed: placement) }
        }
        now += Int.random(in: 0..<12, using: &random) == 0 ? Double.random(in: 0...0.6, using: &random) : 1 / hertz
        for index in timelines.indices {
          timelines[index].frame(at: now)
          if timelines[index].drawn < before[index] {
            #expect(timelines[index].clock.policy == .predicted)
            #expect((timelines[index].flips[.between] ?? 0) > 0)
            #expect(before[index] - timelines[index].drawn <= 0.25 + 1e-12)
            backs += 1
          }
          before[index] = timelines[index].drawn
        }
      }
    }
    #expect(backs > 100)
  }
}

/// Vigna's splitmix64.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

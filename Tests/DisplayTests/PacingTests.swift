import CXTest
import FrameTiming
import Glibc
import Testing
import Widgets

@testable import Desktop

extension OnAServer {
  @Suite("The run loop")
  struct PacingTests {
    @Test("B15: draws 60 frames a second where the display gives no rate")
    func fallbackRate() throws {
      let server = try XServer()
      let window = try DesktopWindow(.test(server, width: 64, height: 48))
      let content = PaintedContent()
      content.isAnimating = true
      let before = threadSeconds()
      try window.run(content, for: 1)
      #expect(threadSeconds() - before < 0.3)
      #expect((58...62).contains(content.frames.count + content.missed))
      #expect(content.displays.map(\.rate) == [.fallback])
      #expect(zip(content.frames, content.frames.dropFirst()).allSatisfy { $0.timestamp < $1.timestamp })
    }

    @Test("follows a rate given by hand, and keeps its deadlines")
    func givenRate() throws {
      let server = try XServer()
      var options = WindowOptions.test(server, width: 64, height: 48)
      options.rate = RefreshRate(hertz: 144)
      let window = try DesktopWindow(options)
      let content = PaintedContent()
      content.isAnimating = true
      try window.run(content, for: 0.5)
      #expect((70...74).contains(content.frames.count + content.missed))
      let origin = content.frames[0].timestamp
      for frame in content.frames {
        let slots = (frame.targetTimestamp - origin) * 144
        #expect(abs(slots - slots.rounded()) < 1e-6)
      }
    }

    @Test("drops pictures under a load on presenting, and whole frames under one on the main thread")
    func load() throws {
      for place in [FrameLoad.Place.presenting, .mainThread] {
        let server = try XServer()
        let window = try DesktopWindow(.test(server, width: 64, height: 48))
        window.load = FrameLoad(seconds: 0.05, place: place)
        let content = PaintedContent()
        content.isAnimating = true
        try window.run(content, for: 0.6)
        #expect(content.presented <= 13)
        #expect(content.missed > 15)
        if place == .mainThread { #expect(content.frames.count <= 13) }
        #expect((30...40).contains(place == .mainThread ? content.frames.count + content.missed : content.presented + content.missed))
      }
    }

    @Test("counts deadlines missed while input was waiting")
    func missedInput() throws {
      let server = try XServer()
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 300, height: 48))
      window.load = FrameLoad(seconds: 0.05, place: .mainThread)
      let content = PaintedContent()
      content.onFrame = { content, _ in
        content.damageAll()
        if !content.keys.isEmpty { content.host?.close() }
      }
      person.later(0.2) { person in
        for n in 0..<100 {
          person.move(20 + n, 20)
          person.sync()
          usleep(5000)
        }
        person.type(0x61)
      }
      try window.run(content, for: 10)
      let seconds = content.frames.last!.timestamp - content.frames[1].timestamp
      let refreshes = Int((seconds * 60).rounded())
      #expect(abs(content.frames.count - 1 + content.missed - refreshes) <= 4)
      #expect(content.missed >= content.frames.count)
    }

    @Test("sleeps while nothing happens: not one wake-up in two seconds")
    func idle() throws {
      let server = try XServer()
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 64, height: 48))
      let content = PaintedContent()
      let thread = cxt_thread()
      nonisolated(unsafe) var wakeUps: [Int] = []
      nonisolated(unsafe) var isDone = false
      person.later(0.5) { _ in
        wakeUps.append(voluntarySwitches(of: thread))
        usleep(2_000_000)
        wakeUps.append(voluntarySwitches(of: thread))
        isDone = true
        window.wake()
      }
      try window.run(content) { isDone }
      #expect(wakeUps.count == 2 && wakeUps.first! > 0)
      #expect(wakeUps.last! - wakeUps.first! == 0)
      #expect(content.frames.count == 1)
    }

    @Test("sleeps until work is due, and runs it in one frame")
    func work() throws {
      let server = try XServer()
      let window = try DesktopWindow(.test(server, width: 64, height: 48))
      let content = PaintedContent()
      content.onFrame = { content, _ in
        if content.frames.count == 1 { content.nextWorkTime = content.frames[0].timestamp + 0.3 }
        if content.frames.count == 2 { content.host?.close() }
      }
      try window.run(content, for: 5)
      #expect(content.frames.count == 2)
      #expect(content.frames[1].timestamp - content.frames[0].timestamp >= 0.3)
    }

    @Test("draws once a refresh while the pointer storms, and hands over every motion")
    func storm() throws {
      let server = try XServer()
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 300, height: 48))
      let content = PaintedContent()
      var switches: [Int] = []
      content.onFrame = { content, events in
        if events.contains(where: { if case .pointer = $0 { true } else { false } }) { content.damageAll() }
        switches.append(voluntarySwitches(of: cxt_thread()))
        if !content.keys.isEmpty { content.host?.close() }
      }
      person.later(0.2) { person in
        for n in 0..<250 {
          person.move(20 + n, 20)
          person.sync()
          usleep(1000)
        }
        person.type(0x61)
      }
      try window.run(content, for: 10)
      let moves = content.events.map(Told.init).filter { if case .moved = $0 { true } else { false } }
      #expect(moves.count >= 250)
      // A frame's own sleep, and hardly any besides.
      #expect(switches.last! - switches.first! <= content.frames.count + 20)
      let first = content.frames[1].timestamp, last = content.frames.last!.timestamp
      #expect(Double(content.frames.count - 2) <= (last - first) * 60 + 1)
    }

    @Test("B19: neither loses an event nor ends when signals break its sleep")
    func signals() throws {
      let server = try XServer()
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 64, height: 48))
      let content = PaintedContent()
      content.onFrame = { content, _ in
        if !content.presses.isEmpty { content.host?.close() }
      }
      let before = signal(SIGUSR1) { _ in }
      defer { signal(SIGUSR1, before) }
      let thread = pthread_self()
      person.move(10, 10)
      person.later(0.2) { person in
        for _ in 0..<50 {
          pthread_kill(thread, SIGUSR1)
          usleep(1000)
        }
        person.press()
      }
      try window.run(content, for: 10)
      #expect(content.presses.count == 1)
    }

    @Test("B19: never sleeps on a press that a round trip has put in the library's queue")
    func queuedInput() throws {
      let server = try XServer()
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 64, height: 48))
      let content = PaintedContent()
      var sent = 0
      person.move(10, 10)
      person.sync()
      try window.run(content, for: 20) {
        // Asked right before the loop goes to sleep.
        guard content.frames.count > 0 else { return false }
        if content.presses.count == 200 { return true }
        if content.presses.count == sent {
          sent += 1
          person.click()
          person.sync()
          window.connection.sync()
        }
        return false
      }
      #expect(content.presses.count == 200)
      let told = content.events.map(Told.init).filter { $0 == .down(1) || $0 == .up(1) }
      #expect(told == Told.clicks(200))
    }
  }
}

/// Seconds of processor time that this thread has used.
private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// How often a thread of this process went to sleep of its own accord.
nonisolated private func voluntarySwitches(of thread: Int32) -> Int {
  guard let file = fopen("/proc/self/task/\(thread)/status", "r") else { return -1 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, 256, file) != nil {
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if text.hasPrefix("voluntary_ctxt_switches:") { return Int(text.filter(\.isNumber)) ?? -1 }
  }
  return -1
}

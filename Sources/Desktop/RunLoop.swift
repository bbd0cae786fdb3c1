import CX11
import FrameTiming
import Geometry
import Widgets

/// The turns of a window's life: read what the server says, then run a frame, or sleep until one is due or something happens.
final class RunLoop {
  private unowned let window: DesktopWindow
  private let connection: Connection
  private let content: any FrameContent
  private let tracker: DisplayTracker
  private let scale: Double
  let presenter: Presenter
  private var pacer: FramePacer
  private var translator: EventTranslator

  private var input: [InputEvent] = []
  private var exposed: [PixelRect] = []
  private var windowSize: PixelSize
  private var display: DisplayDescription?
  private var displayMayDiffer = true
  private var hasAppeared = false
  private var isRequested = true
  private var isClosing = false
  /// Whether the frame before wanted this one.
  private var isContinuing = false
  /// What isn't drawn yet, in pixels.
  private var damage = Region()
  /// The frame that damaged it, where it had to wait: the server still read the last picture.
  private var postponed: FrameTime?

  init(window: DesktopWindow, content: any FrameContent) {
    self.window = window
    connection = window.connection
    scale = window.scale
    self.content = content
    tracker = DisplayTracker(connection: window.connection, fixedRate: window.options.rate)
    translator = EventTranslator(scale: window.scale)
    windowSize = window.size
    pacer = FramePacer(rate: window.options.rate ?? .fallback)
    connection.showWindow()
    presenter = Presenter(connection: window.connection, size: window.size)
  }

  func requestFrame() {
    isRequested = true
  }

  func close() {
    isClosing = true
  }

  func run(for seconds: Double?, until stop: () -> Bool) {
    let end = seconds.map { connection.now + $0 }
    content.resize(width: windowSize.width, height: windowSize.height, scale: scale)
    while true {
      readEvents()
      followDisplay()
      let now = connection.now
      if isClosing || connection.isLost || stop() || end.map({ now >= $0 }) ?? false { break }
      turn(now: now, end: end)
    }
    isClosing = true
    content.willClose()
  }

  private func turn(now: Double, end: Double?) {
    if let frame = postponed, presenter.isReady(at: now), !presenter.wasRefused { present(frame, now: now) }
    guard !isClosing else { return }
    let due = pacer.nextFrame(now: now)
    if due > now {
      // So soon after a frame nothing that arrives would change what happens next, but the notice that a postponed one waits for: a storm
      // of motions must not cost a wake-up each.
      connection.wait(until: due, patience: postponed == nil ? .CX_FOR_DEADLINE : .CX_FOR_EVENTS)
    } else if hasAppeared, needsFrame(now: now) {
      frame(now: now)
    } else {
      isContinuing = false
      let work = hasAppeared ? content.nextWorkTime : nil
      let look = postponed == nil ? nil : presenter.nextLook(after: now)
      connection.wait(until: [end, work, look].compactMap { $0 }.min(), patience: .CX_FOR_EVENTS)
    }
  }

  private func needsFrame(now: Double) -> Bool {
    isRequested || !input.isEmpty || windowSize != presenter.size || presenter.wasRefused || content.wantsFrame
      || content.nextWorkTime.map { $0 <= now } ?? false
  }

  // MARK: Events

  private func readEvents() {
    while !isClosing, let event = connection.nextEvent() { handle(event) }
  }

  private func handle(_ event: cx_event) {
    switch event.kind {
    case .CX_CLOSE, .CX_DESTROYED:
      isClosing = true
    case .CX_EXPOSED:
      exposed.append(PixelRect(x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height)))
      // The last of a row of exposures says so; before it a frame would only be the first of two.
      guard event.detail == 0 else { break }
      for rect in exposed { content.exposed(rect) }
      exposed.removeAll(keepingCapacity: true)
    case .CX_CONFIGURED:
      windowSize = PixelSize(width: Int(event.width), height: Int(event.height))
      tracker.forgetOrigin()
      displayMayDiffer = true
    case .CX_OUTPUTS_CHANGED:
      tracker.forgetOutputs()
      displayMayDiffer = true
    case .CX_MAPPED:
      hasAppeared = true
    default:
      if let event = translator.input(event, now: connection.now) { input.append(event) }
    }
  }

  private func followDisplay() {
    guard displayMayDiffer, !isClosing, !connection.isLost else { return }
    displayMayDiffer = false
    let current = tracker.display(windowSize: windowSize)
    guard current != display else { return }
    display = current
    pacer.change(to: current.rate, now: connection.now)
    content.displayChanged(current)
  }

  // MARK: Frames

  private func frame(now: Double) {
    if let late = postponed {
      postponed = nil
      pacer.skipPresentation()
      content.frameEnded(late, presented: false, missed: pacer.missed)
      guard !isClosing else { return }
    }
    let time = pacer.frame(now: now, continuing: isContinuing || inputWaited)
    if presenter.isReady(at: now), windowSize != presenter.size || presenter.wasRefused { resize() }
    let events = input
    input.removeAll(keepingCapacity: true)
    content.runFrame(time, events: events)
    // What was asked for on the way is done with this frame; what isn't, the content still wants.
    isRequested = false
    guard !isClosing else { return }
    if window.load.place == .mainThread, window.load.seconds > 0 { stall(until: now + window.load.seconds) }
    damage.formUnion(content.takeDamage().clipped(to: presenter.size.bounds))
    isContinuing = content.wantsFrame
    if damage.isEmpty {
      content.frameEnded(time, presented: false, missed: pacer.missed)
    } else if presenter.isReady(at: now) {
      present(time, now: now)
    } else {
      postponed = time
    }
  }

  /// Whether something came in before the frame's deadline, so that a frame after it is a late one.
  private var inputWaited: Bool {
    guard let first = input.first, let deadline = pacer.nextDeadline else { return false }
    return first.time < deadline
  }

  private func resize() {
    presenter.resize(to: windowSize)
    damage = Region()
    content.resize(width: windowSize.width, height: windowSize.height, scale: scale)
  }

  private func stall(until end: Double) {
    while connection.now < end { connection.wait(until: end, patience: .CX_FOR_DEADLINE) }
  }

  private func present(_ time: FrameTime, now: Double) {
    postponed = nil
    if let buffer = presenter.buffer {
      content.draw(damage, into: buffer)
      presenter.put(damage, now: now, taking: window.load.place == .presenting ? window.load.seconds : 0)
    }
    damage = Region()
    content.frameEnded(time, presented: presenter.buffer != nil, missed: pacer.missed)
  }
}

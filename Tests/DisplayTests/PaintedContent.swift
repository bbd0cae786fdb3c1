import FrameTiming
import Geometry
import Widgets

/// Content without widgets: each frame fills the damage with one colour and writes down what it was told.
final class PaintedContent: FrameContent {
  weak var host: (any WindowHost)?

  /// Whether every frame wants and paints the next one.
  var isAnimating = false
  /// The colour of the n-th drawing.
  var colour: (Int) -> UInt32 = { _ in 0x336699 }
  /// Called at the end of each frame's phases 1 to 4, with what came in.
  var onFrame: ((PaintedContent, [InputEvent]) -> Void)?
  var onClose: ((PaintedContent) -> Void)?
  var nextWorkTime: Double?

  private(set) var frames: [FrameTime] = []
  private(set) var events: [InputEvent] = []
  /// The number of the frame that brought each event.
  private(set) var eventFrames: [Int] = []
  private(set) var drawn: [Region] = []
  private(set) var sizes: [(width: Int, height: Int, scale: Double)] = []
  private(set) var mostSizesInAFrame = 0
  private var sizesInFrame = 0
  private(set) var displays: [DisplayDescription] = []
  private(set) var presented = 0
  private(set) var ended = 0
  private(set) var missed = 0
  private(set) var closings = 0
  private(set) var callsAfterClosing = 0
  private(set) var exposures = 0

  private var damage = Region()
  private var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var wantsFrame: Bool { isAnimating || !damage.isEmpty }

  func damageAll() {
    damage.formUnion(bounds)
  }

  func runFrame(_ time: FrameTime, events: [InputEvent]) {
    note()
    frames.append(time)
    self.events += events
    eventFrames += Array(repeating: frames.count - 1, count: events.count)
    if let due = nextWorkTime, due <= time.timestamp { nextWorkTime = nil }
    if isAnimating { damageAll() }
    onFrame?(self, events)
  }

  func takeDamage() -> Region {
    note()
    defer { damage = Region() }
    return damage
  }

  func exposed(_ rect: PixelRect) {
    note()
    exposures += 1
    damage.formUnion(rect)
  }

  func draw(_ region: Region, into buffer: PixelBuffer) {
    note()
    let pixel = colour(drawn.count)
    drawn.append(region)
    for rect in region.rects {
      for y in rect.y..<rect.maxY {
        let row = buffer.address + y * buffer.bytesPerRow
        for x in rect.x..<rect.maxX { row.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self) }
      }
    }
  }

  func resize(width: Int, height: Int, scale: Double) {
    note()
    sizes.append((width, height, scale))
    sizesInFrame += 1
    mostSizesInAFrame = max(mostSizesInAFrame, sizesInFrame)
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    damage = Region(bounds)
  }

  func displayChanged(_ display: DisplayDescription) {
    note()
    displays.append(display)
  }

  func frameEnded(_ time: FrameTime, presented: Bool, missed: Int) {
    note()
    ended += 1
    sizesInFrame = 0
    if presented { self.presented += 1 }
    self.missed = missed
  }

  func willClose() {
    closings += 1
    onClose?(self)
  }

  private func note() {
    if closings > 0 { callsAfterClosing += 1 }
  }
}

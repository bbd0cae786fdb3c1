import FrameTiming
import Geometry
import Stage

/// What happened in a world, frame by frame, in chapters that each begin where a world can be begun.
struct WorldRecording<World: RunnableWorld> {
  private struct Chapter {
    var start: World.Start
    var frames: [WorldFrame<World.Input>] = []
    var rows: [TraceRow] = []
  }

  private var chapters: [Chapter]
  /// The index of the frame that is shown; -1 before the first. Indices count from the beginning, also where that was dropped.
  private(set) var position = -1
  /// The index of the oldest frame kept.
  private(set) var firstFrame = 0

  /// Frames kept: ten minutes at 60 Hz. The oldest chapters go first.
  private static var limit: Int { 36_000 }
  /// A chapter this long is ended where the world can be begun from, so that a replay stays short.
  private static var longChapter: Int { 600 }

  init(start: World.Start) {
    chapters = [Chapter(start: start)]
  }

  /// The index after the last frame.
  var frameCount: Int { chapters.reduce(firstFrame) { $0 + $1.frames.count } }
  var canGoForward: Bool { position < frameCount - 1 }
  var isLongChapter: Bool { (chapters.last?.frames.count ?? 0) >= WorldRecording.longChapter }

  mutating func beginChapter(_ start: World.Start) {
    if chapters.last?.frames.isEmpty == true { chapters.removeLast() }
    chapters.append(Chapter(start: start))
    while frameCount - firstFrame > WorldRecording.limit, chapters.count > 1 {
      firstFrame += chapters.removeFirst().frames.count
    }
  }

  mutating func add(_ frame: WorldFrame<World.Input>, _ row: TraceRow) {
    chapters[chapters.count - 1].frames.append(frame)
    chapters[chapters.count - 1].rows.append(row)
    position = frameCount - 1
  }

  /// A new size, which comes outside of a frame: it belongs to the one before, so that a replay meets it too.
  mutating func noteResize(to size: Size) {
    let last = chapters.count - 1
    if chapters[last].frames.isEmpty {
      chapters[last].start.size = size
    } else {
      chapters[last].frames[chapters[last].frames.count - 1].inputs.append(.resize(size))
    }
  }

  mutating func forgetFuture() {
    while frameCount - 1 > position, !chapters.isEmpty {
      let last = chapters.count - 1
      let excess = frameCount - 1 - position
      if chapters[last].frames.count > excess || chapters.count == 1 {
        chapters[last].frames.removeLast(min(excess, chapters[last].frames.count))
        chapters[last].rows.removeLast(min(excess, chapters[last].rows.count))
        break
      }
      chapters.removeLast()
    }
  }

  func time(of index: Int) -> FrameTime? { place(of: index).map { chapters[$0.chapter].frames[$0.frame].time } }

  func row(_ index: Int) -> TraceRow? { place(of: index).map { chapters[$0.chapter].rows[$0.frame] } }

  /// The world at rest and the frames since, up to the one that is shown.
  var presentChapter: (start: World.Start, frames: [WorldFrame<World.Input>]) {
    let place = place(of: position)
    let chapter = chapters[place?.chapter ?? chapters.count - 1]
    return (chapter.start, place.map { Array(chapter.frames[...$0.frame]) } ?? [])
  }

  /// Plays the world again up to the frame at `index`.
  mutating func replay(to index: Int) -> (World, TraceRow) {
    guard let place = place(of: index) else { preconditionFailure("frame \(index) is outside the recording") }
    let chapter = chapters[place.chapter]
    let world = World(chapter.start)
    var row = chapter.rows[place.frame]
    for (number, frame) in chapter.frames[...place.frame].enumerated() {
      world.run(frame)
      row = world.endFrame(chapter.rows[number].frame, at: frame.time.timestamp)
    }
    position = index
    return (world, row)
  }

  private func place(of index: Int) -> (chapter: Int, frame: Int)? {
    var rest = index - firstFrame
    guard rest >= 0 else { return nil }
    for (number, chapter) in chapters.enumerated() {
      if rest < chapter.frames.count { return (number, rest) }
      rest -= chapter.frames.count
    }
    return nil
  }
}

import Animation
import FrameTiming
import Geometry
import Motion
import Stage
import Widgets

/// A map that yields a post: eight motions from one progress, which can be played, paused and dragged to any place. The variants show what
/// becomes of it where each motion has an animation of its own, and where a timer moves them.
final class MapScene: Scene {
  static let exhibit = {
    // The city and the post, light and dark.
    let pictures = PictureStore(limit: 4)
    return Exhibit(name: "map", title: "Map", variants: ProgressSource.variants, makeScene: { MapScene(pictures: pictures) })
  }()

  let stage: MapStage
  let tracks: MapTracksView
  private(set) var player: ProgressPlayer?
  /// In this frame, and in the worst one since the beginning, in points.
  private(set) var error = 0.0
  private(set) var worst = 0.0
  private var hasPlayed = false
  /// Where the scrub in progress began: whether it was playing.
  private var scrubbedWhilePlaying: Bool?
  private var fade: (run: EasedRun, link: DisplayLink)?

  private static let fadeDuration = 0.25

  init(pictures: PictureStore) {
    stage = MapStage(pictures: pictures)
    tracks = MapTracksView(tracks: stage.choreography.tracks)
    super.init()
    name = "map scene"
  }

  override var hasAnimatingSwitch: Bool { true }
  override var showsLoad: Bool { true }

  override func begin() {
    addSubview(stage)
    addSubview(tracks)
    tracks.onGrab = { [weak self] in self?.grabbed($0) }
    tracks.onScrub = { [weak self] in self?.scrub(to: $0) }
    stage.onResize = { [weak self] in self?.present() }
    window?.onFrame = { [weak self] _ in self?.measure() }
    variantChanged()
  }

  var source: ProgressSource { ProgressSource.allCases[variant] }
  /// Of the whole, 0 ... 1.
  var progress: Double { player?.progress ?? 0 }
  var isPlaying: Bool { (player?.isWorking ?? false) && isAnimating }

  // MARK: what reaches it

  override func variantChanged() {
    guard let clock = frameClock else { return }
    let place = progress
    let wasWorking = player?.isWorking ?? false
    let made = ProgressPlayer(source, motions: tracks.tracks.count, duration: MapChoreography.duration, clock: clock)
    made.setPaused(!isAnimating)
    made.onChange = { [weak self] in self?.present() }
    player = made
    worst = 0
    made.place(at: place)
    if wasWorking, place < 1 { made.play(from: place) }
    present()
  }

  override func animatingChanged() {
    guard let player else { return }
    player.setPaused(!isAnimating)
    // Left standing in the middle, it goes on from there.
    if isAnimating, !player.isWorking, progress > 0, progress < 1 { player.play(from: progress) }
  }

  override func play() {
    worst = 0
    hasPlayed = true
    player?.play()
    present()
    if frameClock?.reducesMotion == true { crossFade() }
  }

  override func reducedMotionChanged() {
    if frameClock?.reducesMotion == true, isPlaying { crossFade() }
  }

  private func grabbed(_ isGrabbed: Bool) {
    if isGrabbed {
      scrubbedWhilePlaying = isPlaying
      hasPlayed = true
      endFade()
    } else {
      if scrubbedWhilePlaying == true, progress < 1 { player?.play(from: progress) }
      scrubbedWhilePlaying = nil
    }
  }

  private func scrub(to progress: Double) {
    player?.place(at: progress)
    present()
  }

  // MARK: what is shown

  /// Puts everything where its motion is.
  private func present() {
    guard let player else { return }
    stage.show(stage.choreography.moment(at: player.shown))
    tracks.show(player.shown, progress: player.progress)
  }

  /// Without movement the post appears at its place.
  private func crossFade() {
    guard let clock = frameClock else { return }
    endFade()
    let run = EasedRun(from: 0, to: 1, beginTime: clock.time.timestamp, duration: MapScene.fadeDuration, curve: .easeInOut)
    let link = clock.addLink(owner: self) { scene, time in scene.fadeOn(at: time.timestamp) }
    fade = (run, link)
  }

  private func fadeOn(at time: Double) {
    guard let run = fade?.run else { return }
    stage.post.alpha = run.value(at: time)
    if run.isFinished(at: time) { endFade() }
  }

  private func endFade() {
    fade?.link.invalidate()
    fade = nil
  }

  // MARK: layout

  override func layoutSubviews() {
    let lane = bounds.height < 420 ? 13.0 : bounds.height < 560 ? 18 : 22
    let height = MapTracksView.ruler + 4 + lane * Double(tracks.tracks.count)
    tracks.frame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    stage.frame = Rect(x: 0, y: 0, width: bounds.width, height: max(1, bounds.height - height))
    present()
  }

  // MARK: what it tells

  override func takeRow() -> SceneRow {
    let shown = player?.shown.min() ?? 0
    return SceneRow(
      value: progress, shown: shown, target: player?.isWorking == true ? 1 : progress, isTracking: scrubbedWhilePlaying != nil,
      isSettling: isPlaying)
  }

  /// At the end of each frame, when timers have ticked as well.
  private func measure() {
    guard let player else { return }
    error = stage.choreography.distance(stage.moment, stage.choreography.moment(at: player.progress))
    worst = max(worst, error)
    if load.place == .mainThread { player.block(for: load.seconds) }
  }

  override var figures: [LogRow.Figure] {
    [.init(name: "progress", value: progress), .init(name: "error", value: error), .init(name: "worst", value: worst)]
  }

  override var verdict: Verdict {
    let now = NumberText.fixed(error, places: 1), most = NumberText.fixed(worst, places: 1)
    guard hasPlayed else {
      return Verdict(.idle, "", "G", " plays it, ", "K", " pauses and goes on; drag along the tracks to any progress.")
    }
    let place = NumberText.fixed(progress, places: 3)
    if worst < 1e-9 {
      return Verdict(
        .good, "All ", "\(tracks.tracks.count)", " motions stand at one progress, ", place, ": off by ", "0.0 pt", " in every frame.")
    }
    if source == .timer {
      return Verdict(.bad, "The timer's picture is ", "\(now) pt", " behind this frame, ", "\(most) pt", " at most.")
    }
    return Verdict(.bad, "The motions stand apart: something is ", "\(now) pt", " off its place, ", "\(most) pt", " at most.")
  }

  override var state: [Double]? {
    guard player?.isWorking == false, fade == nil, scrubbedWhilePlaying == nil else { return nil }
    return [progress, worst, hasPlayed ? 1 : 0]
  }

  override func restore(_ state: [Double]) {
    player?.place(at: state[0])
    worst = state[1]
    hasPlayed = state[2] == 1
    present()
  }
}

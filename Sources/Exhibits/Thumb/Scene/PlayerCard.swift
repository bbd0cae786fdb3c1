import Drawing
import Geometry
import Stage
import Widgets

/// A music player: the cover, what is played, and the chosen scrubber, enlarged, with the times at its ends.
final class PlayerCard: View {
  /// One for each ``ThumbKind``; the chosen one is shown.
  let sliders = ThumbKind.allCases.map { $0.makeSlider() }
  let pad = ScrubberPad()
  private let art = AlbumArtView()
  private let title = Label("Overshoot", font: Font(face: .text, size: 24, weight: .bold))
  private let artist = Label("The Damped Oscillators", font: Theme.sentence, color: \.secondaryText)
  private let album = Label("Response, side B", font: Theme.caption, color: \.secondaryText)
  private let elapsed = Label("", font: Theme.figure, color: \.secondaryText)
  private let remaining = Label("", font: Theme.figure, color: \.secondaryText)

  /// Of the record, in seconds.
  private static let duration = 222.0

  init() {
    super.init()
    name = "player"
    remaining.alignment = .right
    for view in [art, title, artist, album, elapsed, remaining] as [View] { addSubview(view) }
    for slider in sliders { addSubview(slider) }
    addSubview(pad)
  }

  var chosen = ThumbKind.plain {
    didSet { for (index, slider) in sliders.enumerated() { slider.isHidden = index != chosen.rawValue } }
  }

  var slider: RoundThumbSlider { sliders[chosen.rawValue] }

  /// - Parameter place: 0 ... 1 of the record.
  func show(place: Double) {
    let seconds = (place * PlayerCard.duration).rounded()
    elapsed.text = PlayerCard.time(seconds)
    remaining.text = "-" + PlayerCard.time(PlayerCard.duration - seconds)
  }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(seconds)
    return "\(whole / 60):" + (whole % 60 < 10 ? "0" : "") + "\(whole % 60)"
  }

  private var isLow: Bool { bounds.height < 220 }

  /// How much larger than the five the chosen one is shown.
  private var magnification: Double { isLow ? 1.15 : 1.7 }

  override func layoutSubviews() {
    let inset = isLow ? 14.0 : 26.0
    let side = min(bounds.height - 2 * inset, bounds.width * 0.36).rounded()
    art.frame = Rect(x: inset, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
    let left = art.frame.maxX + (isLow ? 18 : 32)
    let width = bounds.width - inset - left
    let grown = ThumbPictures.big * magnification
    title.font = Font(face: .text, size: isLow ? 18 : 26, weight: .bold)
    album.isHidden = isLow
    let heights = isLow ? (title: 26.0, artist: 18.0, album: 0.0, times: 20.0) : (title: 38.0, artist: 24.0, album: 18.0, times: 24.0)
    let total = heights.title + heights.artist + heights.album + grown + heights.times
    var top = max(4, ((bounds.height - total) / 2).rounded())
    for (label, height) in [(title, heights.title), (artist, heights.artist), (album, heights.album)] {
      label.frame = Rect(x: left, y: top, width: width, height: height)
      top += height
    }
    let middle = Point(x: left + width / 2, y: top + grown / 2)
    for slider in sliders {
      slider.transform = AffineTransform(scaleX: magnification, y: magnification)
      slider.frame = Rect(center: middle, size: Size(width: width / magnification, height: 34))
    }
    let overhang = min(inset, ThumbPictures.small / 2 * magnification)
    pad.frame = Rect(x: left - overhang, y: top, width: width + 2 * overhang, height: grown)
    top += grown - (isLow ? 6 : 10)
    elapsed.frame = Rect(x: left, y: top, width: 80, height: heights.times)
    remaining.frame = Rect(x: left + width - 80, y: top, width: 80, height: heights.times)
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let theme = theme
    let path = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), radius: Theme.largeRadius)
    let rose = Color(hex: 0xFF5C8A), violet = Color(hex: 0x6A2BD9)
    let (strong, weak) = theme.name == .dark ? (0.30, 0.10) : (0.16, 0.05)
    canvas.fill(
      path,
      .linear(
        from: .zero, to: Point(x: bounds.width, y: bounds.height),
        stops: [
          GradientStop(offset: 0, color: theme.raised.mixed(with: violet, by: strong)),
          GradientStop(offset: 1, color: theme.raised.mixed(with: rose, by: weak)),
        ]))
    canvas.stroke(path, .color(theme.outline), width: 1)
  }
}

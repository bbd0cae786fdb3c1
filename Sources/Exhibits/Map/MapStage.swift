import Drawing
import Geometry
import Widgets

/// The picture of the choreography: the map, the circle's way, the post and the circle, each where a moment says.
final class MapStage: View {
  let map: CityView
  let way = CircleWayView()
  let post: PostView
  let circle = CircleView()
  private(set) var choreography = MapChoreography(size: Size(width: 1, height: 1), pin: .zero)
  private(set) var moment: MapChoreography.Moment
  /// Called after the stage took another size.
  var onResize: (() -> Void)?

  init(pictures: PictureStore) {
    map = CityView(pictures: pictures)
    post = PostView(pictures: pictures)
    moment = choreography.moment(at: 0)
    super.init()
    name = "map stage"
    clipsToBounds = true
    for view in [map, way, post, circle] as [View] { addSubview(view) }
  }

  /// The pin's head, as shares of the stage.
  private static let pin = (x: 0.24, y: 0.66)

  override func layoutSubviews() {
    let size = bounds.size
    let pin = Point(x: (MapStage.pin.x * size.width).rounded(), y: (MapStage.pin.y * size.height).rounded())
    choreography = MapChoreography(size: size, pin: pin)
    map.cover(bounds, pin: pin)
    way.frame = bounds
    way.choreography = choreography
    onResize?()
  }

  func show(_ moment: MapChoreography.Moment) {
    self.moment = moment
    map.transform = AffineTransform(scaleX: moment.mapScale, y: moment.mapScale)
    way.alpha = moment.circleOpacity
    circle.frame = Rect(
      center: moment.circleCenter, size: Size(width: 2 * moment.circleRadius, height: 2 * moment.circleRadius))
    circle.alpha = moment.circleOpacity
    circle.cover = 1 - moment.postOpacity
    post.frame = moment.postFrame
    post.alpha = moment.postOpacity
    post.cornerRadius = moment.postCornerRadius
    post.screen = choreography.size
  }
}

/// The city, drawn once for a size and put where the transform says.
final class CityView: View {
  private let pictures: PictureStore
  /// The pin's head, in the view's coordinates.
  private var pin = Point.zero

  init(pictures: PictureStore) {
    self.pictures = pictures
    super.init()
    name = "map"
    isUserInteractionEnabled = false
  }

  /// Takes a frame that covers `stage` also at the smallest scale, in whole points about the same centre.
  func cover(_ stage: Rect, pin: Point) {
    let dx = (stage.width * 0.03).rounded(.up), dy = (stage.height * 0.03).rounded(.up)
    frame = stage.insetBy(dx: -dx, dy: -dy)
    self.pin = pin + Vector(dx: dx, dy: dy)
  }

  override var drawsContent: Bool { !bounds.isEmpty }

  override func draw(in canvas: Canvas) {
    let request = PictureStore.Request(name: "city", size: bounds.size, scale: canvas.scale, theme: theme.name)
    let picture = pictures.picture(request) { canvas in
      let city = CityMap(size: bounds.size, target: pin + Vector(dx: 0, dy: CityPainter.pinHeight))
      CityPainter(city: city, palette: .named(theme.name), accent: theme.accent).draw(in: canvas)
    }
    canvas.draw(picture, in: picture.rect(scale: canvas.scale))
  }
}

/// The post's screen, of which the view's frame shows as much as it covers.
final class PostView: View {
  private let pictures: PictureStore
  /// The whole screen's size, in points.
  var screen = Size.zero {
    didSet { if screen != oldValue { setNeedsDisplay() } }
  }
  var cornerRadius = 0.0 {
    didSet { if cornerRadius != oldValue { setNeedsDisplay() } }
  }

  init(pictures: PictureStore) {
    self.pictures = pictures
    super.init()
    name = "post"
    isUserInteractionEnabled = false
  }

  override var drawsContent: Bool { !bounds.isEmpty && screen.width > 0 && screen.height > 0 }

  override func draw(in canvas: Canvas) {
    let request = PictureStore.Request(name: "post", size: screen, scale: canvas.scale, theme: theme.name)
    let picture = pictures.picture(request) { PostPainter(size: screen, theme: theme).draw(in: $0) }
    if cornerRadius > 0 { canvas.clip(to: Path(roundedRect: bounds, radius: cornerRadius)) }
    canvas.draw(picture, in: picture.rect(scale: canvas.scale).offsetBy(dx: -frame.minX, dy: -frame.minY))
  }
}

import Drawing
import Geometry
import Stage
import Testing
import Widgets

@MainActor
@Suite("README's growing thumb")
struct GrowingThumbTests {
  let slider: GrowingThumbSlider
  let stage: Stage

  init() throws {
    let picture = Bitmap(width: 60, height: 60)
    Canvas(picture, scale: 2).fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 30, height: 30)), .black)
    slider = GrowingThumbSlider(thumb: ControlImage(picture, scale: 2))
    slider.frame = Rect(x: 60, y: 60, width: 300, height: 34)
    slider.value = 0.5
    let window = Window(size: Size(width: 420, height: 154))
    window.addSubview(slider)
    stage = Stage(window: window)
    stage.runFrame()
  }

  private var overlay: View? { slider.subviews.last }
  private var overlayFrame: Rect { overlay.map { slider.convertToWindow($0.convert($0.bounds, to: slider)) } ?? .zero }

  @Test("has at most 40 lines, and stands there as it is compiled here")
  func isShown() throws {
    let example = try House.file("Tests/HouseTests/GrowingThumbSlider.swift")
    #expect(try House.file("README.md").text.contains("```swift\n" + example.text + "```\n"))
    #expect(example.lines.drop { !$0.contains("class") }.count <= 40)
  }

  @Test("grows from 30 to 60 points in 18 frames and back, centred on the thumb in each while it is dragged")
  func grows() {
    func centred() -> Bool { (overlayFrame.center - slider.convertToWindow(slider.thumbFrame).center).length < 0.01 }
    stage.press(at: Point(x: 210, y: 77))
    stage.runFrame()
    #expect(overlayFrame.width == 30)
    var last = 30.0
    for frame in 1...18 {
      stage.move(to: Point(x: 210 + 5 * Double(frame), y: 77))
      stage.runFrame()
      #expect(overlayFrame.width > last && centred())
      last = overlayFrame.width
    }
    #expect(abs(last - 60) < 1e-9)
    stage.release(at: Point(x: 300, y: 77))
    stage.run(frames: 19)
    #expect(overlayFrame.width == 30 && centred())
    #expect(stage.window.wantsFrame == false)
  }

  @Test("does nothing before its thumb has a size, and doesn't move where motion is to be reduced")
  func guards() {
    let other = GrowingThumbSlider(thumb: ControlImage(Bitmap(width: 30, height: 30)))
    stage.window.addSubview(other)
    other.isHighlighted = true
    stage.runFrame()
    other.frame = Rect(x: 0, y: 0, width: 200, height: 34)
    stage.run(frames: 2)
    other.isHighlighted = false
    stage.window.reducesMotion = true
    slider.isHighlighted = true
    stage.runFrame()
    #expect(other.subviews.last?.transform == .identity)
    #expect(overlayFrame.width == 60)
  }
}

import Drawing
import FrameTiming
import Geometry
import Motion
import Stage
import Testing
import Widgets

@Suite("A slider's tints and pictures")
struct SliderAppearanceTests {
  private func image(_ width: Int = 20, _ height: Int = 20, _ word: UInt32 = 0xFFFF_0000) -> ControlImage {
    let bitmap = Bitmap(width: width, height: height)
    Canvas(bitmap, scale: 1).fill(Rect(x: 0, y: 0, width: Double(width), height: Double(height)), Color(hex: word))
    return ControlImage(bitmap)
  }

  @Test("exclude each other: the last word of tint and track picture counts")
  func lastWriter() {
    let slider = Slider()
    slider.minimumTrackTintColor = .black
    slider.setMinimumTrackImage(image(), for: .disabled)
    #expect(slider.minimumTrackTintColor == nil && slider.minimumTrackImage(for: .disabled) != nil)
    slider.minimumTrackTintColor = .white
    #expect(slider.minimumTrackImage(for: .disabled) == nil && slider.minimumTrackTintColor == .white)
    slider.setMaximumTrackImage(image(), for: .normal)
    slider.maximumTrackTintColor = .black
    #expect(slider.currentMaximumTrackImage == nil && slider.maximumTrackTintColor == .black)
    slider.setMaximumTrackImage(image(), for: .normal)
    #expect(slider.maximumTrackTintColor == nil && slider.currentMaximumTrackImage != nil)
    slider.thumbTintColor = .black
    slider.setThumbImage(image(), for: .normal)
    slider.setThumbImage(image(), for: .highlighted)
    #expect(slider.thumbTintColor == nil)
    slider.thumbTintColor = .white
    #expect(slider.thumbImage(for: .normal) == nil && slider.thumbImage(for: .highlighted) == nil)
  }

  @Test("a state without its own picture has the standard look, and the keyboard's focus changes none", arguments: SliderSystem.allCases)
  func states(system: SliderSystem) {
    let slider = Slider(system: system)
    let rig = Rig(slider)
    let normal = image(30, 20)
    slider.setThumbImage(normal, for: .normal)
    rig.frames()
    #expect(slider.currentThumbImage == normal && slider.thumbFrame.size == Size(width: 30, height: 20))
    #expect(near(slider.thumbFrame.midX, 150))
    rig.window.focus(slider, visibly: true)
    #expect(slider.currentThumbImage == normal)
    rig.press(250)
    #expect(slider.isHighlighted && slider.currentThumbImage == nil && slider.thumbFrame.size == Size(width: 37, height: 24))
    rig.frames(30)
    if let lens = slider.element.lens { #expect(lens.liftProgress == 0, "the glass effects are off") }
    rig.release(250)
    #expect(slider.currentThumbImage == normal)
    slider.isEnabled = false
    #expect(slider.currentThumbImage == nil)
  }

  @Test("a picture is drawn in the thumb's place, and the drag maps to its own width")
  func drawn() {
    let slider = Slider()
    let rig = Rig(slider)
    for state in [ControlState.normal, .highlighted] { slider.setThumbImage(image(20, 20, 0xFF00_FF00), for: state) }
    rig.frames()
    #expect(rig.stage.picture[250, 117] == 0xFF00_FF00 && rig.stage.picture[241, 108] == 0xFF00_FF00)
    #expect(rig.stage.picture[262, 108] == 0xFFFF_FFFF)
    rig.press(250)
    rig.move(278)
    #expect(near(Double(slider.value), 0.6, 1e-6) && near(slider.thumbFrame.midX, 178, 1e-4))
  }

  @Test("track pictures fill their parts, with caps that keep their width")
  func tracks() {
    let bitmap = Bitmap(width: 9, height: 6)
    let canvas = Canvas(bitmap, scale: 1)
    for (x, color) in [(0.0, 0xFF0000), (3, 0x00FF00), (6, 0x0000FF)] as [(Double, UInt32)] {
      canvas.fill(Rect(x: x, y: 0, width: 3, height: 6), Color(hex: color))
    }
    let slider = Slider()
    let rig = Rig(slider)
    slider.setMinimumTrackImage(ControlImage(bitmap, caps: Insets(top: 0, left: 3, bottom: 0, right: 3)), for: .normal)
    slider.setThumbImage(ControlImage(Bitmap(width: 1, height: 1)), for: .normal)
    rig.frames()
    let row = [101, 104, 200, 245, 248].map { rig.stage.picture[$0, 117] }
    #expect(row == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF])
  }

  @Test("pictures at the ends shorten the track by their width, and the hooks are asked")
  func ends() {
    let slider = Slider()
    slider.minimumValueImage = image(20, 16)
    slider.maximumValueImage = image(30, 16)
    let rig = Rig(slider, value: 0)
    #expect(slider.trackRect(forBounds: slider.bounds) == Rect(x: 20, y: 14, width: 250, height: 6))
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == Rect(x: 0, y: 9, width: 20, height: 16))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == Rect(x: 270, y: 9, width: 30, height: 16))
    #expect(near(slider.thumbFrame.minX, 20))
    rig.press(100 + slider.thumbFrame.midX)
    rig.move(100 + slider.thumbFrame.midX + 213)
    #expect(slider.value == 1 && near(slider.thumbFrame.maxX, 270, 1e-4))
    rig.window.layoutDirection = .rightToLeft
    rig.frames()
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == Rect(x: 280, y: 9, width: 20, height: 16))
    #expect(slider.trackRect(forBounds: slider.bounds) == Rect(x: 30, y: 14, width: 250, height: 6))

    final class Custom: Slider {
      override func minimumValueImageRect(forBounds bounds: Rect) -> Rect { Rect(x: 2, y: 40, width: 8, height: 8) }
      override func maximumValueImageRect(forBounds bounds: Rect) -> Rect { Rect(x: 92, y: 40, width: 8, height: 8) }
    }
    let custom = Custom()
    custom.minimumValueImage = image(8, 8, 0xFF12_3456)
    custom.maximumValueImage = image(8, 8, 0xFF65_4321)
    let other = Rig(custom)
    #expect(other.stage.picture[103, 141] == 0xFF12_3456 && other.stage.picture[193, 141] == 0xFF65_4321)
  }

  @Test("without a thumb the bar is thicker, filled to the value, and dragged from anywhere on it", arguments: SliderSystem.allCases)
  func thumbless(system: SliderSystem) {
    let slider = Slider(system: system)
    slider.sliderStyle = .thumbless
    #expect(Slider.Style.thumbless.rawValue == 1 && Slider.Style.default.rawValue == 0 && slider.sliderStyle == .thumbless)
    let rig = Rig(slider)
    #expect(slider.trackRect(forBounds: slider.bounds) == Rect(x: 0, y: 10, width: 300, height: 14))
    #expect(trackFill(of: slider).end == 150)
    rig.press(130)
    #expect(slider.isTracking && slider.value == 0.5)
    rig.move(160)
    #expect(near(Double(slider.value), 0.6, 1e-6) && near(trackFill(of: slider).end, 180, 1e-4))
    rig.rest()
    rig.release(160)
    #expect(near(Double(slider.value), 0.6, 1e-6))
  }

  @Test("the tint of the thumb is its body's, and the theme's colours are there until a tint says otherwise")
  func tints() {
    let slider = Slider()
    let rig = Rig(slider)
    #expect(rig.stage.picture[250, 117] == 0xFFFF_FFFF && rig.stage.picture[150, 117] == 0xFF00_91FF)
    rig.window.appearance = .light
    slider.thumbTintColor = Color(hex: 0x336699)
    rig.frames()
    #expect(rig.stage.picture[250, 117] == 0xFF33_6699 && rig.stage.picture[150, 117] == 0xFF00_88FF)
    slider.minimumTrackTintColor = Color(hex: 0x00AA00)
    slider.maximumTrackTintColor = Color(hex: 0xAA0000)
    rig.frames()
    #expect(rig.stage.picture[150, 117] == 0xFF00_AA00 && rig.stage.picture[350, 117] == 0xFFAA_0000)
  }
}

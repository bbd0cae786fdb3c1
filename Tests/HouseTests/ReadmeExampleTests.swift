import Geometry
import Stage
import Testing
import Widgets

@MainActor
@Test("a value set while the thumb still settles stays")
func valueStays() {
  let slider = Slider(frame: Rect(x: 40, y: 40, width: 600, height: 34), system: .settle)
  let window = Window(size: Size(width: 680, height: 114))
  window.addSubview(slider)
  let stage = Stage(window: window)  // no display; 60 frames a second of virtual time

  stage.press(at: Point(x: 58.5, y: 57))
  for x in stride(from: 80.0, through: 340, by: 20) {
    stage.move(to: Point(x: x, y: 57))
    stage.runFrame()
  }
  stage.release(at: Point(x: 340, y: 57))
  stage.run(frames: 3)  // the settle is under way

  slider.setValue(0.37, animated: false)
  for _ in 0..<240 {
    stage.runFrame()
    #expect(abs(slider.shownValue - 0.37) < 0.001)
  }
  #expect(slider.value == 0.37)
}

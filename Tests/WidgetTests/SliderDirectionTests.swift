import Drawing
import FrameTiming
import Geometry
import Motion
import Stage
import Testing
import Widgets

@Suite("A slider's direction")
struct SliderDirectionTests {
  @Test("axes turn rectangles there and back", arguments: SliderAxis.allCases)
  func axes(axis: SliderAxis) {
    let bounds = Rect(x: 10, y: 20, width: 300, height: 40)
    let rect = Rect(x: 30, y: 7, width: 12, height: 5)
    #expect(axis.laid(axis.placed(rect, in: bounds), in: bounds) == rect)
    #expect(axis.distance(of: axis.placed(rect, in: bounds).center, in: bounds) == 36)
  }

  @Test("right to left the minimum is at the right, unless the slider forces its own", arguments: SliderSystem.allCases)
  func rightToLeft(system: SliderSystem) {
    let rig = Rig(system: system, value: 0.25)
    rig.window.layoutDirection = .rightToLeft
    rig.frames()
    #expect(near(rig.slider.thumbFrame.midX, 300 - 84.25) && trackFill(of: rig.slider).end == 75)
    #expect(rig.stage.picture[390, 117] == 0xFF00_91FF && rig.stage.picture[110, 117] != 0xFF00_91FF)
    rig.slider.semanticContentAttribute = .forceLeftToRight
    rig.frames()
    #expect(near(rig.slider.thumbFrame.midX, 84.25) && rig.stage.picture[110, 117] == 0xFF00_91FF)
    rig.window.layoutDirection = .leftToRight
    rig.slider.semanticContentAttribute = .forceRightToLeft
    rig.frames()
    #expect(near(rig.slider.thumbFrame.midX, 300 - 84.25))
  }

  @Test("the app's own control keeps its inner slider left to right, and its track with it")
  func forced() {
    let rig = Rig.bare()
    let control = IntensityControl(frame: Rect(x: 100, y: 100, width: 300, height: 34))
    rig.window.layoutDirection = .rightToLeft
    rig.window.addSubview(control)
    control.setValue(0.25, animated: false)
    rig.frames()
    #expect(control.innerSlider.axis == .leftToRight && near(control.innerSlider.thumbFrame.midX, 84.25))
  }

  @Test("vertical: the minimum is at the bottom; drags, keys and release speed go along the line", arguments: SliderSystem.allCases)
  func vertical(system: SliderSystem) {
    let slider = Slider(system: system)
    slider.isVertical = true
    let rig = Rig(slider, value: 0.25)
    slider.frame = Rect(x: 100, y: 100, width: 34, height: 300)
    rig.window.layoutDirection = .rightToLeft
    rig.frames()
    #expect(slider.trackRect(forBounds: slider.bounds) == Rect(x: 14, y: 0, width: 6, height: 300))
    #expect(
      slider.thumbFrame.size == Size(width: 24, height: 37) && near(slider.thumbFrame.midY, 300 - 84.25) && slider.thumbFrame.midX == 17)
    #expect(rig.stage.picture[117, 390] == 0xFF00_91FF && rig.stage.picture[117, 110] != 0xFF00_91FF)
    rig.press(117, 400 - 84.25)
    #expect(slider.isTracking)
    rig.move(300, 400 - 150)
    #expect(near(Double(slider.value), 0.5, 1e-6) && near(slider.thumbFrame.midY, 150, 1e-4))
    rig.rest()
    rig.release(300, 250)
    rig.frames(60)
    rig.window.focus(slider)
    for (key, value) in [(.up, 0.51), (.down, 0.5), (.right, 0.51), (.left, 0.5), (.end, 1), (.home, 0)] as [(Key, Double)] {
      rig.key(key)
      rig.frames(60)
      #expect(near(Double(slider.value), value, 1e-6), "\(key)")
    }
  }
}

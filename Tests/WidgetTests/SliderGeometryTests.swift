import Geometry
import Testing
import Widgets

@Suite("A slider's geometry")
struct SliderGeometryTests {
  @Test("puts the thumb's centre at 18.5 + p (W - 37)", arguments: [(0, 18.5), (0.25, 84.25), (0.5, 150), (1, 281.5)] as [(Float, Double)])
  func center(place: Float, x: Double) {
    for system in SliderSystem.allCases {
      let rig = Rig(system: system, value: place)
      #expect(near(rig.slider.thumbFrame.midX, x, 1e-4) && rig.slider.thumbFrame.midY == 17)
      #expect(rig.slider.thumbFrame.size == Size(width: 37, height: 24))
      #expect(near(trackFillEnd(of: rig.slider), Double(place) * 300, 1e-4))
    }
  }

  @Test("has a track of 6 points over the whole width, and a height of 34")
  func track() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 300, height: 34))
    #expect(slider.trackRect(forBounds: slider.bounds) == Rect(x: 0, y: 14, width: 300, height: 6) && slider.intrinsicHeight == 34)
  }

  @Test("takes presses within 48 points around the thumb", arguments: SliderSystem.allCases)
  func grabArea(system: SliderSystem) {
    let slider = Rig(system: system).slider
    #expect(slider.thumbHitRect == Rect(x: 126, y: -7, width: 48, height: 48))
    for (x, y, isTaken) in [
      (226.5, 117.0, true), (225.5, 117, false), (273.5, 117, true), (274.5, 117, false), (250, 93.5, true), (250, 92.5, false),
      (250, 140.5, true), (250, 141.5, false), (150, 117, false),
    ] {
      let rig = Rig(system: system)
      rig.press(x, y)
      #expect(rig.slider.isTracking == isTaken, "\(x), \(y)")
    }
  }

  @Test("asks the overridden rectangles on every layout and step of a drag, draws them and takes presses in them")
  func overridden() {
    final class Custom: Slider {
      var calls = 0
      override func trackRect(forBounds bounds: Rect) -> Rect { Rect(x: 10, y: 30, width: bounds.width - 20, height: 4) }
      override func thumbRect(forBounds bounds: Rect, trackRect: Rect, value: Float) -> Rect {
        calls += 1
        let rect = super.thumbRect(forBounds: bounds, trackRect: trackRect, value: value)
        return Rect(center: Point(x: rect.midX, y: rect.midY + 60), size: Size(width: 80, height: 20))
      }
    }
    for system in SliderSystem.allCases {
      let slider = Custom(system: system)
      let rig = Rig(slider)
      #expect(slider.thumbFrame == Rect(x: 110, y: 82, width: 80, height: 20))
      let thumb = slider.element.subviews.last
      #expect(thumb?.frame == slider.thumbFrame)
      #expect(slider.subviews.first?.frame == Rect(x: 10, y: 30, width: 280, height: 4))
      rig.press(250, 117)
      #expect(!slider.isTracking, "the old place")
      rig.release(250, 117)
      rig.press(250, 192)
      #expect(slider.isTracking)
      for x in [260.0, 270, 280] {
        let before = slider.calls
        rig.move(x, 192)
        #expect(slider.calls > before && near(thumb?.frame.midX ?? 0, x - 100, 1e-3))
      }
      let before = slider.calls
      rig.release(280, 192)
      slider.value = 0.1
      rig.frames()
      #expect(slider.calls > before)
    }
  }

  @Test("finds its places back: from drawn to place, from place to drawn")
  func inverse() {
    let geometry = SliderGeometry(width: 300, thumbWidth: 37)
    for place in [-3, -0.5, -0.01, 0, 0.3, 1, 1.01, 1.7, 9] {
      let drawn = geometry.drawnPlace(place)
      #expect(near(geometry.place(drawnAt: drawn), place, 1e-9))
      #expect(near(geometry.place(atCenterX: geometry.centerX(drawnAt: place)), place, 1e-12))
      if (0...1).contains(place) { #expect(drawn == place) } else { #expect(abs(drawn - min(max(place, 0), 1)) * 263 < 30) }
    }
  }

  @Test("a disabled slider is drawn at half, and its alpha is otherwise its owner's")
  func alpha() {
    let rig = Rig()
    rig.slider.alpha = 0.8
    rig.window.focus(rig.slider, visibly: true)
    rig.slider.isSelected = true
    #expect(rig.slider.alpha == 0.8)
    rig.slider.isEnabled = false
    #expect(rig.slider.alpha == 0.5)
  }
}

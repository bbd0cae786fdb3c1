import Drawing
import FrameTiming
import Geometry
import Motion
import Stage
import Testing
import Widgets

@Suite("A track whose end is pulled")
struct PulledTrackTests {
  @Test("goes along with the thumb, its far end by a quarter, and thins")
  func figures() {
    let geometry = SliderGeometry(width: 300, thumbWidth: 37)
    let track = Rect(x: 0, y: 14, width: 300, height: 6)
    #expect(same(geometry.pulled(track, overshoot: 0.05), Rect(x: 3.75, y: 15.5, width: 311.25, height: 3)))
    #expect(same(geometry.pulled(track, overshoot: -0.05), Rect(x: -15, y: 15.5, width: 311.25, height: 3)))
    #expect(same(geometry.pulled(track, overshoot: 0.1), Rect(x: 7.5, y: 16, width: 322.5, height: 2)))
    #expect(geometry.pulled(track, overshoot: 0) == track)
  }

  private func same(_ a: Rect, _ b: Rect, _ slack: Double = 1e-9) -> Bool {
    near(a.minX, b.minX, slack) && near(a.minY, b.minY, slack) && near(a.width, b.width, slack) && near(a.height, b.height, slack)
  }

  /// The finger's x for an overshoot of `o` track lengths at the right end of a track of 300.
  private func finger(overshoot o: Double) -> Double { 281.5 + RubberBand(limit: 30).excess(forOffset: o * 300) }

  @Test("is drawn so while the thumb is held past an end, says nothing meanwhile, and springs back", arguments: SliderSystem.allCases)
  func live(system: SliderSystem) {
    let rig = Rig(system: system, value: 1)
    let record = record(rig.slider)
    rig.press(100 + 281.5)
    rig.move(100 + finger(overshoot: 0.05))
    #expect(same(trackFrame(of: rig.slider), Rect(x: 3.75, y: 15.5, width: 311.25, height: 3), 1e-5), "\(trackFrame(of: rig.slider))")
    #expect(near(rig.slider.thumbFrame.maxX, 315, 1e-4) && near(rig.slider.thumbFrame.midY, 17))
    #expect(near(trackFill(of: rig.slider).end, 311.25, 1e-5))
    #expect(rig.slider.value == 1 && !record.take().contains("valueChanged"))
    rig.rest()
    rig.release(100 + finger(overshoot: 0.05))
    var ends = [Double]()
    for _ in 0..<60 {
      rig.frames()
      ends.append(trackFrame(of: rig.slider).maxX)
    }
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $0 >= $1 } && ends.last == 300)
    #expect(trackFrame(of: rig.slider) == Rect(x: 0, y: 14, width: 300, height: 6))
  }

  @Test("is the app's own track too, where that is drawn outside the slider")
  func outer() {
    let control = IntensityControl(frame: Rect(x: 100, y: 100, width: 300, height: 34), system: .settle)
    let rig = Rig.bare()
    rig.window.addSubview(control)
    control.setValue(1, animated: false)
    rig.frames()
    rig.press(100 + 281.5)
    rig.move(100 + finger(overshoot: 0.05))
    #expect(same(control.subviews[0].frame, Rect(x: 3.75, y: 15.5, width: 311.25, height: 3), 1e-5))
  }

  @Test("stays as it is with reduced motion, and the thumb stays inside")
  func reduced() {
    let rig = Rig(value: 1)
    rig.window.reducesMotion = true
    rig.press(100 + 281.5)
    rig.move(100 + finger(overshoot: 0.05))
    #expect(trackFrame(of: rig.slider) == Rect(x: 0, y: 14, width: 300, height: 6) && near(rig.slider.thumbFrame.midX, 281.5))
  }

  @Test("is caught where it is: nothing jumps", arguments: SliderSystem.allCases)
  func caught(system: SliderSystem) {
    let rig = Rig(system: system, value: 1)
    rig.press(100 + 281.5)
    rig.move(100 + finger(overshoot: 0.08))
    rig.rest()
    rig.release(100 + finger(overshoot: 0.08))
    rig.frames(3)
    let before = rig.slider.thumbFrame.midX
    rig.press(100 + before)
    #expect(rig.slider.isTracking && abs(rig.slider.thumbFrame.midX - before) < 0.5)
    rig.frames(20)
    #expect(abs(rig.slider.thumbFrame.midX - before) < 0.5)
  }
}

@Suite("A thumb caught in mid-settle")
struct CatchTests {
  @Test("stays within half a point, forgets its speed and tracks at once", arguments: [SliderSystem.settle, .ios26, .ios26Renamed])
  func caught(system: SliderSystem) {
    let rig = Rig(system: system, value: 0.2)
    rig.slider.releaseVelocity = 2
    rig.press(100 + 71.1)
    rig.move(100 + 150)
    rig.release(100 + 150)
    rig.slider.releaseVelocity = nil
    rig.frames(3)
    #expect(rig.slider.isSettling)
    let before = rig.slider.thumbFrame.midX
    let lifts = record(rig.slider)
    rig.press(100 + before + 7)
    #expect(rig.slider.isTracking && lifts.take() == ["touchDown"])
    #expect(abs(rig.slider.thumbFrame.midX - before) < 0.5)
    for _ in 0..<20 {
      rig.frames()
      #expect(abs(rig.slider.thumbFrame.midX - before) < 0.5)
    }
    rig.move(100 + before + 17)
    #expect(near(rig.slider.thumbFrame.midX, before + 10, 0.5))
  }
}

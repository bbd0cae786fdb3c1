import Drawing
import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@testable import Exhibits

/// The kinds whose thumb grows.
private nonisolated let growing: [ThumbKind] = [.overlay, .spring]

@MainActor
private func rig(_ kind: ThumbKind, value: Float = 0.4) -> ThumbRig<RoundThumbSlider> { ThumbRig(kind.makeSlider(), value: value) }

@Suite("Thumbs that show a press")
struct ThumbSliderTests {
  @Test("are as big as a plain one before it and after it, to the byte of the picture", arguments: ThumbKind.allCases)
  func nothingIsLeft(kind: ThumbKind) {
    let rig = rig(kind)
    #expect(rig.nothingIsLeft)
    for held in [1, 7, 40] {
      rig.press()
      rig.move(to: 0.9)
      rig.frame(held)
      rig.move(to: 0.2)
      rig.release()
      rig.frame(120)
      #expect(rig.nothingIsLeft)
      #expect(rig.stage.window.wantsFrame == false)
    }
  }

  @Test("grow from 30 to 60 points and are there", arguments: growing)
  func grows(kind: ThumbKind) {
    let rig = rig(kind)
    rig.press()
    #expect(rig.slider.shown.diameter == 30)
    rig.frame(60)
    #expect(abs(rig.slider.shown.diameter - 60) < 1e-9)
  }

  @Test("follow the curve of their time: half way at half time, 18 frames to the end")
  func easing() {
    let rig = rig(.overlay)
    rig.press()
    rig.frame(9)
    #expect(abs(rig.slider.shown.diameter - 45) < 1e-6)
    rig.frame(8)
    #expect(rig.slider.shown.diameter < 60)
    rig.frame(1)
    #expect(abs(rig.slider.shown.diameter - 60) < 1e-9)
  }

  @Test("let go at a third of the time neither jump nor stop dead: size and speed go on", arguments: growing)
  func turnsBack(kind: ThumbKind) {
    let rig = rig(kind)
    rig.press()
    rig.frame(5)
    let before = rig.diameters(since: rig.frames.count - 2)
    rig.release()
    rig.frame(60)
    let speed = before[1] - before[0]
    let after = rig.diameters(since: rig.frames.count - 61)
    #expect(speed > 0.5)
    // In the frame of the release it still goes the old way; the speed changes by less than itself.
    #expect(abs((after[0] - before[1]) - speed) < max(2.5, speed))
    #expect(after[60] == 30)
  }

  @Test("let a tap be seen where they are on springs: the drop waits until 0.2 s after the press")
  func tap() {
    let rig = rig(.spring)
    rig.press()
    rig.release()
    rig.frame(10)
    let sizes = rig.diameters(since: 1)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $1 > $0 || $0 > 58 })
    #expect(sizes.max() ?? 0 > 55)
    rig.frame(120)
    #expect(rig.slider.shown.diameter == 30)
  }

  @Test("put everything back at once where the press is lost", arguments: ThumbKind.allCases)
  func cancelled(kind: ThumbKind) {
    let rig = rig(kind)
    rig.press()
    rig.move(to: 0.8)
    rig.frame(12)
    rig.stage.window.cancelPress(time: rig.stage.time.timestamp)
    rig.frame()
    #expect(rig.slider.shown.diameter == 30 && rig.slider.value == 0.4)
    #expect(rig.nothingIsLeft)
  }

  @Test("are there within one frame where motion is to be reduced", arguments: growing + [.crossFade])
  func reducedMotion(kind: ThumbKind) {
    let rig = rig(kind)
    rig.stage.window.reducesMotion = true
    rig.press()
    #expect(rig.slider.shown.diameter == 60 && rig.slider.shown.bigOpacity == 1)
    #expect(rig.stage.window.frameClock?.linkCount == 0)
    rig.release()
    #expect(rig.slider.shown.diameter == 30)
  }

  @Test("do nothing in answer to a question", arguments: ThumbKind.allCases)
  func questions(kind: ThumbKind) {
    let rig = rig(kind)
    rig.press()
    rig.frame(5)
    let shown = rig.slider.shown
    for value in [0, 0.3, 1] as [Float] {
      _ = rig.slider.thumbRect(forBounds: rig.slider.bounds, trackRect: rig.slider.trackRect(forBounds: rig.slider.bounds), value: value)
    }
    #expect(rig.slider.shown == shown && rig.stage.window.frameClock?.time != nil)
    #expect(rig.slider.subviews.last === (rig.slider as? OverlaySlider)?.overlay || !(rig.slider is OverlaySlider))
  }

  @Test("don't begin again where the highlight is set to what it is")
  func setAgain() {
    let rig = rig(.overlay)
    rig.press()
    rig.frame(9)
    rig.slider.isHighlighted = true
    rig.frame(9)
    #expect(abs(rig.slider.shown.diameter - 60) < 1e-9)
  }

  @Test("follow another picture, a tint and another size of the thumb")
  func followsLooks() throws {
    let slider = GrowingSlider()
    let rig = ThumbRig(slider)
    let other = ThumbPictures.disc(20, .black)
    for state in RoundThumbSlider.states { slider.setThumbImage(other, for: state) }
    rig.frame()
    #expect(slider.overlay.image === other.bitmap && slider.overlay.frame == slider.thumbFrame && slider.overlay.frame.width == 20)
    rig.press()
    rig.frame(20)
    #expect(abs(slider.shown.diameter - 60) < 1e-9)
    slider.thumbTintColor = Color(hex: 0xFF0000)
    rig.frame()
    let picture = try #require(slider.overlay.image)
    // At its lower edge, where the colour is itself.
    let color = picture[picture.width / 2, picture.height - 3]
    #expect(color >> 16 & 0xFF == 0xFF && color & 0xFFFF < 0x0400)
    slider.frame.size.width = 200
    rig.frame()
    #expect(slider.shown.offCentre < 0.01)
  }

  @Test("never show a translucent picture twice")
  func translucent() {
    let slider = GrowingSlider()
    let rig = ThumbRig(slider)
    let glassy = ThumbPictures.disc(30, Color(hex: 0x000000, alpha: 0.5))
    for state in RoundThumbSlider.states { slider.setThumbImage(glassy, for: state) }
    rig.frame()
    let centre = slider.convertToWindow(slider.thumbFrame).center
    // Below the track, where only the thumb is seen.
    func level() -> UInt32 { rig.stage.picture[Int(centre.x), Int(centre.y + 10)] & 0xFF }
    let rest = level()
    rig.press()
    rig.frame(3)
    #expect(slider.shown.diameter > 30.5)
    #expect(abs(Int(level()) - Int(rest)) < 12)
  }

  @Test("stop where they leave the window, and work in the next one", arguments: growing)
  func leavesWindow(kind: ThumbKind) {
    let rig = rig(kind)
    rig.press()
    rig.frame(6)
    rig.slider.removeFromSuperview()
    #expect(rig.stage.window.frameClock?.linkCount == 0)
    #expect(rig.slider.shown.diameter == 30)
    rig.stage.window.addSubview(rig.slider)
    rig.frame()
    rig.press()
    rig.frame(60)
    #expect(abs(rig.slider.shown.diameter - 60) < 1e-9)
  }
}

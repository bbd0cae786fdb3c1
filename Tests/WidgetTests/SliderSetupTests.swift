import Drawing
import Geometry
import Testing
import Widgets

@Suite("A slider put in another's place")
struct SliderSetupTests {
  private func isSetUpAlike(_ a: Slider, _ b: Slider) -> Bool {
    a.minimumValue == b.minimumValue && a.maximumValue == b.maximumValue && a.step == b.step && a.isContinuous == b.isContinuous
      && a.trackConfiguration == b.trackConfiguration && a.sliderStyle == b.sliderStyle && a.isVertical == b.isVertical
      && a.minimumTrackTintColor == b.minimumTrackTintColor && a.maximumTrackTintColor == b.maximumTrackTintColor
      && a.thumbTintColor == b.thumbTintColor && a.thumbImage(for: .normal) == b.thumbImage(for: .normal)
      && a.minimumValueImage == b.minimumValueImage && a.semanticContentAttribute == b.semanticContentAttribute
      && a.trackClick == b.trackClick && a.scrubbing == b.scrubbing && a.altIncrementValue == b.altIncrementValue
      && a.isEnabled == b.isEnabled && a.isSelected == b.isSelected
  }

  private func setUp(_ slider: Slider) {
    slider.minimumValue = -4
    slider.maximumValue = -2
    slider.step = 0.25
    slider.isContinuous = false
    slider.trackConfiguration = Slider.TrackConfiguration(allowsTickValuesOnly: false, neutralValue: -3, numberOfTicks: 5)
    slider.minimumTrackTintColor = Color(hex: 0x34C759)
    slider.setThumbImage(ControlImage(Bitmap(width: 20, height: 20)), for: .normal)
    slider.minimumValueImage = ControlImage(Bitmap(width: 8, height: 8))
    slider.isVertical = true
    slider.semanticContentAttribute = .forceRightToLeft
    slider.trackClick = .jump
    slider.scrubbing = SliderScrubbing()
    slider.altIncrementValue = 0.5
    slider.isSelected = true
  }

  @Test(
    "takes over all that was set up, whatever system each imitates, and keeps its value as far as the range lets it",
    arguments: SliderSystem.allCases)
  func setup(system: SliderSystem) {
    let old = Slider(system: .settle), new = Slider(system: system)
    setUp(old)
    #expect(!isSetUpAlike(new, old))
    new.takeSetup(of: old)
    #expect(isSetUpAlike(new, old))
    #expect(new.value == -2)
  }

  @Test("the control's replacement is set up as the slider before it, with the value that was asked for")
  func replacement() {
    let control = IntensityControl(frame: Rect(x: 0, y: 0, width: 300, height: 34))
    let old = control.innerSlider
    setUp(old)
    old.isEnabled = false
    control.replaceInnerSlider(initialRawValue: -2.5)
    #expect(control.innerSlider !== old && isSetUpAlike(control.innerSlider, old))
    #expect(control.value == -2.5)
  }
}

import Drawing
import Geometry
import Widgets

/// A slider of the gallery with what is said about it.
struct GalleryItem {
  let title: String
  /// The property that it shows, as it is written in code.
  let property: String
  let slider: Slider
  /// Dresses it in pictures, again whenever the scale changes.
  var dress: ((Slider, GalleryArt) -> Void)?
  var hasStripes = false
  /// How many cells it takes.
  var columns = 1
}

/// All of a slider's surface, one property at a time.
enum GallerySliders {
  typealias Configuration = Slider.TrackConfiguration

  static func horizontal() -> [GalleryItem] {
    [
      GalleryItem(title: "Plain", property: "Slider()", slider: make(0.4)),
      GalleryItem(title: "Tints", property: "thumbTintColor", slider: tinted()),
      GalleryItem(
        title: "End pictures", property: "minimumValueImage", slider: make(0.55, padding: 8),
        dress: { slider, art in
          slider.minimumValueImage = art.speaker(waves: 0)
          slider.maximumValueImage = art.speaker(waves: 3)
        }),
      GalleryItem(
        title: "Own pictures", property: "setThumbImage(_:for:)", slider: make(0.3),
        dress: { slider, art in
          slider.setThumbImage(art.knob(isPressed: false), for: .normal)
          slider.setThumbImage(art.knob(isPressed: true), for: .highlighted)
          slider.setMinimumTrackImage(art.groove(0xC9562F, 0xFF8A5B), for: .normal)
          slider.setMinimumTrackImage(art.groove(0xC9562F, 0xFF8A5B), for: .highlighted)
        }),
      GalleryItem(title: "Only ticks", property: "allowsTickValuesOnly", slider: ticks()),
      GalleryItem(title: "Neutral value", property: "neutralValue", slider: neutral()),
      GalleryItem(title: "Enabled part", property: "enabledRange", slider: enabled()),
      GalleryItem(title: "No thumb", property: "sliderStyle = .thumbless", slider: thumbless()),
      GalleryItem(title: "Right to left", property: ".forceRightToLeft", slider: rightToLeft()),
      GalleryItem(title: "In tenths", property: "step = 0.1", slider: stepped()),
      GalleryItem(title: "Disabled", property: "isEnabled = false", slider: disabled()),
      GalleryItem(title: "Before glass", property: "system: .custom", slider: make(0.5, .custom)),
      GalleryItem(title: "It forgets", property: "system: .ios26", slider: make(0.5, .ios26)),
      GalleryItem(title: "Fine drags", property: "scrubbing", slider: scrubber()),
      GalleryItem(title: "Glass over colours", property: "system: .settle", slider: glass(), hasStripes: true, columns: 2),
    ]
  }

  static func vertical() -> [GalleryItem] {
    let plain = make(0.6), marked = make(0.5), bare = make(0.35)
    for slider in [plain, marked, bare] { slider.isVertical = true }
    marked.trackConfiguration = Configuration(
      ticks: [.init(position: 0, title: "Low"), .init(position: 0.5, title: "Mid"), .init(position: 1, title: "High")])
    bare.sliderStyle = .thumbless
    bare.minimumTrackTintColor = Color(hex: 0x30B27A)
    return [
      GalleryItem(title: "Vertical", property: "isVertical", slider: plain),
      GalleryItem(title: "Titles", property: "ticks", slider: marked),
      GalleryItem(title: "No thumb", property: ".thumbless", slider: bare),
    ]
  }

  private static func make(_ value: Float, _ system: SliderSystem = .settle, padding: Double = 0) -> Slider {
    var metrics = SliderMetrics()
    metrics.paddingAroundImage = padding
    let slider = Slider(system: system, metrics: metrics)
    slider.value = value
    return slider
  }

  private static func tinted() -> Slider {
    let slider = make(0.65)
    slider.minimumTrackTintColor = Color(hex: 0xFF6B9A)
    slider.maximumTrackTintColor = Color(hex: 0xFF6B9A, alpha: 0.28)
    slider.thumbTintColor = Color(hex: 0xFFE3EE)
    return slider
  }

  private static func ticks() -> Slider {
    let slider = make(0.5)
    slider.trackConfiguration = Configuration(
      ticks: ["XS", "S", "M", "L", "XL"].enumerated().map { .init(position: Float($0.offset) / 4, title: $0.element) })
    return slider
  }

  private static func neutral() -> Slider {
    let slider = make(0)
    slider.maximumValue = 1
    slider.minimumValue = -1
    slider.value = -0.5
    slider.trackConfiguration = Configuration(
      allowsTickValuesOnly: false, neutralValue: 0,
      ticks: [.init(position: 0, title: "-1"), .init(position: 0.5, title: "0"), .init(position: 1, title: "+1")])
    return slider
  }

  private static func enabled() -> Slider {
    let slider = make(0)
    slider.maximumValue = 100
    slider.value = 50
    slider.trackConfiguration = Configuration(allowsTickValuesOnly: false, enabledRange: 20...80, numberOfTicks: 11)
    return slider
  }

  private static func thumbless() -> Slider {
    let slider = make(0.45)
    slider.sliderStyle = .thumbless
    return slider
  }

  private static func rightToLeft() -> Slider {
    let slider = make(0.25)
    slider.semanticContentAttribute = .forceRightToLeft
    return slider
  }

  private static func stepped() -> Slider {
    let slider = make(0.7)
    slider.step = 0.1
    return slider
  }

  private static func disabled() -> Slider {
    let slider = make(0.6)
    slider.isEnabled = false
    return slider
  }

  private static func scrubber() -> Slider {
    let slider = make(0.5)
    slider.scrubbing = SliderScrubbing()
    slider.minimumTrackTintColor = Color(hex: 0xF2A33A)
    return slider
  }

  private static func glass() -> Slider {
    let slider = make(0.5)
    slider.minimumTrackTintColor = .white
    slider.maximumTrackTintColor = Color(white: 1, alpha: 0.35)
    return slider
  }
}

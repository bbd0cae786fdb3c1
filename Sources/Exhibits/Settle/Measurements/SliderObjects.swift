import Introspection
import Widgets

/// The private objects of a slider, by the article's names for its ivars. Nil where a system has none; never a crash.
struct SliderObjects {
  let slider: Slider
  let inside: Introspector

  /// - Parameter inside: how names are looked up; by default as they are stored, whatever an update calls them, so that a measurement
  ///   sees what a patch may miss.
  init(of slider: Slider, _ inside: Introspector = .plain) {
    self.slider = slider
    self.inside = inside
  }

  var data: AnyObject? { object("_data", of: slider) }
  var element: AnyObject? { object("_visualElement", of: slider) }
  var lastUpdate: AnyObject? { object("lastUpdate", of: element) }
  var interaction: AnyObject? { object("fluidInteraction", of: element) }
  var pan: AnyObject? { object("__panDriver", of: interaction) }
  var property: AnyObject? { object("__animatedValue", of: interaction) }
  var activeDriver: AnyObject? { object("__activeDriver", of: interaction) }

  /// All of them that there are, with the drivers and the views that the visual element adds.
  var all: [AnyObject] {
    [
      slider, data, element, lastUpdate, interaction, pan, object("__volumeButtonDriver", of: interaction), property,
      object("_configuration", of: interaction), object("lensView", of: element), object("thumbImageView", of: element),
    ].compactMap { $0 }
  }

  func object(_ name: String, of object: AnyObject?) -> AnyObject? { object.flatMap { (try? inside.object(name, of: $0)) ?? nil } }

  func value(_ name: String, of object: AnyObject?) -> IvarValue? { object.flatMap { try? inside.read(name, of: $0) } }

  func number(_ name: String, of object: AnyObject?) -> Double? {
    switch value(name, of: object) {
    case .double(let number): number
    case .float(let number): Double(number)
    case .int(let number): Double(number)
    case .bool(let flag): flag ? 1 : 0
    default: nil
    }
  }

  /// What a method of no argument answers.
  func answer(_ selector: String, of object: AnyObject?) -> Double? {
    guard let object, case .double(let number) = try? inside.invoke(selector, on: object) else { return nil }
    return number
  }
}

/// Every copy of the target that a slider of iOS 26 keeps, read from its live internals.
struct TargetCopies {
  /// Normalised; nil for a copy that isn't there.
  let places: [(name: String, place: Double?)]

  init(of slider: Slider) {
    let objects = SliderObjects(of: slider)
    places = [
      ("data._value", slider.normalised(slider.value)),
      ("lastUpdate._value", objects.number("_value", of: objects.lastUpdate)),
      ("lastUpdate.__unclampedValue", objects.number("__unclampedValue", of: objects.lastUpdate)),
      ("fluidInteraction._lockedValue", objects.number("_lockedValue", of: objects.interaction)),
      ("fluidInteraction._presentationValue", objects.number("_presentationValue", of: objects.interaction)),
      ("property.value", objects.answer("value", of: objects.property)),
      ("property.presentationValue", objects.answer("presentationValue", of: objects.property)),
    ]
  }

  /// How many stand at `place`.
  func count(at place: Double) -> Int { places.count { $0.place.map { abs($0 - place) <= 0.001 } ?? false } }
  /// Whether every copy stands at `place`.
  func agree(at place: Double) -> Bool { count(at: place) == places.count }
}

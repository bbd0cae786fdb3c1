import Geometry
import Introspection

// The article's graph in small, written as the widgets are: main-actor classes with real stored properties.

class Model: nonisolated Introspectable {
  var _value: Float = 0.25
  var _minValue: Float = 0
  var _maxValue: Float = 1
  var _continuous = true
  var _enabled = true
  var _tracking = false

  init() {}

  nonisolated class var introspection: ClassDeclaration { ClassDeclaration(Model.self, article: "UISliderDataModel", keys: .all) }
}

class LimitedModel: Model {}

protocol Driving: AnyObject {}
protocol DirectDriving: Driving {}
protocol DirectDrivingDelegate: AnyObject {}

class PanDriver: DirectDriving, nonisolated Introspectable {
  var momentum = 0.0
  weak var delegate: (any DirectDrivingDelegate)?

  func cancel() { momentum = 0 }

  nonisolated class var introspection: ClassDeclaration {
    ClassDeclaration(
      PanDriver.self, article: "_UIFluidSliderElasticPanDriver",
      methods: [
        .plain("cancel") { (driver: PanDriver) in driver.cancel() },
        .listed("gestureRecognizerShouldBegin:", signature: "B24@0:8@16"),
      ])
  }
}

class SettleDriver: Driving {}

struct Spring {
  var presentation = 0.0
  var velocity = 0.0
  var log: [Double] = []
}

class AnimatableFloat: nonisolated Introspectable {
  var _animatableProperty = Spring()

  nonisolated class var introspection: ClassDeclaration {
    ClassDeclaration(
      AnimatableFloat.self, article: "UIViewFloatAnimatableProperty", withoutEncoding: ["_animatableProperty"],
      methods: [
        .taking("setValue:") { (property: AnimatableFloat, value) in property._animatableProperty.presentation = value },
        .taking("setVelocity:") { (property: AnimatableFloat, value) in property._animatableProperty.velocity = value },
        .returning("value") { (property: AnimatableFloat) in property._animatableProperty.presentation },
        .returning("velocity") { (property: AnimatableFloat) in property._animatableProperty.velocity },
      ])
  }
}

class Interaction: nonisolated Introspectable {
  var _presentationValue = 0.25
  var _lockedValue = 0.75
  var _locked = false
  weak var _directDrivingDelegate: (any DirectDrivingDelegate)?
  var __drivers: [any Driving] = []
  var __activeDriver: (any Driving)?
  var __panDriver: (any DirectDriving)?
  var __animatedValue = AnimatableFloat()
  var __state = 0
  var __normalizedTrackSize = Size(width: 600, height: 4)

  init() {
    let pan = PanDriver()
    __panDriver = pan
    __drivers = [pan, SettleDriver()]
  }

  nonisolated class var introspection: ClassDeclaration {
    ClassDeclaration(Interaction.self, article: "_UIFluidSliderInteraction")
  }
}

class Update: nonisolated Introspectable {
  var _tracking = false
  var _value = 0.5
  var _type = 0
  var _atTarget = true
  var _trackBounds = Rect(x: 1, y: 2, width: 3, height: 4)
  var _trackTransform = AffineTransform.identity

  nonisolated class var introspection: ClassDeclaration {
    ClassDeclaration(Update.self, article: "_UIFluidSliderInteractionUpdate")
  }
}

class FluidElement: DirectDrivingDelegate, nonisolated Introspectable {
  var data: Model
  var lastUpdate: Update? = Update()
  var fluidInteraction: Interaction? = Interaction()
  var tickViews: [Picture] = []
  var usingSliderStyling = true
  var paddingAroundImage = 2.5

  init(data: Model) {
    self.data = data
    fluidInteraction?._directDrivingDelegate = self
    (fluidInteraction?.__panDriver as? PanDriver)?.delegate = self
  }

  nonisolated class var introspection: ClassDeclaration {
    ClassDeclaration(
      FluidElement.self, article: "_UISliderFluidVisualElement", withoutEncoding: ["lastUpdate", "fluidInteraction"],
      keys: .only(["data"]), methods: [.plain("layout") { (_: FluidElement) in }])
  }
}

class GlassElement: FluidElement {
  var thumbImageView: Picture? = Picture()
  var minimumThumbHitSize = Size(width: 44, height: 44)

  nonisolated override class var introspection: ClassDeclaration {
    ClassDeclaration(GlassElement.self, article: "_UISliderGlassVisualElement", methods: [.plain("layout") { (_: GlassElement) in }])
  }
}

class Picture {
  var scale: Float = 1
  var parent: Knob?
  unowned var maker: Picture?
}

class Knob: nonisolated Introspectable {
  var _data: Model
  var _visualElement: FluidElement
  var _sliderStyle = 3
  var _visualElementFlags: UInt = 7
  weak var _superview: Knob?

  init() {
    _data = Model()
    _visualElement = GlassElement(data: _data)
  }

  nonisolated class var introspection: ClassDeclaration {
    ClassDeclaration(Knob.self, article: "UISlider", keys: .only(["_data"]))
  }
}

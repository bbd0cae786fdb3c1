public import Introspection

// What the classes of the exhibit say about themselves, as the article found them: their names, the ivars that answer an empty type
// encoding, the keys that key-value coding knows, the methods that can be called by selector.

extension Slider: nonisolated Introspectable {
  nonisolated public class var introspection: ClassDeclaration {
    ClassDeclaration(Slider.self, article: "UISlider", keys: .only(["_data"]))
  }
}

extension SliderDataModel: nonisolated Introspectable {
  nonisolated public class var introspection: ClassDeclaration {
    ClassDeclaration(SliderDataModel.self, article: "UISliderDataModel", keys: .all)
  }
}

extension FluidSliderInteractionUpdate: nonisolated Introspectable {
  nonisolated class var introspection: ClassDeclaration {
    ClassDeclaration(FluidSliderInteractionUpdate.self, article: "_UIFluidSliderInteractionUpdate")
  }
}

extension FluidSliderInteraction: nonisolated Introspectable {
  nonisolated class var introspection: ClassDeclaration {
    ClassDeclaration(FluidSliderInteraction.self, article: "_UIFluidSliderInteraction")
  }
}

extension AnimatableFloatProperty: nonisolated Introspectable {
  nonisolated class var introspection: ClassDeclaration {
    ClassDeclaration(
      AnimatableFloatProperty.self, article: "UIViewFloatAnimatableProperty", withoutEncoding: ["_animatableProperty"],
      methods: [
        .taking("setValue:") { (property: AnimatableFloatProperty, value) in property.setValue(value) },
        .taking("setVelocity:") { (property: AnimatableFloatProperty, velocity) in property.setVelocity(velocity) },
        .returning("value") { (property: AnimatableFloatProperty) in property.value() },
        .returning("presentationValue") { (property: AnimatableFloatProperty) in property.presentationValue() },
        .returning("velocity") { (property: AnimatableFloatProperty) in property.velocity() },
      ])
  }
}

extension ElasticPanDriver: nonisolated Introspectable {
  nonisolated class var introspection: ClassDeclaration {
    ClassDeclaration(
      ElasticPanDriver.self, article: "_UIFluidSliderElasticPanDriver",
      methods: [
        .plain("cancel") { (driver: ElasticPanDriver) in driver.cancel() },
        .plain("stop") { (driver: ElasticPanDriver) in driver.stop() },
        .listed("gestureRecognizerShouldBegin:", signature: "B24@0:8@16"),
        .listed("handleGesture:", signature: "v24@0:8@16"),
      ])
  }
}

extension GlassLensView: nonisolated Introspectable {
  nonisolated public class var introspection: ClassDeclaration {
    // Public view dumps of iOS 26 show `_UILiquidLensView` in its place; the article's name stands here.
    ClassDeclaration(GlassLensView.self, article: "_UIFluidGlassLensView")
  }
}

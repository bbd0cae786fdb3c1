import Introspection
import Testing

@Suite("Selectors")
struct MethodTests {
  let inside = Introspector.plain

  @Test("S13: names and signatures as declared")
  func signatures() {
    let property = inside.methods(of: AnimatableFloat.self, .own).map { [$0.selector, $0.signature] }
    #expect(property == [["setValue:", "v24@0:8d16"], ["setVelocity:", "v24@0:8d16"], ["value", "d16@0:8"], ["velocity", "d16@0:8"]])
    let pan = inside.methods(of: PanDriver.self, .own).map { [$0.selector, $0.signature] }
    #expect(pan == [["cancel", "v16@0:8"], ["gestureRecognizerShouldBegin:", "B24@0:8@16"]])
  }

  @Test("an overriding method hides the superclass's")
  func overriding() {
    #expect(inside.methods(of: GlassElement.self, .whole).map(\.selector) == ["layout"])
    #expect(inside.methods(of: LimitedModel.self, .whole).isEmpty)
  }

  @Test("S14: a call moves the spring that no ivar route reaches")
  func calls() throws {
    let property = AnimatableFloat()
    #expect(try inside.invoke("setValue:", on: property, with: 0.4) == .void)
    #expect(property._animatableProperty.presentation == 0.4)
    #expect(try inside.invoke("value", on: property) == .double(0.4))
  }

  @Test("a call with the wrong argument, or of what is only listed, is refused")
  func wrongArguments() {
    let property = AnimatableFloat()
    #expect(throws: IntrospectionError.wrongArgument(selector: "setValue:", signature: "v24@0:8d16")) {
      try inside.invoke("setValue:", on: property)
    }
    #expect(throws: IntrospectionError.wrongArgument(selector: "value", signature: "d16@0:8")) {
      try inside.invoke("value", on: property, with: 1)
    }
    #expect(throws: IntrospectionError.self) { try inside.invoke("gestureRecognizerShouldBegin:", on: PanDriver(), with: 1) }
    #expect(throws: IntrospectionError.noSelector("setPresentation:", in: "AnimatableFloat")) {
      try inside.invoke("setPresentation:", on: property, with: 1)
    }
    #expect(property._animatableProperty.presentation == 0)
  }
}

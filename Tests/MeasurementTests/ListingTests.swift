import Stage
import Testing

@testable import Exhibits

@Suite("The listing of the internals")
struct ListingTests {
  @Test("rows have the contract's seven keys, and both class names")
  func rows() throws {
    guard case .array(let rows) = InternalsListing().json else { throw NoObject() }
    let texts = rows.map(\.compact)
    for row in rows {
      guard case .object(let members) = row else { throw NoObject() }
      #expect(members.map(\.0) == ["path", "class", "articleClass", "ivar", "encoding", "offset", "value"])
    }
    for part in [
      #""path":"_data._value","class":"SliderDataModel","articleClass":"UISliderDataModel","ivar":"_value","encoding":"f","offset":16,"value":0.2"#,
      #""path":"_visualElement.lastUpdate","class":"FluidSliderVisualElement","articleClass":"_UISliderFluidVisualElement","ivar":"lastUpdate","encoding":"""#,
      #""ivar":"minimumThumbHitSize","encoding":"{CGSize=dd}""#,
      #""ivar":"__activeDriver","encoding":"@\"<FluidSliderDriving>\"""#,
    ] {
      #expect(texts.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test("the text lines up, and names each class twice")
  func text() {
    let lines = InternalsListing().text.split(separator: "\n")
    #expect(lines.contains { $0.contains("GlassSliderVisualElement") && $0.contains(" _UISliderGlassVisualElement ") })
    #expect(lines.allSatisfy { $0.last != " " })
  }
}

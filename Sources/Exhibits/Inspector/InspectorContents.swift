import Drawing
import Geometry
import Introspection
import Stage
import Strategies
import Widgets

/// The rows of the inspector for a world as it is now. Made anew for each look; the panel draws only those that differ.
struct InspectorContents {
  let world: SettleWorld
  /// What was folded or unfolded by hand.
  let folds: [String: Bool]
  let foldedSections: Set<InspectorSection>
  /// The value that a step run by hand writes, in slider units.
  let value: Float
  let chosenWrites: Set<PatchWrite>
  let includesStep0: Bool
  let names: PatchNames

  static let width = 372.0
  static let left = 16.0
  static let right = width - 16

  init(
    of world: SettleWorld, folds: [String: Bool], foldedSections: Set<InspectorSection>, value: Float, chosenWrites: Set<PatchWrite>,
    includesStep0: Bool, names: PatchNames
  ) {
    self.world = world
    self.folds = folds
    self.foldedSections = foldedSections
    self.value = value
    self.chosenWrites = chosenWrites
    self.includesStep0 = includesStep0
    self.names = names
  }

  var slider: Slider { world.model.control.innerSlider }
  var inside: Introspector { world.model.patch.introspector }

  var rows: [InspectorRow] {
    section(.copies, copiesSummary) { copies } + section(.internals, nil) { internals } + section(.patch, nil) { patch }
      + section(.forbidden, nil) { forbidden } + section(.names, namesSummary) { aliases }
  }

  private func section(
    _ section: InspectorSection, _ summary: InspectorCell?, _ rows: () -> [InspectorRow]
  ) -> [InspectorRow] {
    let isFolded = foldedSections.contains(section)
    let fold = InspectorAction.foldSection(section)
    var cells: [InspectorCell] = [
      .disclosure(!isFolded, x: InspectorContents.left, action: fold),
      .text(section.rawValue.uppercased(), .section, \.secondaryText, x: InspectorContents.left + 14, width: 200),
    ]
    if let summary { cells.append(summary) }
    let head = InspectorRow(id: "section \(section.rawValue)", height: 34, cells: cells, surface: .section, action: fold)
    guard !isFolded else { return [head] }
    return [head] + rows() + [InspectorRow(id: "end \(section.rawValue)", height: 10, cells: [])]
  }

  /// A sentence over the whole width.
  func sentence(_ id: String, _ text: String, _ color: Ink = \.secondaryText) -> InspectorRow {
    let left = InspectorContents.left
    let width = InspectorContents.right - left
    let cell = InspectorCell(look: .paragraph, text: text, face: .caption, color: color, x: left, width: width)
    let height = TextLayout(text, font: cell.face.font, maxWidth: width, truncates: false).size.height.rounded(.up) + 8
    return InspectorRow(id: id, height: height, cells: [cell])
  }
}

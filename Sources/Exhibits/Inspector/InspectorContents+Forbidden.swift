import Drawing
import Geometry
import Introspection
import Strategies
import Widgets

// What the article says must be left alone, and the names that everything hangs on.
extension InspectorContents {
  var forbidden: [InspectorRow] {
    let inspection = world.inspection
    let left = InspectorContents.left
    let rows = ForbiddenIvar.allCases.map { ivar in
      let state = inspection.isForbidden(ivar)
      let action = state.map { InspectorAction.forbid(ivar, isOn: !$0) }
      let isNil = state == true
      return InspectorRow(
        id: "forbid \(ivar.rawValue)", height: 24,
        cells: [
          .toggle(isNil, x: left, action: action),
          .text(ivar.rawValue + (isNil ? " = nil" : ""), .figure, isNil ? \.bad : \.text, x: left + 34, width: 180),
          .text(ivar.effect, .caption, isNil ? \.bad : \.secondaryText, x: 206, width: InspectorContents.right - 206, isRight: true),
        ],
        detail: .init(
          title: "\(ivar.rawValue) = nil: \(ivar.effect)", text: "off again puts back what was there; so does R, with a new slider"))
    }
    let frozen = inspection.isForbidden(.panDriver) == true || inspection.isForbidden(.drivers) == true
    if inspection.isForbidden(.panDriver) == nil { return rows + [sentence("forbid none", "This system has no drivers to take away.")] }
    return frozen ? rows + [sentence("frozen", "Frozen: the thumb takes no press. R resets the slider.", \.bad)] : rows
  }

  var namesSummary: InspectorCell? {
    let x = 256.0
    if !world.model.aliases.isEmpty {
      return .button("Restore names", x: x, width: InspectorContents.right - x, action: .restoreNames)
    }
    let isRenamed = !names.missing.isEmpty
    return .text(
      isRenamed ? "\(names.missing.count) renamed" : "as the article's", .caption, isRenamed ? \.bad : \.good, x: x,
      width: InspectorContents.right - x, isRight: true)
  }

  var aliases: [InspectorRow] {
    guard !names.entries.isEmpty else { return [sentence("names none", "The patch needs private ivars; this slider has none of them.")] }
    let rows = names.entries.map { entry in
      let left = InspectorContents.left
      let isRenamed = entry.current != entry.name.name
      return InspectorRow(
        id: "name \(entry.className) \(entry.name.name)", height: 20,
        cells: [
          .text(entry.name.title, .figure, isRenamed ? \.secondaryText : \.text, x: left, width: 166),
          .text(
            isRenamed ? entry.current : "rename", isRenamed ? .strongFigure : .caption, isRenamed ? \.bad : \.accent, x: 190,
            width: InspectorContents.right - 190, isRight: true, action: .rename(path: entry.path, name: entry.current)),
        ],
        detail: .init(
          title: "\(entry.className).\(entry.name.name)",
          text: isRenamed ? "lookups know it as \(entry.current)" : "click to give it another name"))
    }
    return rows + [
      sentence("survive", (names.missing.isEmpty ? "Without private names: " : "Untouched by that: ") + PatchNames.list(survivors) + ".")
    ]
  }

  /// The strategies that no missing name concerns.
  var survivors: [String] {
    let missing = Set(names.missing)
    return StrategyID.allCases.filter {
      missing.isDisjoint(with: world.model.strategy($0).privateNames)
        && (missing.isEmpty ? world.model.strategy($0).privateNames.isEmpty : true)
    }
    .map(\.title)
  }
}

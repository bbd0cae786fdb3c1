import Drawing
import Geometry
import Stage
import Widgets

// The copies of the target side by side: the article's point at a glance.
extension InspectorContents {
  /// Copies nearer than this are equal, as places.
  private static let tolerance = 0.001
  /// The copies that follow a motion, and so are elsewhere while it lasts.
  private static let moving: Set<String> = ["lastUpdate._value", "fluidInteraction._presentationValue", "property.presentationValue"]

  private var places: [(name: String, place: Double?)] { TargetCopies(of: slider).places }

  private func disagrees(_ place: Double?) -> Bool {
    place.map { abs($0 - slider.normalised(slider.value)) > InspectorContents.tolerance } ?? false
  }

  /// On the way somewhere rather than wrong.
  private func isOnItsWay(_ name: String) -> Bool { slider.isSettling && InspectorContents.moving.contains(name) }

  var copiesSummary: InspectorCell {
    let places = places
    let count = places.count { disagrees($0.place) }
    let onTheWay = places.count { disagrees($0.place) && isOnItsWay($0.name) }
    let total = places.count { $0.place != nil }
    let (text, color): (String, Ink) =
      if total == 1 {
        ("one copy", \.good)
      } else if count == 0 {
        ("all \(total) agree", \.good)
      } else if count == onTheWay {
        ("\(count) on the way", \.warm)
      } else {
        ("\(count) of \(total) disagree", \.bad)
      }
    return .text(text, .caption, color, x: 216, width: InspectorContents.right - 216, isRight: true)
  }

  var copies: [InspectorRow] {
    let places = places
    guard places.contains(where: { $0.name != "data._value" && $0.place != nil }) else {
      return [copy(0, places[0])] + [sentence("copies none", "This slider keeps no second copy of its target.")]
    }
    let ledger = world.inspection.ledger
    let head = InspectorRow(
      id: "copies head", height: 18,
      cells: [
        .text("writer", .caption, \.secondaryText, x: 204, width: 50),
        .text("since \(ledger.origin.title)", .caption, \.secondaryText, x: 246, width: 70, isRight: true),
      ])
    return [head] + places.enumerated().map { copy($0.offset, $0.element) }
  }

  private func copy(_ index: Int, _ copy: (name: String, place: Double?)) -> InspectorRow {
    let ledger = world.inspection.ledger
    let entry = ledger.entries[index]
    let isWrong = disagrees(copy.place)
    let color: Ink = copy.place == nil ? \.secondaryText : !isWrong ? \.good : isOnItsWay(copy.name) ? \.warm : \.bad
    let short = copy.name.replacing("fluidInteraction.", with: "").replacing("presentationValue", with: "presentation", maxReplacements: 1)
    let name = copy.name.hasPrefix("fluidInteraction") ? short.replacing("_presentation", with: "_presentationValue") : short
    let value = copy.place.map { NumberText.fixed($0, places: 3) } ?? "none"
    return InspectorRow(
      id: "copy \(copy.name)", height: 19,
      cells: [
        .text(name, .figure, \.secondaryText, x: InspectorContents.left, width: 184),
        .text(entry.writer.title, .figure, \.text, x: 204, width: 64),
        .text(InspectorContents.signed(entry.time - ledger.origin.time), .figure, \.secondaryText, x: 262, width: 54, isRight: true),
        .text(value, .strongFigure, color, x: 316, width: InspectorContents.right - 316, isRight: true),
      ],
      detail: .init(
        title: copy.name,
        text: "\(copy.place.map { "\($0)" } ?? "none")  written by \(entry.writer.title) at \(NumberText.fixed(entry.time, places: 3)) s"),
      watched: value)
  }

  /// Seconds with a sign.
  private static func signed(_ seconds: Double) -> String {
    let places = abs(seconds) < 10 ? 3 : abs(seconds) < 100 ? 2 : 1
    return (seconds >= 0 ? "+" : "") + NumberText.fixed(seconds, places: places)
  }
}

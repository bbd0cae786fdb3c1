import Drawing
import Geometry
import Strategies
import Widgets

// The steps with their switches and, unfolded, their writes; what each did; what can be run by itself.
extension InspectorContents {
  private static func fold(_ step: PatchStep) -> String { "step \(step.rawValue)" }

  var patch: [InspectorRow] {
    let left = InspectorContents.left
    let first = InspectorRow(
      id: "step 0", height: 26,
      cells: [
        .toggle(includesStep0, x: left + 12, action: .toggleStep(0)),
        .text("0", .strongFigure, \.secondaryText, x: left + 46, width: 12), .text("outer set", .caption, x: left + 60, width: 90),
        .text("the article's call", .caption, \.secondaryText, x: 180, width: 124, isRight: true),
      ],
      detail: .init(title: "the outer control's own setValue", text: "belongs to the article's call, and hides what step 2 does"))
    return [first] + PatchStep.allCases.flatMap(rows)
  }

  private func rows(of step: PatchStep) -> [InspectorRow] {
    let key = InspectorContents.fold(step)
    let isOpen = folds[key] ?? false
    return [head(of: step, isOpen: isOpen)] + (isOpen ? step.writes.map(row) : [])
  }

  private func head(of step: PatchStep, isOpen: Bool) -> InspectorRow {
    let left = InspectorContents.left
    let chosen = step.writes.count(where: chosenWrites.contains)
    let result = world.inspection.patchBook.results[step]
    let isMissing = step.writes.contains(where: names.isLost)
    let (text, color): (String, Ink) =
      if let result {
        (result.text(of: step), result.lost.isEmpty ? \.good : \.bad)
      } else if isMissing {
        (step.writes.allSatisfy(names.isLost) ? "will find nothing" : "will miss some", \.bad)
      } else if chosen == 0 {
        ("off", \.secondaryText)
      } else {
        (chosen < step.writes.count ? "\(chosen) of \(step.writes.count) writes" : "", \.secondaryText)
      }
    return InspectorRow(
      id: "step \(step.rawValue)", height: 26,
      cells: [
        .disclosure(isOpen, x: left, action: .fold(InspectorContents.fold(step))),
        .toggle(chosen > 0, x: left + 12, action: .toggleStep(step.rawValue)),
        .text("\(step.rawValue)", .strongFigure, \.accent, x: left + 46, width: 12),
        .text(step.title, .caption, x: left + 60, width: 100),
        .text(text, .caption, color, x: 166, width: 138, isRight: true),
        .button("Run", x: 312, width: InspectorContents.right - 312, action: .run(step)),
      ],
      detail: .init(
        title: "step \(step.rawValue): \(step.writes.map(\.rawValue).joined(separator: ", "))",
        text: result?.missed.first ?? "run it now by itself, for the value that S sets"),
      action: .fold(InspectorContents.fold(step)))
  }

  private func row(_ write: PatchWrite) -> InspectorRow {
    let book = world.inspection.patchBook
    let isLost = book.isLost(write) || names.isLost(write)
    let (text, color): (String, Ink) =
      if isLost {
        ("found nothing", \.bad)
      } else {
        (write.need.title, write.need.isRedundant ? \.warm : \.secondaryText)
      }
    let left = InspectorContents.left
    let name = write.rawValue.split(separator: ".").last.map(String.init) ?? write.rawValue
    return InspectorRow(
      id: "write \(write.rawValue)", height: 22,
      cells: [
        .toggle(chosenWrites.contains(write), x: left + 30, action: .toggleWrite(write)),
        .text(name, .figure, isLost ? \.bad : book.isDone(write) ? \.good : \.text, x: left + 64, width: 138),
        .text(text, .caption, color, x: 206, width: 98, isRight: true),
        .button("Run", x: 312, width: InspectorContents.right - 312, action: .runWrite(write)),
      ], detail: .init(title: write.rawValue, text: "\(write.need.verdict): without it \(write.need.reason)"))
  }
}

extension PatchWriteNeed {
  fileprivate var isRedundant: Bool { if case .redundant = self { true } else { false } }
}

import Drawing
import Geometry
import Introspection
import Stage
import Strategies
import Widgets

// The internals as a tree: class and the article's name, ivar, encoding, offset, value.
extension InspectorContents {
  private enum Column {
    static let badge = 205.0
    static let encoding = 226.0
    static let offset = 246.0
    static let value = 280.0
  }

  private static func indent(_ depth: Int) -> Double { left + 12 * Double(depth) }

  var internals: [InspectorRow] {
    let lines = InternalsTree(of: slider, inside, folds: folds).lines
    let marks = marks(in: lines)
    return lines.map { line in
      switch line.content {
      case .owner(let className, let article): owner(line, className, article)
      case .method(let selector, let signature): method(line, selector, signature, marks)
      case .ivar(let row, let fold, let isOpen): ivar(line, row, fold, isOpen, marks)
      case .plumbing(let count, let fold, let isOpen): plumbing(count, fold, isOpen)
      }
    }
  }

  /// What the steps of the last set wrote, by path or path and selector.
  private func marks(in lines: [InternalsTree.Line]) -> [String: PatchStep] {
    var marks: [String: PatchStep] = [:]
    for write in world.inspection.patchBook.done {
      guard let place = names.place(of: write) else { continue }
      let path = place.selector.flatMap { shownPath(of: place.path, calling: $0, in: lines) } ?? place.path
      marks[place.selector.map { "\(path) \($0)" } ?? path] = write.step
    }
    return marks
  }

  /// An object that several paths lead to shows its methods under one of them.
  private func shownPath(of path: String, calling selector: String, in lines: [InternalsTree.Line]) -> String? {
    guard let object = try? inside.resolve(path, from: slider) else { return nil }
    return lines.first { line in
      if case .method(selector, _) = line.content { (try? inside.resolve(line.path, from: slider)) === object } else { false }
    }?.path
  }

  private func owner(_ line: InternalsTree.Line, _ className: String, _ article: String) -> InspectorRow {
    let x = InspectorContents.indent(line.depth) + 12
    let text = article.isEmpty ? className : "\(className)  \(article)"
    return InspectorRow(
      id: "class \(line.path) \(className)", height: 21,
      cells: [.text(text, .small, \.accent, x: x, width: InspectorContents.right - x)],
      detail: .init(title: className, text: article.isEmpty ? "not in the article" : "the article's \(article)"))
  }

  private func plumbing(_ count: Int, _ fold: String, _ isOpen: Bool) -> InspectorRow {
    let action = InspectorAction.fold(fold)
    return InspectorRow(
      id: "plumbing",
      cells: [
        .disclosure(isOpen, x: InspectorContents.left, action: action),
        .text("\(count) more of this toolkit's own", .caption, \.secondaryText, x: InspectorContents.left + 12, width: 200),
      ], action: action)
  }

  private func method(
    _ line: InternalsTree.Line, _ selector: String, _ signature: String, _ marks: [String: PatchStep]
  ) -> InspectorRow {
    let x = InspectorContents.indent(line.depth) + 12
    let isListed = !["v16@0:8", "v24@0:8d16", "d16@0:8"].contains(signature)
    let id = "\(line.path) \(selector)"
    var cells: [InspectorCell] = [
      .text(selector, .figure, isListed ? \.secondaryText : \.text, x: x, width: Column.badge - x - 2),
      .text(signature, .figure, \.secondaryText, x: Column.encoding, width: 76),
    ]
    if let step = marks[id] { cells.append(.badge("\(step.rawValue)", x: Column.badge)) }
    if isListed {
      cells.append(.text("listed", .caption, \.secondaryText, x: 306, width: 50, isRight: true))
    } else {
      let call = InspectorAction.call(path: line.path, selector: selector, takesNumber: signature.hasPrefix("v24"))
      cells.append(.button("Call", x: 312, width: InspectorContents.right - 312, action: call))
    }
    return InspectorRow(
      id: id, height: 21, cells: cells,
      detail: .init(title: "\(line.path).\(selector)", text: isListed ? "\(signature)  takes a gesture: only listed" : signature))
  }

  private func ivar(
    _ line: InternalsTree.Line, _ row: DumpRow, _ fold: String?, _ isOpen: Bool, _ marks: [String: PatchStep]
  ) -> InspectorRow {
    let x = InspectorContents.indent(line.depth)
    let action = fold.map(InspectorAction.fold)
    var cells: [InspectorCell] = []
    if let action { cells.append(.disclosure(isOpen, x: x, action: action)) }
    var name = InspectorCell.text(row.ivar, x: x + 12, width: Column.badge - x - 14, action: action)
    name.doubleAction = .rename(path: row.path, name: row.ivar)
    cells.append(name)
    if let step = marks[row.path] { cells.append(.badge("\(step.rawValue)", x: Column.badge)) }
    cells += [
      .text(InspectorContents.short(encoding: row.encoding), .figure, \.secondaryText, x: Column.encoding, width: 22),
      .text("\(row.offset)", .figure, \.secondaryText, x: Column.offset, width: 25, isRight: true),
      value(row, isObject: fold != nil, isOpen: isOpen),
    ]
    let encoding = row.encoding.isEmpty ? ": :" : row.encoding
    return InspectorRow(
      id: row.path, cells: cells, detail: .init(title: row.path, text: "\(encoding)  +\(row.offset)  \(row.value)"),
      watched: row.value.description,
      action: action)
  }

  private func value(_ row: DumpRow, isObject: Bool, isOpen: Bool) -> InspectorCell {
    let text: String
    var color: Ink = \.text
    var action: InspectorAction?
    switch row.value {
    case .float(let number): text = InspectorContents.short(Double(number))
    case .double(let number): text = InspectorContents.short(number)
    case .bool(let flag):
      text = "\(flag)"
      action = .flip(path: row.path, to: !flag)
    case .int(let number): text = "\(number)"
    case .uint(let number): text = "\(number)"
    case .text(let words):
      // Unfolded, its class stands below it.
      text = isOpen ? words.split(separator: " ").last.map(String.init) ?? words : words
      color = isObject ? \.accent : \.secondaryText
    case .none:
      text = "nil"
      color = \.secondaryText
    }
    if ["f", "d", "q", "Q"].contains(row.encoding) {
      action = .edit(path: row.path, encoding: row.encoding, text: row.value.description)
    }
    return .text(text, .figure, color, x: Column.value, width: InspectorContents.right - Column.value, isRight: true, action: action)
  }

  private static func short(_ number: Double) -> String {
    let size = abs(number)
    guard number.isFinite, size == 0 || (1e-4..<1e5).contains(size) else { return NumberText.shortest(number) }
    return NumberText.fixed(number, places: 4)
  }

  /// The whole of it stands in the bar below.
  private static func short(encoding: String) -> String {
    if encoding.isEmpty { return ": :" }
    return encoding.hasPrefix("@") ? "@" : encoding.hasPrefix("{") ? "{\u{2026}}" : encoding
  }
}

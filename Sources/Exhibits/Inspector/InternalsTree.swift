import Introspection
import Widgets

/// The internals of a slider as lines: classes, methods, ivars, down to what is unfolded.
struct InternalsTree {
  struct Line: Hashable {
    enum Content: Hashable {
      /// A class by both its names, above its ivars.
      case owner(className: String, article: String)
      case method(selector: String, signature: String)
      /// `fold` is the key by which the ivar's object is folded; nil where there is none to show.
      case ivar(DumpRow, fold: String?, isOpen: Bool)
      /// Ivars that belong to this toolkit and not to the article.
      case plumbing(count: Int, fold: String, isOpen: Bool)
    }

    var depth: Int
    /// The ivar's, or that of the object to which class and method belong.
    var path: String
    var content: Content
  }

  private let slider: Slider
  private let inside: Introspector
  /// What was folded or unfolded by hand.
  private let folds: [String: Bool]

  init(of slider: Slider, _ inside: Introspector, folds: [String: Bool]) {
    self.slider = slider
    self.inside = inside
    self.folds = folds
  }

  /// Whether what is behind `key` shows; by default all but looks and plumbing.
  private func isOpen(_ key: String, showing className: String) -> Bool { folds[key] ?? (className != "GlassLensView") }

  private static let plumbingFold = "plumbing"

  var lines: [Line] {
    let rows = inside.dump(slider, .declared).rows
    let hasMore = rows.indices.map { index in index + 1 < rows.count && rows[index + 1].depth > rows[index].depth }
    let plumbing = rows.count { InternalsTree.isPlumbing($0) }
    let showsPlumbing = folds[InternalsTree.plumbingFold] ?? false
    var lines: [Line] = []
    var owner = ""
    var toldPlumbing = false
    /// The depth below which everything is folded away.
    var foldedBelow = Int.max
    for (index, row) in rows.enumerated() {
      if row.depth > foldedBelow { continue }
      foldedBelow = .max
      if InternalsTree.isPlumbing(row) {
        if !toldPlumbing {
          toldPlumbing = true
          lines.append(
            Line(depth: 0, path: "", content: .plumbing(count: plumbing, fold: InternalsTree.plumbingFold, isOpen: showsPlumbing)))
        }
        if !showsPlumbing {
          foldedBelow = row.depth
          continue
        }
      }
      let parent = InternalsTree.parent(of: row.path)
      let key = "\(parent)/\(row.className)"
      if key != owner, owner.isEmpty || !lines.contains(where: { $0.isOwner(of: row.className, at: parent) }) {
        lines.append(
          Line(depth: row.depth, path: parent, content: .owner(className: row.className, article: row.articleClass)))
        if !lines.dropLast().contains(where: { $0.isOwner(at: parent) }) { lines += methods(at: parent, depth: row.depth) }
      }
      owner = key
      let fold = hasMore[index] ? "\(row.className)+\(row.offset)" : nil
      let isOpen = fold.map { self.isOpen($0, showing: rows[index + 1].className) } ?? false
      lines.append(Line(depth: row.depth, path: row.path, content: .ivar(row, fold: fold, isOpen: isOpen)))
      if fold != nil && !isOpen { foldedBelow = row.depth }
    }
    return lines
  }

  private func methods(at path: String, depth: Int) -> [Line] {
    guard let object = try? inside.resolve(path, from: slider) else { return [] }
    return inside.methods(of: type(of: object), .whole)
      .map { Line(depth: depth, path: path, content: .method(selector: $0.selector, signature: $0.signature)) }
  }

  private static func isPlumbing(_ row: DumpRow) -> Bool { row.className == "Slider" && !row.ivar.hasPrefix("_") && row.depth == 0 }

  private static func parent(of path: String) -> String { path.lastIndex(of: ".").map { String(path[..<$0]) } ?? "" }
}

extension InternalsTree.Line {
  fileprivate func isOwner(of className: String? = nil, at path: String) -> Bool {
    guard case .owner(let name, _) = content, self.path == path else { return false }
    return className == nil || className == name
  }
}

import Drawing
import Geometry
import Strategies
import Widgets

/// What a click in the inspector asks for.
enum InspectorAction: Hashable {
  case foldSection(InspectorSection)
  case fold(String)
  case edit(path: String, encoding: String, text: String)
  case flip(path: String, to: Bool)
  case rename(path: String, name: String)
  case call(path: String, selector: String, takesNumber: Bool)
  case toggleStep(Int)
  case run(PatchStep)
  case toggleWrite(PatchWrite)
  case runWrite(PatchWrite)
  case forbid(ForbiddenIvar, isOn: Bool)
  case restoreNames
  case undo
}

enum InspectorSection: String, CaseIterable, Hashable {
  case copies = "Copies of the target"
  case internals = "Internals"
  case patch = "The patch, step by step"
  case forbidden = "What must not be touched"
  case names = "Names"
}

/// A colour of the theme, by what it is for.
typealias Ink = KeyPath<Theme, Color>

/// A piece of a row: a text, a button, a switch ... at a place of its own.
struct InspectorCell: Hashable {
  enum Look: Hashable {
    case text
    /// Goes on in further lines.
    case paragraph
    case button
    case toggle(isOn: Bool)
    case badge
    case disclosure(isOpen: Bool)
  }

  enum Face: Hashable {
    case figure, strongFigure, caption, small, section

    var font: Font {
      switch self {
      case .figure: Theme.smallFigure
      case .strongFigure: Font(face: .monospaced, size: 11, weight: .bold)
      case .caption: Theme.caption
      case .small: Font(face: .text, size: 10, weight: .medium)
      case .section: Theme.section
      }
    }
  }

  var look = Look.text
  var text = ""
  var face = Face.figure
  var color: Ink = \.text
  /// From the row's left, in points.
  var x: Double
  var width: Double
  var isRight = false
  var action: InspectorAction?
  /// Asked for by a second click.
  var doubleAction: InspectorAction?

  static func text(
    _ text: String, _ face: Face = .figure, _ color: Ink = \.text, x: Double, width: Double, isRight: Bool = false,
    action: InspectorAction? = nil
  ) -> InspectorCell {
    InspectorCell(text: text, face: face, color: color, x: x, width: width, isRight: isRight, action: action)
  }

  static func button(_ text: String, x: Double, width: Double, action: InspectorAction) -> InspectorCell {
    InspectorCell(look: .button, text: text, face: .caption, x: x, width: width, action: action)
  }

  static func toggle(_ isOn: Bool, x: Double, action: InspectorAction?) -> InspectorCell {
    InspectorCell(look: .toggle(isOn: isOn), x: x, width: 26, action: action)
  }

  static func disclosure(_ isOpen: Bool, x: Double, action: InspectorAction) -> InspectorCell {
    InspectorCell(look: .disclosure(isOpen: isOpen), x: x, width: 10, action: action)
  }

  static func badge(_ text: String, x: Double) -> InspectorCell {
    InspectorCell(look: .badge, text: text, face: .strongFigure, x: x, width: 15)
  }
}

/// All that a row shows. Rows are compared, so that only those that changed are drawn.
struct InspectorRow: Hashable {
  enum Surface: Hashable { case plain, section, bad }

  /// Two lines about the row, for the bar below.
  struct Detail: Hashable {
    var title: String
    var text: String
  }

  var id: String
  var height = 20.0
  var cells: [InspectorCell]
  var surface = Surface.plain
  /// 1 just after a change, falling to 0.
  var flash = 0.0
  var detail: Detail?
  /// What flashes the row when it changes; nil where nothing does.
  var watched: String?
  /// What a click beside the cells does.
  var action: InspectorAction?
}

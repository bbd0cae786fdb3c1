import Geometry
import Widgets

/// What is being typed in the inspector, and what it becomes.
struct InspectorEntry: Hashable {
  enum Purpose: Hashable {
    case value(path: String, encoding: String)
    case argument(path: String, selector: String)
    case name(path: String)
  }

  enum Outcome: Hashable {
    case edit(InspectorEdit)
    /// Why the text can't be meant.
    case refusal(String)
  }

  var purpose: Purpose
  var text: String

  func accepts(_ character: Character) -> Bool {
    switch purpose {
    case .value, .argument: character.isASCII && (character.isNumber || ".-+eE".contains(character))
    case .name: character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }
  }

  /// What `text` asks for.
  func outcome(of text: String) -> Outcome {
    switch purpose {
    case .name(let path):
      guard let first = text.first else { return .refusal("A name can't be empty.") }
      guard !first.isNumber else { return .refusal("A name can't begin with a digit.") }
      return .edit(.rename(path: path, name: text))
    case .argument(let path, let selector):
      return number(text) { .edit(.call(path: path, selector: selector, argument: $0)) }
    case .value(let path, let encoding):
      return number(text) { value in
        switch encoding {
        case "f": return Float(value).isFinite ? .edit(.write(path: path, value: value)) : .refusal("f can't hold \(text): too large.")
        case "q", "Q":
          guard value == value.rounded() else { return .refusal("\(encoding) takes a whole number, not \(text).") }
          guard abs(value) <= 9_007_199_254_740_992 else { return .refusal("\(encoding) takes at most 2^53 here.") }
          return encoding == "Q" && value < 0 ? .refusal("Q takes no negative number.") : .edit(.write(path: path, value: value))
        default: return .edit(.write(path: path, value: value))
        }
      }
    }
  }

  private func number(_ text: String, _ then: (Double) -> Outcome) -> Outcome {
    guard !text.isEmpty else { return .refusal("A number is wanted here.") }
    guard let value = Double(text) else { return .refusal("\u{201C}\(text)\u{201D} is no number.") }
    guard value.isFinite else { return .refusal("d can't hold \(text): too large.") }
    return then(value)
  }
}

import FoundationEssentials
import Introspection
import Testing

@Suite("Dumps")
struct DumpTests {
  let inside = Introspector.plain

  @Test("B30: (a) a tree with weak and strong parent links and a closure ends, each object shown once")
  func cycles() {
    let everything = Everything()
    let root = everything.menagerie
    let knob = everything.knob
    everything.glass.thumbImageView?.parent = knob
    knob._superview = knob
    root.anyObject = knob
    root.closure = { root.made }
    root.weakDriver = everything.interaction.__drivers[1]
    let dump = inside.dump(root, .everything)
    // The menagerie and its base; the knob, its model, element, update, interaction, animated value, two drivers and picture.
    #expect(dump.objectCount == 11)
    let introduced = dump.rows.flatMap { row in
      let words = row.value.description.split(whereSeparator: { " [],".contains($0) })
      return zip(words, words.dropFirst()).filter { $0 != "weak" && !$0.hasPrefix("#") && $1.hasPrefix("#") }.map(\.1)
    }
    #expect(introduced.count == dump.objectCount - 1 && Set(introduced).count == introduced.count)
    let owners = Set(dump.rows.map { $0.path.split(separator: ".").dropLast().joined(separator: ".") })
    #expect(owners.count == dump.objectCount - 2)  // the base and the settle driver have no ivars
    #expect(Set(dump.rows.map(\.path)).count == dump.rows.count)
    root.closure = { 1 }
    everything.glass.thumbImageView?.parent = nil
  }

  @Test("B30: (b) a lazy property that was never read stays unmade; two dumps are the same text")
  func laziness() {
    let menagerie = Menagerie()
    let first = inside.dump(menagerie, .everything).lines
    let second = inside.dump(menagerie, .everything).lines
    #expect(first == second)
    #expect(menagerie.made == 0)
    _ = menagerie.late
    #expect(menagerie.made == 1)
    #expect(inside.dump(menagerie, .everything).lines != first)
  }

  @Test("B30: (f) a dump during a modification of what it shows reads only")
  func overlapping() {
    let model = Model()
    func hold(_ value: inout Float) {
      let bytes = inside.bytes(of: model)
      _ = inside.dump(model, .everything)
      _ = try? inside.read("_value", of: model)
      #expect(inside.bytes(of: model) == bytes)
      value = 0.5
    }
    hold(&model._value)
    #expect(model._value == 0.5)
  }

  @Test("a dump changes no byte of what it looks at and keeps nothing alive")
  func innocence() {
    weak var knob: Knob?
    do {
      let everything = Everything()
      knob = everything.knob
      let before = everything.bytes()
      for scope in [DumpScope.declared, .everything] { _ = inside.dump(everything.knob, scope) }
      #expect(everything.bytes() == before)
    }
    #expect(knob == nil)
  }

  @Test("declared classes only: superclasses and objects without a declaration are named, not opened")
  func declaredOnly() {
    let everything = Everything()
    let rows = inside.dump(everything.knob, .declared).rows
    #expect(rows.contains { $0.path == "_visualElement.thumbImageView" && $0.value.description.hasPrefix("Picture #") })
    #expect(!rows.contains { $0.className == "Picture" })
    #expect(inside.dump(everything.limited, .declared).rows.allSatisfy { $0.className == "Model" })
  }

  @Test("every path of a dump leads to what the dump shows there")
  func paths() throws {
    let knob = Knob()
    for row in inside.dump(knob, .everything).rows {
      let place = try inside.locate(row.path, from: knob)
      let value = try inside.read(place.name, of: place.object)
      switch value {
      case .double(let number): #expect(row.value == .double(number))
      case .float(let number): #expect(row.value == .float(number))
      case .bool(let flag): #expect(row.value == .bool(flag))
      default: break
      }
    }
  }

  @Test("lines show name, encoding, offset, value; an empty encoding as : :")
  func lines() {
    let knob = Knob()
    let lines = inside.dump(knob, .declared).lines
    #expect(lines.first == "Knob #1 (UISlider)")
    #expect(lines.contains("  _data : @\"Model\" : +16 : Model #2"))
    #expect(lines.contains("    _value : f : +16 : 0.25"))
    #expect(lines.contains { $0.hasPrefix("    lastUpdate : : +") })
    #expect(
      lines.contains { $0.contains("_trackBounds : {CGRect={CGPoint=dd}{CGSize=dd}} : +") && $0.hasSuffix("{{1.0, 2.0}, {3.0, 4.0}}") })
  }

  @Test("a row becomes a JSON object with the contract's seven keys; numbers stay numbers, nil is null")
  func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ row: DumpRow?) throws -> String { String(decoding: try encoder.encode(row), as: UTF8.self) }
    let rows = inside.dump(Knob(), .declared).rows
    #expect(
      try text(rows.first { $0.path == "_data._value" })
        == #"{"articleClass":"UISliderDataModel","class":"Model","encoding":"f","ivar":"_value","offset":16,"path":"_data._value","value":0.25}"#
    )
    #expect(try text(rows.first { $0.ivar == "__activeDriver" }).hasSuffix(#""value":null}"#))
    let model = Model()
    model._value = .nan
    #expect(try text(inside.dump(model, .declared).rows.first).hasSuffix(#""value":"nan"}"#))
  }

  @Test("S09b: eight unchecked bytes over a float slot spoil its neighbour too; the live object keeps its own")
  func scratchCopy() throws {
    let model = Model()
    let before = inside.bytes(of: model)
    var scratch = before
    let value = try inside.ivar("_value", of: model)
    let minimum = try inside.ivar("_minValue", of: model)
    #expect(scratch.float(value) == 0.25 && scratch.float(minimum) == 0)
    scratch.storeUnchecked(0.37, over: value)
    // 0.37 = 0x3FD7AE147AE147AE: the low word lands in _value, the high one in _minValue.
    #expect(scratch[value] == [0xAE, 0x47, 0xE1, 0x7A] && scratch[minimum] == [0x14, 0xAE, 0xD7, 0x3F])
    #expect(scratch.float(value) == Float(bitPattern: 0x7AE1_47AE) && scratch.float(minimum) == Float(bitPattern: 0x3FD7_AE14))
    #expect(inside.bytes(of: model) == before)
  }
}

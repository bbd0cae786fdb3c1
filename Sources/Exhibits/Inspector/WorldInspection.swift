import FrameTiming
import Introspection
import Strategies
import Widgets

/// The inspector's part of a world: its edits, done in the work phase and taken back one by one, and the books on who wrote what.
///
/// All of it follows from the world's inputs, so that a replay has the same undos and the same books.
final class WorldInspection {
  /// An edit that can be taken back.
  struct Done {
    let title: String
    fileprivate let change: SliderChange
    fileprivate let aliases: NameAliases
  }

  private(set) var ledger: CopyLedger
  private(set) var patchBook = PatchBook()
  /// The last at the end.
  private(set) var edits: [Done] = []
  /// What became of the last edit.
  private(set) var remark: Remark?
  /// Whether the slider may differ from one that was set up afresh.
  private(set) var isTouched = false

  enum Remark: Hashable {
    /// Why it was refused.
    case refusal(String)
    /// What the method returned.
    case answer(String)
  }

  private let model: SettleModel
  private var time = 0.0
  private var inputWriter = CopyLedger.Writer.key
  private var isReleasing = false
  /// Who writes whatever is written now, where that is known.
  private var writer: CopyLedger.Writer?
  private var takenAway: [ForbiddenIvar: (interaction: AnyObject, value: IvarValue)] = [:]
  private weak var inspected: Slider?

  init(_ model: SettleModel) {
    self.model = model
    ledger = CopyLedger(model.control.innerSlider)
    inspected = model.control.innerSlider
  }

  /// The slider has been set up: from here on the books are kept.
  func begin(forbidding forbidden: Set<ForbiddenIvar>) {
    for ivar in forbidden { set(ivar, isForbidden: true) }
    inspected = slider
    ledger = CopyLedger(slider)
    model.watcher = { [weak self] in self?.happened($0) }
  }

  private var slider: Slider { model.control.innerSlider }

  // MARK: edits

  /// To be called in a frame's work phase.
  func apply(_ edit: InspectorEdit) {
    mark(.setValue)
    remark = nil
    isTouched = true
    if edit == .undo {
      undo()
    } else {
      let before = SliderSnapshot(of: slider)
      let aliases = model.aliases
      do throws(IntrospectionError) {
        try perform(edit)
        edits.append(Done(title: edit.title, change: before.change, aliases: aliases))
        slider.wake()
      } catch {
        remark = .refusal("\(error)")
      }
    }
    mark(.inspector)
  }

  private func perform(_ edit: InspectorEdit) throws(IntrospectionError) {
    let inside = model.patch.introspector
    switch edit {
    case .write(let path, let value):
      let place = try inside.locate(path, from: slider)
      try inside.edit(value, place.name, of: place.object)
    case .call(let path, let selector, let argument):
      let result = try inside.invoke(selector, on: try inside.resolve(path, from: slider), with: argument)
      if case .double(let number) = result { remark = .answer("\(selector) returned \(number)") }
    case .run(let writes, let value):
      patchBook.begin(writes)
      model.run(writes, value: value)
      patchBook.begin(nil)
    case .forbid(let ivar, let isOn): set(ivar, isForbidden: isOn)
    case .rename(let path, let name):
      let place = try inside.locate(path, from: slider)
      let ivar = try inside.ivar(place.name, of: place.object)
      guard name != place.name else { return }
      guard inside.findIvar(name, of: type(of: place.object)) == nil else {
        throw .badPath(component: name, because: "\(ivar.className) already has an ivar of that name")
      }
      model.aliases.rename(ivar.storedName, of: ivar.className, to: name)
    case .restoreNames: model.aliases = NameAliases()
    case .undo: preconditionFailure("an undo is no edit of its own")
    }
  }

  private func undo() {
    guard let last = edits.popLast() else {
      remark = .refusal("There is nothing to undo.")
      return
    }
    model.aliases = last.aliases
    last.change.takeBack()
  }

  // MARK: what must not be touched

  /// Those that are nil now.
  var forbidden: Set<ForbiddenIvar> { Set(ForbiddenIvar.allCases.filter { isForbidden($0) == true }) }

  /// Whether the ivar is nil, or an empty array. Nil where the slider has none of that name.
  func isForbidden(_ ivar: ForbiddenIvar) -> Bool? {
    let objects = SliderObjects(of: slider)
    return switch objects.value(ivar.rawValue, of: objects.interaction) {
    case .object(let object): object == nil
    case .array(let elements): elements.isEmpty
    default: nil
    }
  }

  private func set(_ ivar: ForbiddenIvar, isForbidden: Bool) {
    let objects = SliderObjects(of: slider)
    guard let interaction = objects.interaction, let value = objects.value(ivar.rawValue, of: interaction) else { return }
    let plain = Introspector.plain
    if isForbidden {
      takenAway[ivar] = (interaction, value)
      try? plain.setObject(nil, ivar.rawValue, of: interaction)
    } else if let taken = takenAway.removeValue(forKey: ivar), taken.interaction === interaction {
      switch taken.value {
      case .object(let object): try? plain.setObject(object, ivar.rawValue, of: interaction)
      case .array(let elements): try? plain.setArray(elements, ivar.rawValue, of: interaction)
      default: break
      }
    }
  }

  // MARK: the books

  func beginFrame(_ frame: WorldFrame<WorldInput>) {
    time = frame.time.timestamp
    writer = nil
    isReleasing = false
    inputWriter = .key
    for case .event(let event) in frame.inputs {
      switch event {
      case .pointer(let event) where event.phase == .up: isReleasing = true
      case .wheel: inputWriter = .wheel
      case .key(let event) where event.key == .volumeUp || event.key == .volumeDown: inputWriter = .volume
      default: break
      }
    }
  }

  /// Whatever `action` writes is `writer`'s.
  func attribute(to writer: CopyLedger.Writer, _ action: () -> Void) {
    self.writer = writer
    action()
    mark(writer)
    self.writer = nil
  }

  func ended(_ phase: WorldWindow.Phase) {
    switch phase {
    case .input: mark(inputWriter)
    case .tick: mark(.settle)
    case .work: mark(.setValue)
    }
  }

  private func mark(_ writer: CopyLedger.Writer) {
    if inspected !== slider {
      // Another slider is in its place: nothing of the old one can be taken back.
      inspected = slider
      edits = []
      takenAway = [:]
    }
    ledger.mark(self.writer ?? writer, at: time, on: slider)
  }

  private func happened(_ happening: SettleModel.Happening) {
    switch happening {
    case .sent(let mask): sent(mask)
    case .moved(.settleBegan):
      // In the release everything has been written by now; what an app writes in endTracking comes after it.
      if isReleasing { mark(.release) }
    case .moved: break
    case .set:
      ledger.begin("set", at: time)
      patchBook.clear()
    case .did(let entry): did(entry)
    }
  }

  private func sent(_ mask: ControlEvent) {
    if mask.contains(.touchDown) { ledger.begin("press", at: time) }
    if !mask.isDisjoint(with: [.touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit]) { mark(.drag) }
    if mask.contains(.touchCancel) { mark(.cancel) }
    if !mask.isDisjoint(with: [.touchUpInside, .touchUpOutside]) {
      mark(slider.isSettling || model.strategyID == .endTracking ? .setValue : .release)
      isReleasing = false
    }
  }

  private func did(_ entry: StrategyLog.Entry) {
    switch entry {
    case .step0: mark(.step(0))
    case .step(let step, let done, let missed):
      mark(.step(step.rawValue))
      patchBook.add(step, done: done, missed: missed, chosen: model.patch.writes)
      for name in done.flatMap(TargetCopies.written) { ledger.claim(name, by: .step(step.rawValue), at: time) }
    case .replaced: mark(.replacement)
    case .note: break
    }
  }
}

extension InspectorEdit {
  /// In a few words, for the undo button.
  var title: String {
    func last(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }
    return switch self {
    case .write(let path, _): "write \(last(path))"
    case .call(_, let selector, _): "call \(selector)"
    case .run(let writes, _):
      writes.count == 1 ? writes[0].rawValue : "step \(Set(writes.map(\.step.rawValue)).sorted().map { "\($0)" }.joined(separator: ", "))"
    case .forbid(let ivar, let isOn): isOn ? "\(ivar.rawValue) = nil" : "\(ivar.rawValue) back"
    case .rename(let path, let name): "\(last(path)) as \(name)"
    case .restoreNames: "restore names"
    case .undo: "undo"
    }
  }
}

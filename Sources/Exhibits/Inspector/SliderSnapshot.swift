import Introspection
import Widgets

/// All that an edit can change in a slider: the numbers and drivers in its ivars, and the motion that no ivar leads to.
struct SliderSnapshot {
  private struct Slot {
    var object: AnyObject
    var name: String
    var value: IvarValue

    func isSame(as other: Slot) -> Bool { object === other.object && name == other.name && value == other.value }
  }

  private let slider: Slider
  private let slots: [Slot]
  private let motion: SliderMotionState

  /// The classes of the exhibit; what views and controls keep for themselves is none of an edit's business.
  private static let classes: Set<String> = [
    "Slider", "SliderDataModel", "FluidSliderVisualElement", "GlassSliderVisualElement", "FluidSliderInteractionUpdate",
    "FluidSliderInteraction", "ElasticPanDriver",
  ]

  init(of slider: Slider) {
    self.slider = slider
    let objects = SliderObjects(of: slider)
    motion = slider.motionState
    slots = [slider, objects.data, objects.element, objects.lastUpdate, objects.interaction, objects.pan].compactMap { $0 }
      .flatMap { SliderSnapshot.slots(of: $0, withReferences: $0 === objects.interaction) }
  }

  private static func slots(of object: AnyObject, withReferences: Bool) -> [Slot] {
    Introspector.plain.ivars(of: type(of: object), .whole)
      .filter { $0.isVariable && $0.ownership == .strong && classes.contains($0.className) }
      .compactMap { ivar in
        guard let value = try? Introspector.plain.read(ivar.name, of: object) else { return nil }
        let isKept =
          switch value {
          case .float, .double, .bool, .int, .uint: true
          case .object, .array: withReferences
          case .text, .opaque: false
          }
        return isKept ? Slot(object: object, name: ivar.name, value: value) : nil
      }
  }

  /// What differs between this and the slider as it is now, with the values of this.
  var change: SliderChange {
    let now = SliderSnapshot(of: slider)
    var writes: [SliderChange.Write] = []
    for old in slots where !now.slots.contains(where: old.isSame) {
      writes.append(SliderChange.Write(object: old.object, name: old.name, value: old.value))
    }
    return SliderChange(slider: slider, writes: writes, motion: now.motion == motion ? nil : motion)
  }
}

/// What an edit changed, with the values from before it.
struct SliderChange {
  struct Write {
    var object: AnyObject
    var name: String
    var value: IvarValue
  }

  let slider: Slider
  let writes: [Write]
  let motion: SliderMotionState?

  func takeBack() {
    for write in writes {
      do {
        switch write.value {
        case .float(let number): try Introspector.plain.setFloat(number, write.name, of: write.object)
        case .double(let number): try Introspector.plain.setDouble(number, write.name, of: write.object)
        case .bool(let flag): try Introspector.plain.setBool(flag, write.name, of: write.object)
        case .int(let number): try Introspector.plain.setLong(number, write.name, of: write.object)
        case .uint(let number): try Introspector.plain.setLong(Int(bitPattern: number), write.name, of: write.object)
        case .object(let object): try Introspector.plain.setObject(object, write.name, of: write.object)
        case .array(let elements): try Introspector.plain.setArray(elements, write.name, of: write.object)
        case .text, .opaque: break
        }
      } catch {
        preconditionFailure("what an ivar held can't be put back: \(error)")
      }
    }
    if let motion { slider.restore(motion) }
    slider.wake()
  }
}

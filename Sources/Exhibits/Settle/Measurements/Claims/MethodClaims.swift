import Introspection
import Widgets

extension SettleClaims {
  static var methods: [Claim] { [signatures, backingIvar] }

  private static let propertyMethods = [
    "setValue: v24@0:8d16", "setVelocity: v24@0:8d16", "value d16@0:8", "presentationValue d16@0:8", "velocity d16@0:8",
  ]

  private static let signatures = Claim(
    "S13", .article,
    "The animated property's methods: setValue: and setVelocity: v24@0:8d16; value, presentationValue, velocity d16@0:8; the pan driver has cancel and stop",
    expected: "names and signatures as listed"
  ) { conditions in
    let objects = SliderObjects(of: conditions.moment.rig().slider)
    guard let property = objects.property, let pan = objects.pan else { return noInternals(objects.slider) }
    let found = objects.inside.methods(of: type(of: property), .own).map { "\($0.selector) \($0.signature)" }
    let panMethods = objects.inside.methods(of: type(of: pan), .own).map(\.selector)
    return Measurement(
      Set(found) == Set(propertyMethods) && panMethods.contains("cancel") && panMethods.contains("stop"),
      "\(found.count): \(found.joined(separator: ", ")); \(type(of: pan)): \(panMethods.joined(separator: ", "))")
  }

  private static let backingIvar = Claim(
    "S14", .article,
    "The animated property's backing ivar (_animatableProperty, a bridged Swift value) can't be reached; setValue: on the wrapper works",
    expected: "the ivar route yields nothing usable; the call moves the spring"
  ) { conditions in
    let rig = conditions.moment.rig()
    let objects = SliderObjects(of: rig.slider)
    guard let property = objects.property else { return noInternals(objects.slider) }
    let name = "_animatableProperty"
    var misses = 0
    let door = SafeKVC(objects.inside) { _ in misses += 1 }
    let bytes = ObjectBytes(objects)
    let got = door.ivar(name, of: property) != nil || objects.number(name, of: property) != nil
    let set =
      door.setDoubleIvar(name, to: 0.4, of: property) || door.setIvar(name, to: nil, of: property)
      || door.setLongIvar(name, to: 0, of: property) || door.setBoolIvar(name, to: true, of: property)
    let unchanged = bytes.changed == 0
    let before = objects.answer("presentationValue", of: property) ?? .nan
    door.invoke("setValue:", on: property, with: 0.4)
    let after = objects.answer("presentationValue", of: property) ?? .nan
    rig.frame()
    return Measurement(
      !got && !set && unchanged && misses == 5 && before != 0.4 && after == 0.4,
      "\(misses) of 5 ways to the ivar refused, its encoding is \"\(objects.inside.findIvar(name, of: type(of: property))?.encoding ?? "?")\"; "
        + "setValue: 0.4 takes the spring from \(figure(before)) to \(figure(after)), and in the next tick the thumb to \(figure(rig.slider.shownValue))"
    )
  }
}

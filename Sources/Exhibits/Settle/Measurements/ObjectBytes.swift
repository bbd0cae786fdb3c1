import Introspection

/// The memory of a slider's private objects at one time, to tell what changed since.
struct ObjectBytes {
  private let inside: Introspector
  private let copies: [(object: AnyObject, bytes: InstanceBytes)]

  init(_ objects: SliderObjects) { self.init(objects.all, objects.inside) }

  init(_ objects: [AnyObject], _ inside: Introspector) {
    self.inside = inside
    copies = objects.map { ($0, inside.bytes(of: $0)) }
  }

  /// How many bytes differ from then.
  var changed: Int {
    copies.reduce(0) { count, copy in
      count + zip(copy.bytes.bytes, inside.bytes(of: copy.object).bytes).count { $0 != $1 }
    }
  }
}

import Introspection
import Stage
import Widgets

// What a scenario does to the internals. Paths lead from the inner slider; whatever leads nowhere changes nothing and is told as a miss.
extension Slider {
  /// Invokes `selector` on the object at `path`. Nil where that was done, else why it wasn't.
  func call(_ selector: String, on path: String, with argument: Double?, by inside: Introspector) -> String? {
    do {
      try inside.invoke(selector, on: try inside.resolve(path, from: self), with: argument)
      return nil
    } catch {
      return "call \(selector): \(error)"
    }
  }

  /// Writes into the ivar at `path`, where its encoding is the one that the scenario names, and asks for a tick: the slider hears of no
  /// write. Nil where that was done, else why it wasn't.
  func write(_ written: ScenarioWrite, to path: String, by inside: Introspector) -> String? {
    do {
      let place = try inside.locate(path, from: self)
      try inside.write(written, to: place.name, of: place.object)
      wake()
      return nil
    } catch {
      return "write \(path): \(error)"
    }
  }
}

extension Introspector {
  fileprivate func write(_ written: ScenarioWrite, to name: String, of object: AnyObject) throws(IntrospectionError) {
    switch written {
    case .double(let number): try setDouble(number, name, of: object)
    case .float(let number): try setFloat(number, name, of: object)
    case .bool(let flag, let encoding):
      try check(name, of: object, is: encoding)
      try setBool(flag, name, of: object)
    case .integer(let number, let encoding):
      try check(name, of: object, is: encoding)
      try setLong(number, name, of: object)
    case .none: try setObject(nil, name, of: object)
    }
  }

  private func check(_ name: String, of object: AnyObject, is encoding: String) throws(IntrospectionError) {
    let ivar = try ivar(name, of: object)
    guard ivar.encoding == encoding else {
      throw .wrongEncoding(ivar: name, in: ivar.className, stored: ivar.encoding, asked: encoding)
    }
  }
}

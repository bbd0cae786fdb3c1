/// An ivar of one object somewhere down a path.
public struct IvarPlace {
  public let object: AnyObject
  public let name: String
}

// Paths: names of ivars joined by dots, `_visualElement.fluidInteraction.__drivers[0]`; the empty path is the root itself.
extension Introspector {
  /// The object at the end of the path.
  public func resolve(_ path: String, from root: AnyObject) throws(IntrospectionError) -> AnyObject {
    if path.isEmpty { return root }
    var object = root
    for component in path.split(separator: ".", omittingEmptySubsequences: false) {
      do {
        object = try step(component, from: object)
      } catch {
        throw .broken(path: path, at: String(component), error)
      }
    }
    return object
  }

  /// The ivar that the path's last component names, in the object that the rest leads to. Doesn't ask whether it exists.
  public func locate(_ path: String, from root: AnyObject) throws(IntrospectionError) -> IvarPlace {
    guard let dot = path.lastIndex(of: ".") else { return IvarPlace(object: root, name: path) }
    return IvarPlace(object: try resolve(String(path[..<dot]), from: root), name: String(path[path.index(after: dot)...]))
  }

  private func step(_ component: Substring, from object: AnyObject) throws(IntrospectionError) -> AnyObject {
    guard let bracket = component.firstIndex(of: "[") else {
      let name = String(component)
      guard let found = try self.object(name, of: object) else { throw .emptyReference(ivar: name, in: table(of: object).name) }
      return found
    }
    let ivar = try ivar(String(component[..<bracket]), of: object)
    guard case .array(let elements) = Slot(ivar, of: object).read() else { throw mismatch(ivar, asked: "@\"NSArray\"") }
    let digits = component[component.index(after: bracket)...].dropLast()
    guard component.last == "]", let index = Int(digits), elements.indices.contains(index) else {
      throw .badPath(component: String(component), because: "the array holds \(elements.count)")
    }
    return elements[index]
  }
}

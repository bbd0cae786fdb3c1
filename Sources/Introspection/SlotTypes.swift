/// What must be said generically about Optional: its Swift type is only known to the metadata.
protocol OptionalSlot {
  static var wrapped: Any.Type { get }
  @unsafe static func store(_ object: AnyObject?, at address: UnsafeMutableRawPointer) -> Bool
}

extension Optional: OptionalSlot {
  static var wrapped: Any.Type { Wrapped.self }

  @unsafe static func store(_ object: AnyObject?, at address: UnsafeMutableRawPointer) -> Bool {
    let new: Wrapped?
    if let object {
      guard let typed = object as? Wrapped else { return false }
      new = typed
    } else {
      new = nil
    }
    unsafe address.assumingMemoryBound(to: Wrapped?.self).pointee = new
    return true
  }
}

/// The same about Array.
protocol ArraySlot {
  static var element: Any.Type { get }
  @unsafe static func objects(at address: UnsafeRawPointer) -> [AnyObject]
  @unsafe static func count(at address: UnsafeRawPointer) -> Int
  @unsafe static func store(_ objects: [AnyObject], at address: UnsafeMutableRawPointer) -> Bool
}

extension Array: ArraySlot {
  static var element: Any.Type { Element.self }

  @unsafe static func objects(at address: UnsafeRawPointer) -> [AnyObject] {
    unsafe address.assumingMemoryBound(to: Self.self).pointee.map { $0 as AnyObject }
  }

  @unsafe static func count(at address: UnsafeRawPointer) -> Int { unsafe address.assumingMemoryBound(to: Self.self).pointee.count }

  @unsafe static func store(_ objects: [AnyObject], at address: UnsafeMutableRawPointer) -> Bool {
    let typed = objects.compactMap { $0 as? Element }
    guard typed.count == objects.count else { return false }
    unsafe address.assumingMemoryBound(to: Self.self).pointee = typed
    return true
  }
}

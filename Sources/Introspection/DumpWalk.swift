extension Introspector {
  /// Everything that can be seen from `root`.
  public func dump(_ root: AnyObject, _ scope: DumpScope) -> Dump {
    var walk = DumpWalk(introspector: self, scope: scope)
    return walk.run(from: root)
  }
}

/// A walk down before on, with its own stack: chains of objects may be longer than the thread's allows.
private struct DumpWalk {
  let introspector: Introspector
  let scope: DumpScope
  private var rows: [DumpRow] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Objects that are on the stack or have left it: they are shown in one place only.
  private var claimed: Set<ObjectIdentifier> = []
  private var stack: [Visit] = []

  private struct Visit {
    let object: AnyObject
    let path: String
    let depth: Int
    var ivars: ArraySlice<(ivar: Ivar, owner: ClassTable)>
  }

  init(introspector: Introspector, scope: DumpScope) {
    self.introspector = introspector
    self.scope = scope
  }

  mutating func run(from root: AnyObject) -> Dump {
    let article = introspector.articleName(of: type(of: root)).map { " (\($0))" } ?? ""
    let title = mention(root) + article
    push([(root, "")], depth: 0)
    while let visit = stack.last {
      if let next = visit.ivars.first {
        stack[stack.count - 1].ivars.removeFirst()
        show(next.ivar, of: next.owner, in: visit)
      } else {
        stack.removeLast()
      }
    }
    return Dump(title: title, rows: rows, objectCount: claimed.count)
  }

  private mutating func show(_ ivar: Ivar, of owner: ClassTable, in visit: Visit) {
    let path = visit.path.isEmpty ? ivar.name : "\(visit.path).\(ivar.name)"
    var below: [(AnyObject, String)] = []
    let value: DumpValue
    switch Slot(ivar, of: visit.object).read() {
    case .float(let number): value = .float(number)
    case .double(let number): value = .double(number)
    case .bool(let flag): value = .bool(flag)
    case .int(let number): value = .int(number)
    case .uint(let number): value = .uint(number)
    case .text(let text): value = .text(text)
    case .opaque(let type): value = .text("(\(type))")
    case .object(nil): value = .none
    case .object(let object?) where ivar.ownership == .weak: value = .text("weak " + mention(object))
    case .object(let object?):
      value = .text(mention(object))
      below = [(object, path)]
    case .array(let elements):
      value = .text("[" + elements.map { mention($0) }.joined(separator: ", ") + "]")
      below = elements.enumerated().map { ($1, "\(path)[\($0)]") }
    }
    rows.append(
      DumpRow(
        path: path, depth: visit.depth, className: owner.name, articleClass: owner.articleName ?? "", ivar: ivar.name,
        encoding: ivar.encoding, offset: ivar.offset, value: value))
    push(below, depth: visit.depth + 1)
  }

  /// Class and number at first, the number alone later.
  private mutating func mention(_ object: AnyObject) -> String {
    let id = ObjectIdentifier(object)
    if let number = numbers[id] { return "#\(number)" }
    numbers[id] = numbers.count + 1
    return "\(introspector.table(of: object).name) #\(numbers.count)"
  }

  /// Queues those that nobody has claimed, so that the first is shown next.
  private mutating func push(_ objects: [(AnyObject, String)], depth: Int) {
    var visits: [Visit] = []
    for (object, path) in objects {
      let levels = introspector.table(of: object).chain.filter { scope == .everything || $0.isDeclared }
      guard !levels.isEmpty, claimed.insert(ObjectIdentifier(object)).inserted else { continue }
      let ivars = levels.reversed().flatMap { level in level.ownIvars.map { (ivar: $0, owner: level) } }
      visits.append(Visit(object: object, path: path, depth: depth, ivars: ivars[...]))
    }
    stack += visits.reversed()
  }
}

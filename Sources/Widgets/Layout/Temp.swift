extension View {
  final func solveConstraints() {
    guard !constraints.isEmpty else { return }
    layoutSolves += 1
    for view in Set(constraints.map { ObjectIdentifier($0.item) }) { for s in subviews where ObjectIdentifier(s) == view { s.frame = bounds } }
  }
}

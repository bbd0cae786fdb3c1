// A timeline as plain numbers, to be put away and gone on from.
extension PhasedTimeline {
  /// All that it would need to go on from here; nil while flips wait for their phase.
  public var numbers: [Double]? {
    guard waiting.isEmpty else { return nil }
    var numbers = [clock.accumulated, clock.lastTick ?? .nan, clock.isRunning ? 1.0 : 0.0, drawn, Double(updates), largestStepBack]
    numbers += [pauseStep ?? .nan, uncommitted ?? .nan, lastUpdate ?? .nan, Double(frameNumber), isStale ? 1.0 : 0.0, drawnAtFlip]
    for placement in FlipPlacement.allCases { numbers.append(Double(flips[placement] ?? 0)) }
    for block in blocks { numbers += block.numbers }
    return numbers
  }

  /// One that goes on where ``numbers`` were taken of another.
  public init(_ policy: ClockPolicy, interval: UpdateInterval = UpdateInterval(), numbers: [Double]) {
    let fixed = 12 + FlipPlacement.allCases.count
    precondition(numbers.count >= fixed && (numbers.count - fixed) % 4 == 0, "\(numbers.count) numbers are no timeline")
    var clock = TimelineClock(policy, accumulated: numbers[0], isRunning: numbers[2] == 1)
    if let lastTick = numbers[1].number { clock.stamp(at: lastTick) }
    self.init(clock, interval: interval)
    drawn = numbers[3]
    updates = Int(numbers[4])
    largestStepBack = numbers[5]
    pauseStep = numbers[6].number
    uncommitted = numbers[7].number
    lastUpdate = numbers[8].number
    frameNumber = Int(numbers[9])
    isStale = numbers[10] == 1
    drawnAtFlip = numbers[11]
    for (index, placement) in FlipPlacement.allCases.enumerated() where numbers[12 + index] > 0 {
      flips[placement] = Int(numbers[12 + index])
    }
    blocks = stride(from: fixed, to: numbers.count, by: 4).map { PhaseBlock(numbers[$0..<($0 + 4)]) }
  }
}

extension PhaseBlock {
  fileprivate var numbers: [Double] {
    let (code, figure): (Double, Double) =
      switch kind {
      case .draw(let time): (0, time)
      case .commit(let accumulated): (1, accumulated)
      case .flip(let isRunning, let placement): (isRunning ? 3 : 2, Double(FlipPlacement.allCases.firstIndex(of: placement) ?? 0))
      }
    return [code, figure, Double(update), Double(frame)]
  }

  fileprivate init(_ numbers: ArraySlice<Double>) {
    let numbers = Array(numbers)
    kind =
      switch numbers[0] {
      case 0: .draw(time: numbers[1])
      case 1: .commit(accumulated: numbers[1])
      default: .flip(isRunning: numbers[0] == 3, placement: FlipPlacement.allCases[Int(numbers[1])])
      }
    update = Int(numbers[2])
    frame = Int(numbers[3])
  }
}

extension Double {
  /// Nil for what stands for none.
  fileprivate var number: Double? { isNaN ? nil : self }
}

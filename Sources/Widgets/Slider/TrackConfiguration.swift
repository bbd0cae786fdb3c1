extension Slider {
  /// Ticks along a slider's track, the value its fill starts from, and the part of it that people may use.
  public nonisolated struct TrackConfiguration: Hashable {
    /// A mark at a fraction of the track, 0 at the minimum ... 1 at the maximum.
    public nonisolated struct Tick: Hashable {
      public let position: Float
      public var title: String?
      public var image: ControlImage?

      public init(position: Float, title: String? = nil, image: ControlImage? = nil) {
        precondition((0...1).contains(position), "a tick's position is a fraction of the track, 0 ... 1, got \(position)")
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// Whether the value is always that of a tick. Without it ticks are only drawn.
    public var allowsTickValuesOnly: Bool
    /// The value from which the track is filled, either way, in slider units; the range's nearest end where it lies outside.
    public var neutralValue: Float
    public let ticks: [Tick]
    /// What people's input is kept to, in slider units; nil where nobody has said so.
    private(set) var enabledLimits: ClosedRange<Float>?

    /// What people's input is kept to, in slider units; the track outside it is drawn dimmed. 0 ... 1 until it is set, and then it restricts
    /// nothing.
    public var enabledRange: ClosedRange<Float> {
      get { enabledLimits ?? 0...1 }
      set { enabledLimits = newValue }
    }

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float>? = nil, ticks: [Tick]
    ) {
      precondition(neutralValue.isFinite, "a neutral value must be finite, got \(neutralValue)")
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.ticks = ticks
      enabledLimits = enabledRange
    }

    /// Ticks at i / (n - 1); one at the minimum for n = 1, none for less.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float>? = nil, numberOfTicks: Int
    ) {
      let last = max(1, numberOfTicks - 1)
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float(Double($0) / Double(last))) })
    }

    /// The tick nearest to a place; ties go up. Nil without ticks.
    public func nearestTick(to place: Double) -> Int? {
      ticks.indices.min { a, b in
        let near = abs(Double(ticks[a].position) - place), other = abs(Double(ticks[b].position) - place)
        return near == other ? ticks[a].position > ticks[b].position : near < other
      }
    }
  }
}

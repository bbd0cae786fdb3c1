import FrameTiming
import Geometry
import Motion
import Stage
import Testing
import Widgets

@testable import Exhibits

@Suite("Two squares in step")
struct StepLabTests {
  @Test(
    "one progress keeps exactly 60 points in every frame, at any rate, through stalls and dropped frames",
    arguments: [60.0, 75, 120, 144],
    [
      (FrameLoad.none, [:]), (.none, [3: 0.025, 4: 0.025, 11: 0.025]), (FrameLoad(seconds: 0.05, place: .presenting), [:]),
      (FrameLoad(seconds: 0.1, place: .mainThread), [:]),
    ] as [(FrameLoad, [Int: Double])])
  func gap(hertz: Double, conditions: (load: FrameLoad, stalls: [Int: Double])) {
    let trial = StepTrial(.oneProgress, hertz: hertz, load: conditions.load, stalls: conditions.stalls)
    #expect(trial.gaps.count >= 4 && trial.gaps.allSatisfy { $0 == 60 })
    #expect(trial.counts.linkTicks == trial.counts.frames && trial.counts.solves == trial.counts.frames)
  }

  @Test("a frame apart, the second is one frame's way behind", arguments: [60.0, 75, 120, 144])
  func frameApart(hertz: Double) {
    // The painter's grid takes 1/512 pt of each square at most.
    #expect(abs(StepTrial(.frameApart, hertz: hertz).worstError - 200 / 0.4 / hertz) <= 1.0 / 256)
  }

  @Test("five key frames miss the eased curve by its chord: 2 (1/8)² of the way")
  func keyframed() {
    #expect(abs(StepTrial(.keyframed, hertz: 1000).worstError - 6.25) < 0.01)
    #expect(StepTrial(.keyframed).worstError > 5 && StepTrial(.keyframed).worstError <= 6.25)
  }

  @Test("two begun in one frame with one curve differ by nothing")
  func together() { #expect(StepTrial(.together).worstError == 0) }

  @Test("under a load the timer's ticks are wasted in presenting and coalesced on its thread; the link's never")
  func timer() {
    let presenting = StepTrial(.timer, load: FrameLoad(seconds: 0.05, place: .presenting)).counts
    #expect(presenting.wasted > 0 && presenting.coalesced == 0 && presenting.linkTicks <= presenting.frames)
    #expect(presenting.solves > 2 * presenting.frames)
    let busy = StepTrial(.timer, load: FrameLoad(seconds: 0.05, place: .mainThread)).counts
    #expect(busy.coalesced > 0 && busy.wasted < presenting.wasted)
    #expect(StepTrial(.timer, hertz: 144).counts.missing > 0)
  }

  @Test("under reduced motion both are at their ends in the next frame")
  func reduced() {
    let lab = StepLab(.oneProgress)
    lab.reducesMotion = true
    lab.start(at: FrameTime(timestamp: 0, targetTimestamp: 1.0 / 60))
    lab.frame(FrameTime(timestamp: 1.0 / 60, targetTimestamp: 2.0 / 60), load: .none)
    #expect(!lab.isMoving && lab.layout.fraction(of: 0) == 1 && lab.layout.fraction(of: 1) == 1 && lab.layout.measuredGap == 60)
  }

  @Test("the beat is level at 60 Hz and a saw of its own length at others")
  func beat() {
    func spread(_ hertz: Double) -> Double {
      let ages = BeatPlot.Beat(frame: 1 / hertz, phase: 0.01).ages.map(\.age)
      return (ages.max() ?? 0) - (ages.min() ?? 0)
    }
    #expect(spread(60) < 1e-8)
    // At 75 Hz five ages, a fifteenth of 1/5 s apart: 0, 1/300 ... 4/300.
    #expect(abs(spread(75) - 4.0 / 300) < 1e-6)
    #expect(spread(59.94) > 0.009)
  }
}

@Suite("The choreographies")
struct ChoreographyTests {
  let map = MapChoreography(size: Size(width: 960, height: 560), pin: Point(x: 240, y: 380))

  @Test("the map begins and ends exactly, and is continuous in between")
  func ends() {
    let first = map.moment(at: 0), last = map.moment(at: 1)
    #expect(first.mapScale == 1 && first.circleCenter == map.pin && first.circleOpacity == 0 && first.postOpacity == 0)
    #expect(last.mapScale == 1.045 && last.postFrame == Rect(x: 0, y: 0, width: 960, height: 560))
    #expect(last.postCornerRadius == 0 && last.postOpacity == 1 && last.circleOpacity == 0)
    let moments = (0...2000).map { map.moment(at: Double($0) / 2000) }
    for (a, b) in zip(moments, moments.dropFirst()) {
      #expect(abs(a.mapScale - b.mapScale) < 1e-3 && (a.circleCenter - b.circleCenter).length < 3)
      #expect(abs(a.postFrame.width - b.postFrame.width) < 8 && abs(a.postOpacity - b.postOpacity) < 0.01)
    }
    #expect(map.moment(at: 0.22).mapScale == 0.95)
  }

  @Test("circles have one centre to the last bit, wherever it is, and repeat without a seam")
  func circles() {
    let circles = ConcentricCircles(center: Point(x: 0.1, y: 1 / 3.0), smallest: 3, largest: 100)
    for step in 0...500 {
      for circle in circles.circles(at: Double(step) / 500) {
        #expect(circle.frame.center == circles.center && (3...100).contains(circle.radius) && (0...1).contains(circle.opacity))
      }
    }
    let start = circles.circles(at: 0), end = circles.circles(at: 1)
    for (a, b) in zip(start, end) { #expect(abs(a.radius - b.radius) < 0.01 && abs(a.opacity - b.opacity) < 1e-9) }
  }
}

import Geometry
import Stage
import Strategies
import Testing
import Widgets

@testable import Exhibits

@Suite("The comparison")
struct ComparisonTests {
  private func played() -> Comparison {
    let start = WorldStart(size: Size(width: 640, height: 360), scale: 1)
    let frames = Comparison.gestureFrames(from: start, setting: 0.37, strategy: .none, period: 1.0 / 60)
    let comparison = Comparison(
      frames, from: start, strategies: Comparison.strategies(with: .retarget), period: 1.0 / 60)
    var time = 0.0
    while !comparison.isDone {
      _ = comparison.run(to: time)
      time += 1.0 / 60
    }
    return comparison
  }

  @Test("plays the same input to every lane: rolled back, holds, holds, holds")
  func lanes() throws {
    let comparison = played()
    #expect(comparison.lanes.map(\.strategy) == [.none, .patch, .replace, .retarget])
    for lane in comparison.lanes {
      let set = try #require(lane.report.sets.last)
      #expect((set.offFrames > 0) == (lane.strategy == .none), "\(lane.strategy)")
      #expect(lane.objectsBuilt == (lane.strategy == .replace ? 1 : 0))
      #expect(!lane.hasLostGesture)
      #expect(lane.rows.map(\.time) == comparison.lanes[0].rows.map(\.time))
    }
  }

  @Test("measures how far the settle takes the thumb back")
  func back() throws {
    let lane = try #require(played().lanes.first)
    let travel = lane.world.model.control.innerSlider.geometry.travel
    let set = try #require(lane.report.sets.last)
    #expect(abs(set.maxRollback - (0.698 - 0.37) * travel) < 1)
  }

  @Test("leaves out the choosing of strategies, for each lane has its own")
  func choices() {
    let start = WorldStart(size: Size(width: 640, height: 360), scale: 1)
    var frames = Comparison.gestureFrames(from: start, setting: 0.37, strategy: .none, period: 1.0 / 60)
    frames[0].inputs.append(.choose(.replace))
    let comparison = Comparison(frames, from: start, strategies: [.none, .patch], period: 1.0 / 60)
    _ = comparison.run(to: 0)
    _ = comparison.run(to: 0.1)
    #expect(comparison.lanes.map { $0.world.model.strategyID } == [.none, .patch])
  }
}

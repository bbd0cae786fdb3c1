import Animation
import Motion
import Testing

@Suite("A layer's keyed animations")
struct LayerAnimationsTests {
  private let fade = EasedRun(from: 0, to: 1, beginTime: 2, duration: 0.4, curve: .easeInOut)

  @Test("keys stand in the order of adding, a replaced one last")
  func keys() {
    var animations = LayerAnimations()
    animations.add(fade, forKey: "opacity")
    animations.add(fade, forKey: "scale")
    #expect(animations.keys == ["opacity", "scale"])
    animations.add(EasedRun(from: 5, to: 6, beginTime: 0, duration: 1), forKey: "opacity")
    #expect(animations.keys == ["scale", "opacity"] && animations["opacity"]?.start == 5)
    animations.remove(forKey: "scale")
    animations.remove(forKey: "none")
    #expect(animations.keys == ["opacity"])
    animations.removeAll()
    #expect(animations.isEmpty && animations.value(forKey: "opacity", at: 2) == nil)
  }

  @Test("a run is read at the frame's time and ends exactly")
  func run() {
    var animations = LayerAnimations()
    animations.add(fade, forKey: "opacity")
    #expect(animations.value(forKey: "opacity", at: 2.2).map { abs($0 - 0.5) < 1e-12 } == true)
    #expect(animations.value(forKey: "opacity", at: 2.4 + 1e-9) == 1)
    animations.removeFinished(at: 2.3)
    #expect(animations.keys == ["opacity"])
    animations.removeFinished(at: 2.5)
    #expect(animations.isEmpty)
  }

  @Test("B17: a frame stamped before the begin counts as the begin")
  func earlyStamp() {
    let run = EasedRun(from: 0, to: 1, beginTime: 100.010, duration: 0.4)
    #expect(run.value(at: 100) == 0)
    #expect(abs(run.value(at: 100.0 + 1.0 / 60) - 0.0167) < 1e-4)
  }

  @Test("B13: a duration that is no duration is over at once", arguments: [0, -1, .nan, .infinity, 1e-12])
  func noDuration(_ duration: Double) {
    let run = EasedRun(from: 3, to: 4, beginTime: 1, duration: duration)
    #expect(run.value(at: 1 + 1e-9) == 4 && run.progress(at: 1 + 1e-9) == 1)
  }

  @Test("removing them all leaves a motion that isn't among them as it is")
  func removal() {
    func trace(removing: Bool) -> [Double] {
      var property = SpringProperty(0.5)
      property.setTarget(0.698)
      property.setVelocity(2)
      var animations = LayerAnimations()
      return (0..<60).map { _ in
        if removing { animations.removeAll() }
        property.advance(by: 1.0 / 60)
        return property.presentation
      }
    }
    #expect(trace(removing: true) == trace(removing: false))
  }
}

import Geometry
import Stage
import Testing
import Widgets

@Suite("B07")
struct B07StepTests {
  private func values(_ bench: Bench) -> [Float] {
    bench.slider.value = bench.slider.minimumValue
    bench.frames()
    var seen: Set<Float> = [bench.slider.value]
    bench.press(100)
    for x in 100...500 {
      bench.move(Double(x))
      bench.frames()
      seen.insert(bench.slider.value)
    }
    return seen.sorted()
  }

  @Test("B07: the grid counts from the minimum")
  func grid() {
    #expect(values(Bench(value: 12, minimum: 12, maximum: 32, step: 4)) == [12, 16, 20, 24, 28, 32])
    #expect(values(Bench(value: 1, minimum: 1, maximum: 7, step: 2)) == [1, 3, 5, 7])
  }

  private func press(_ keys: Key..., on bench: Bench) -> [Float] {
    bench.window.focus(bench.slider)
    return keys.map { key in
      bench.stage.key(key)
      bench.frames()
      return bench.slider.value
    }
  }

  @Test("B07: a maximum off the grid is reached by hand and by key, and left for the last grid value")
  func maximum() {
    let bench = Bench(value: 11350, minimum: 11350, maximum: 29790, step: 100)
    bench.drag(100, through: [300, 500])
    #expect(bench.slider.value == 29790)
    bench.rest()
    bench.release(500)
    bench.frames(30)
    #expect(bench.slider.value == 29790)
    #expect(press(.end, .left, on: bench) == [29790, 29750])
    #expect(press(.end, .left, .right, on: Bench(value: 0, minimum: 0, maximum: 100, step: 30)) == [100, 90, 100])
  }

  @Test("B07: a step of 0, below it or beyond the range leaves a slider that works", arguments: [0, -1, 1000, .infinity, .nan] as [Float])
  func oddSteps(step: Float) {
    let bench = Bench(value: 0, minimum: 0, maximum: 100, step: step)
    let seen = values(bench)
    for value in seen { #expect((0...100).contains(value)) }
    if step == 1000 { #expect(seen == [0, 100]) } else { #expect(seen.count > 300) }
    bench.release(500)
    bench.frames(30)
    #expect(press(.home, on: bench) == [0])
    #expect(press(.right, on: bench) == [step == 1000 ? 100 : 1])
    #expect(press(.end, .left, on: bench) == [100, step == 1000 ? 0 : 99])
  }

  @Test("B07: no grid is too fine for the keys", arguments: [0.1, 0.01, 0.001, 1e-5] as [Float], [0, 0.9] as [Float])
  func fineGrid(step: Float, start: Float) {
    let bench = Bench(value: start, step: step)
    bench.window.focus(bench.slider)
    let first = (Double(start) / Double(step)).rounded(), count = step == 0.1 ? 1 : 10
    for number in 1...count {
      bench.stage.key(.right)
      bench.frames()
      #expect(bench.slider.value == Float(min(1, (first + Double(number)) * Double(step))))
    }
    for number in (0..<count).reversed() {
      bench.stage.key(.left)
      bench.frames()
      #expect(bench.slider.value == Float((first + Double(number)) * Double(step)))
    }
  }
}

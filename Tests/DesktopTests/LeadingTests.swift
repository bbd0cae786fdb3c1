import FrameTiming
import Geometry
import Testing

@testable import Desktop

@Suite("The leading display")
struct LeadingTests {
  private let left = DisplayOutput(
    name: "left", isPrimary: false, frame: PixelRect(x: 0, y: 0, width: 1000, height: 800), modes: [])
  private let right = DisplayOutput(
    name: "right", isPrimary: true, frame: PixelRect(x: 1000, y: 0, width: 2000, height: 1000), modes: [])
  private let dark = DisplayOutput(name: "dark", isPrimary: false, frame: PixelRect(x: 0, y: 0, width: 0, height: 0), modes: [])

  private func window(x: Int) -> PixelRect { PixelRect(x: x, y: 100, width: 400, height: 300) }

  @Test("is the one that holds most of the window")
  func most() {
    let outputs = [dark, left, right]
    #expect(Leading.choose(of: outputs, window: window(x: 700)) == Leading(index: 1, reason: .holdsMost(share: 0.75)))
    #expect(Leading.choose(of: outputs, window: window(x: 900)) == Leading(index: 2, reason: .holdsMost(share: 0.75)))
  }

  @Test("is the primary one where two hold the same, or none holds anything")
  func ties() {
    #expect(Leading.choose(of: [left, right], window: window(x: 800)) == Leading(index: 1, reason: .holdsMost(share: 0.5)))
    #expect(Leading.choose(of: [left, right], window: window(x: -5000)) == Leading(index: 1, reason: .primary))
    var plain = right
    plain.isPrimary = false
    #expect(Leading.choose(of: [left, plain], window: window(x: -5000)) == Leading(index: 0, reason: .first))
  }

  @Test("is the only one that is on, wherever the window lies; nothing where none is")
  func few() {
    #expect(Leading.choose(of: [dark, left], window: window(x: 5000)) == Leading(index: 1, reason: .onlyOne))
    #expect(Leading.choose(of: [dark], window: window(x: 0)) == nil)
    #expect(Leading.choose(of: [], window: window(x: 0)) == nil)
  }

  @Test("B15: an output whose current mode is in no list runs at the fallback")
  func unknownMode() {
    #expect(left.rate.isFallback)
    #expect(left.rate.hertz == 60)
  }
}

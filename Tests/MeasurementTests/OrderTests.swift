import Strategies
import Testing

@testable import Exhibits

@Suite("Orders and minimal writes")
struct OrderTests {
  @Test("of 720 orders 360 hold: exactly those with the cancel before the closing set")
  func orders() {
    let orders = PatchOrders(at: SettleMoment())
    #expect(orders.count == 720 && orders.holding == 360 && orders.onScreen == 360)
    #expect(orders.holdExactly(with: .cancelPan, before: .setValue))
    #expect((1...360).contains(orders.clean))
  }

  @Test("at v = 0 all 720 hold on screen")
  func minimum() {
    var moment = SettleMoment()
    moment.value = 0
    #expect(PatchOrders(at: moment).onScreen == 720)
  }

  @Test("each order comes once")
  func permutations() {
    let orders = PatchOrders.permutations(of: PatchStep.allCases)
    #expect(Set(orders).count == 720 && orders.allSatisfy { Set($0).count == 6 })
  }

  @Test("minimal writes hold, and no part of them does")
  func minimal() {
    let among: [PatchWrite] = [
      .panCancel, .updateAtTarget, .lockedValue, .activeDriver, .propertyValue, .propertyVelocity, .sliderSetValue,
    ]
    let found = MinimalWrites.find(at: SettleMoment(), among: among)
    #expect(found.map(Set.init).contains([.lockedValue, .propertyValue, .propertyVelocity, .sliderSetValue]))
    #expect(found.map(Set.init).contains([.panCancel, .updateAtTarget, .activeDriver, .propertyValue, .propertyVelocity, .sliderSetValue]))
    for writes in found {
      #expect(holds(Set(writes)))
      for left in writes { #expect(!holds(Set(writes).subtracting([left]))) }
    }
  }

  private func holds(_ writes: Set<PatchWrite>) -> Bool {
    PatchTrial(at: SettleMoment(), onlyHolding: true) { $0.writes = writes }.holds
  }
}

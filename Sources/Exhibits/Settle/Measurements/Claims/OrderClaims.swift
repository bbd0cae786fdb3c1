import Strategies

extension SettleClaims {
  static var orders: [Claim] { [criticalOrder, atMinimum] }

  private static let criticalOrder = Claim(
    "S23", .article, "The order is critical: cancel first, the closing set last",
    expected: "of 720 orders 360 hold on screen, those with 1 before 6; how many of them also leave every copy of the target at v is shown"
  ) { conditions in
    let orders = PatchOrders(at: conditions.moment)
    let isExact = orders.holdExactly(with: .cancelPan, before: .setValue)
    return Measurement(
      orders.count == 720 && orders.onScreen == 360 && isExact,
      "\(orders.onScreen) of \(orders.count) hold on screen, \(isExact ? "exactly" : "not exactly") those with 1 before 6; "
        + "\(orders.clean) of them leave every copy of the target at v")
  }

  private static let atMinimum = Claim(
    "S23b", .ours, "At v = minimum the picture can't tell: steps 3 and 6 seem needless",
    expected: "at v = 0 all 720 orders hold on screen, and so do the steps without 3 and without 6"
  ) { conditions in
    var moment = conditions.moment
    moment.value = 0
    let orders = PatchOrders(at: moment)
    let seemNeedless = [PatchStep.lastUpdate, .setValue].filter { step in
      PatchTrial(at: moment, onlyHolding: true) { $0.set(step, on: false) }.every
    }
    return Measurement(
      orders.count == 720 && orders.onScreen == 720 && seemNeedless.count == 2,
      "at v = 0 \(orders.onScreen) of \(orders.count) orders hold on screen; so do all steps but "
        + (seemNeedless.isEmpty ? "none" : seemNeedless.map { "\($0.rawValue)" }.joined(separator: ", all but ")))
  }
}

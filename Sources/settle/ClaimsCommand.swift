import Exhibits
import Stage
import Widgets

extension Command {
  static let claims = Command(
    name: "claims", operands: "[ID ...]", operandCount: 0...Int.max, options: [.system, .json],
    summary: "every claim of the articles: id, origin, holds or not, measured, expected", run: ClaimsCommand.run)
}

/// Measures the claims, all or those that were named.
enum ClaimsCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> Int32 {
    let system = try arguments.choice("--os", as: SliderSystem.self) ?? .ios26
    let claims: [Claim]
    do { claims = try ClaimBook.claims(arguments.operands) } catch { throw .usage(error.description) }
    let report = ClaimReport(claims, under: ClaimConditions(system: system, clock: BenchClock.seconds))
    if arguments.has("--json") { try Output.write(report.json) } else { try Output.write(report.text) }
    return report.allHold ? 0 : 1
  }
}

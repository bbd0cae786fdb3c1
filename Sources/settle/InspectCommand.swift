import Exhibits

extension Command {
  static let inspect = Command(
    name: "inspect", options: [.json], summary: "the slider's internals: class, ivar, encoding, offset, value", run: InspectCommand.run)
}

/// Lists what the slider of iOS 26 is made of.
enum InspectCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> Int32 {
    let listing = InternalsListing()
    if arguments.has("--json") { try Output.write(listing.json) } else { try Output.write(listing.text) }
    return 0
  }
}

import Foundation
import Markup

/// The program: finds the command, runs it, and turns what it throws into a message and a code.
@main
enum Program {
  static func main() async {
    StandardStreams.prepare()
    let code = await run(
      Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
    exit(code.rawValue)
  }

  private static func run(_ arguments: [String], environment: [String: String]) async -> ExitCode {
    do {
      return try await dispatch(arguments, environment: environment)
    } catch {
      let failure = CommandFailure(describing: error)
      Console.message(failure.description)
      return failure.code
    }
  }

  private static func dispatch(
    _ arguments: [String], environment: [String: String]
  ) async throws -> ExitCode {
    guard let name = arguments.first else {
      Console.message(Help.overview)
      return .usage
    }
    if ["-h", "--help", "help"].contains(name) {
      try Console.result(Help.text(for: arguments.dropFirst().first))
      return .success
    }
    if ["--version", "version"].contains(name) {
      try Console.result(Version.text)
      return .success
    }
    let command = try command(named: name)
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { ["-h", "--help"].contains($0) }) {
      try Console.result(Help.text(of: command))
      return .success
    }
    let parsed = try Arguments(rest, flags: command.flags, command: command.name)
    guard command.operandCount.contains(parsed.operands.count) else {
      throw CommandFailure(
        .usage, "pokedex \(command.name)",
        "takes \(command.operands.isEmpty ? "no operands" : command.operands) and got "
          + "\(parsed.operands.count)",
        remedy: "For example: \(command.example)")
    }
    let settings = try Settings(parsed, environment: environment, flags: command.flags)
    return try await command.run(
      Invocation(operands: parsed.operands, settings: settings, environment: environment))
  }

  static func command(named name: String) throws(CommandFailure) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    let advice = NearestName.nearest(to: name, among: Command.all.map(\.name)).map {
      "Did you mean '\($0)'? "
    }
    throw CommandFailure(
      .usage, name, "unknown command", remedy: "\(advice ?? "")'pokedex help' lists the commands.")
  }
}

/// The texts of `help`, made from the same tables that parse the command line.
enum Help {
  static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let commands = Command.all.map { command in
      "  \(command.name.padded(to: width))  \(command.summary)"
    }
    return """
      Usage: pokedex COMMAND [FLAGS]

      Turns PokeAPI data into a complete static Pokédex.

      Commands:
      \(commands.joined(separator: "\n"))

      'pokedex help COMMAND' tells more. Example: pokedex build --output site
      """
  }

  /// The overview, or the help of one command. Throws a usage failure for an unknown name.
  static func text(for name: String?) throws(CommandFailure) -> String {
    guard let name else { return overview }
    return text(of: try Program.command(named: name))
  }

  static func text(of command: Command) -> String {
    let usages = command.flags.map { flag in
      (flag.short.map { "-\($0), " } ?? "    ") + flag.usage
    }
    let width = usages.map(\.count).max() ?? 0
    let flags = zip(usages, command.flags).map { usage, flag in
      usage.count > 30
        ? "  \(usage)\n  \("".padded(to: min(width, 30)))  \(flag.help)"
        : "  \(usage.padded(to: min(width, 30)))  \(flag.help)"
    }
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    return """
      Usage: pokedex \(command.name)\(operands) [FLAGS]

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

      Example: \(command.example)

      Flags:
      \(flags.joined(separator: "\n"))
      """
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

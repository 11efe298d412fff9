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
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    return """
      Usage: pokedex \(command.name)\(operands) [FLAGS]

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

      Example: \(command.example)

      Flags:
      \(command.flags.map(line).joined(separator: "\n"))
      """
  }

  /// Where the explanations of flags begin.
  private static let column = 26

  /// A flag and what it does, in eighty columns.
  private static func line(_ flag: Flag) -> String {
    let usage = "  " + (flag.short.map { "-\($0), " } ?? "    ") + flag.usage
    let lines = flag.help.wrapped(to: 80 - column)
    let indent = "\n" + "".padded(to: column)
    return usage.count < column
      ? usage.padded(to: column) + lines.joined(separator: indent)
      : ([usage] + lines).joined(separator: indent)
  }
}

extension String {
  /// The words in lines of at most `width` characters.
  fileprivate func wrapped(to width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

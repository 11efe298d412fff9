import Markup

/// A command line, taken apart by a command's flags.
struct Arguments {
  /// The values of each flag by its name, in the order given; an empty text for a flag without one.
  private(set) var values: [String: [String]] = [:]
  /// What is no flag and no flag's value.
  private(set) var operands: [String] = []

  /// Throws a usage failure for an unknown flag or a missing or superfluous value.
  ///
  /// `--name value`, `--name=value`, `-n value`; `--` ends the flags.
  init(_ arguments: [String], flags: [Flag], command: String) throws(CommandFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let flag = try Self.find(String(parts[0]), among: flags, command: command)
      var value = parts.count == 2 ? String(parts[1]) : nil
      switch flag.value {
      case .none:
        guard value == nil else {
          throw CommandFailure(
            .usage, "--\(flag.name)", "takes no value", remedy: "Write --\(flag.name) alone.")
        }
      case .one(let placeholder), .many(let placeholder):
        value = value ?? rest.popFirst()
        guard value != nil, !(flag.isPath && value == "") else {
          throw CommandFailure(
            .usage, "--\(flag.name)", "misses its value",
            remedy: "Write --\(flag.name) \(placeholder).")
        }
      }
      if case .many = flag.value {
        values[flag.name, default: []].append(value ?? "")
      } else {
        values[flag.name] = [value ?? ""]
      }
    }
  }

  private static func find(
    _ text: String, among flags: [Flag], command: String
  ) throws(CommandFailure) -> Flag {
    let found = flags.first { "--\($0.name)" == text || $0.short.map { "-\($0)" } == text }
    guard let found else {
      let advice = NearestName.nearest(to: text, among: flags.map { "--\($0.name)" }).map {
        "Did you mean \($0)? "
      }
      throw CommandFailure(
        .usage, text, "unknown flag of 'pokedex \(command)'",
        remedy: "\(advice ?? "")'pokedex help \(command)' lists the flags.")
    }
    return found
  }
}

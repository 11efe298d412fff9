import Foundation

/// All settings in force: flags, then `POKEDEX_*` variables, then `pokedex.json`.
struct Settings {
  private let layers: [[String: [String]]]

  /// Throws a configuration failure for a broken settings file, a usage failure for its absence
  /// where one was named.
  init(
    _ arguments: Arguments, environment: [String: String], flags: [Flag]
  ) throws(CommandFailure) {
    let variables = try Self.values(in: environment, flags: flags)
    let named = arguments.values[Flag.config.name]?.first ?? variables[Flag.config.name]?.first
    let file = try ConfigurationFile(named: named)
    layers = [arguments.values, variables, file?.values ?? [:]]
  }

  private static func values(
    in environment: [String: String], flags: [Flag]
  ) throws(CommandFailure) -> [String: [String]] {
    var values: [String: [String]] = [:]
    for flag in flags {
      guard let text = environment[flag.variable], !text.isEmpty else { continue }
      switch flag.value {
      case .none: values[flag.name] = try isSwitchedOn(text, flag) ? [""] : []
      case .one: values[flag.name] = [text]
      case .many: values[flag.name] = text.split(separator: ",").map(String.init)
      }
    }
    return values
  }

  /// A switch that is off still goes before the settings file, where it may be on.
  private static func isSwitchedOn(_ text: String, _ flag: Flag) throws(CommandFailure) -> Bool {
    switch text.lowercased() {
    case "1", "true", "yes": return true
    case "0", "false", "no": return false
    default:
      throw CommandFailure(
        .usage, flag.variable, "\"\(text)\" is not one of its values", remedy: "Write 1 or 0.")
    }
  }

  func list(_ flag: Flag) -> [String] {
    layers.lazy.compactMap { $0[flag.name] }.first ?? []
  }

  func text(_ flag: Flag) -> String? { list(flag).first }

  func isOn(_ flag: Flag) -> Bool { text(flag) != nil }

  /// Throws a usage failure for what is no number in the range.
  func integer(_ flag: Flag, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
    guard let text = text(flag) else { return nil }
    return try Self.integer(text, flag, in: range)
  }

  func integers(_ flag: Flag, in range: ClosedRange<Int>) throws(CommandFailure) -> [Int] {
    var numbers: [Int] = []
    for text in list(flag) { numbers.append(try Self.integer(text, flag, in: range)) }
    return numbers
  }

  private static func integer(
    _ text: String, _ flag: Flag, in range: ClosedRange<Int>
  ) throws(CommandFailure) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw CommandFailure(
        .usage, "--\(flag.name)", "\"\(text)\" is not one of its values",
        remedy: "Give a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }
}

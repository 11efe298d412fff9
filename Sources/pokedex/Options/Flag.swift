/// A flag of the command line. Its name is also its key in `pokedex.json` and, in capitals after
/// `POKEDEX_`, its variable in the environment.
struct Flag: Sendable {
  enum Value: Sendable, Equatable {
    /// On when it stands there.
    case none
    case one(String)
    /// May be given several times.
    case many(String)
  }

  let name: String
  let short: Character?
  let value: Value
  /// A path is relative to the file or folder that names it.
  let isPath: Bool
  let help: String

  init(
    _ name: String, short: Character? = nil, takes value: Value = .none, isPath: Bool = false,
    _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isPath = isPath
    self.help = help
  }

  var variable: String {
    "POKEDEX_" + name.uppercased().replacing("-", with: "_")
  }

  /// As help shows it: `--page-size N`.
  var usage: String {
    switch value {
    case .none: "--\(name)"
    case .one(let placeholder): "--\(name) \(placeholder)"
    case .many(let placeholder): "--\(name) \(placeholder)..."
    }
  }
}

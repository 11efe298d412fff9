import Publishing

extension Command {
  static let rollback = Command(
    name: "rollback", operands: "", operandCount: 0...0,
    summary: "put the previous site back",
    example: "pokedex rollback --output site",
    flags: [.output, .config, .quiet]
  ) { invocation in
    let output = invocation.settings.text(.output) ?? "Output"
    try Publisher(output: output).rollback()
    if !invocation.settings.isOn(.quiet) { Console.message("\(output) holds the previous site") }
    return .success
  }
}

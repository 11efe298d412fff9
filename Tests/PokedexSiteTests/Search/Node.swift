import Foundation

/// Runs the scripts of the site outside a browser.
enum Node {
  /// The program, where the PATH has it.
  static let path: String? = ProcessInfo.processInfo.environment["PATH"]?
    .split(separator: ":")
    .map { "\($0)/node" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The value of an expression that may use all that some scripts define, and `files`: what these
  /// paths hold, as text.
  static func run<Value: Decodable>(
    _ expression: String, scripts: [String] = ["search.js"], files: [String] = []
  ) throws -> Value {
    let paths = scripts.map { Checkout.path("Templates/assets/" + $0) } + files
    let program = """
      const files = process.argv.slice(1)
        .map((path) => require("fs").readFileSync(path, "utf8"));
      for (const source of files.splice(0, \(scripts.count))) {
        require("vm").runInThisContext(source);
      }
      process.stdout.write(JSON.stringify(\(expression)));
      """
    let process = Process()
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = ["--eval", program, "--"] + paths
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Value.self, from: answer)
  }
}

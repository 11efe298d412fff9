import Foundation

/// Runs JavaScript outside a browser.
enum Node {
  /// The program, where the PATH has it.
  static let path: String? = ProcessInfo.processInfo.environment["PATH"]?
    .split(separator: ":")
    .map { "\($0)/node" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The value of an expression that may use all that `search.js` defines.
  static func run<Value: Decodable>(_ expression: String) throws -> Value {
    let script = Checkout.path("Templates/assets/search.js")
    let program = """
      require("vm").runInThisContext(require("fs").readFileSync(\(literal(script)), "utf8"));
      process.stdout.write(JSON.stringify(\(expression)));
      """
    let process = Process()
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = ["--eval", program]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Value.self, from: answer)
  }

  /// A text as a JavaScript string.
  static func literal(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}

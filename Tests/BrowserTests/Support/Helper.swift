import Foundation

/// A program that runs beside the tests and tells its port on standard output. Only `end` ends it,
/// and only it.
final class Helper: Sendable {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  let port: Int

  /// Starts the program and waits until it listens. `port` finds the port in a line of its output.
  init(_ program: String, _ arguments: [String], port: (Substring) -> Int?) throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while true {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw Failure(what: "\(program) ended: \(text)") }
      text += String(decoding: bytes, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      if let found = lines.lazy.compactMap(port).first {
        self.port = found
        break
      }
    }
    // Whatever it says later must not fill the pipe.
    output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
  }

  func end() {
    output.fileHandleForReading.readabilityHandler = nil
    try? input.fileHandleForWriting.close()
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  struct Failure: Error, CustomStringConvertible {
    let what: String
    var description: String { what }
  }
}

extension Helper {
  /// A static host of a folder, with a free port of loopback.
  static func site(_ folder: String) throws -> Helper {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("serve-site.py").path
    return try Helper("/usr/bin/env", ["python3", script, folder]) { Int($0) }
  }

  /// A chromedriver, with a free port of loopback.
  static func chromedriver(_ program: String) throws -> Helper {
    try Helper(program, ["--port=0"]) { line in
      // "ChromeDriver was started successfully on port 35371."
      guard line.contains("started successfully") else { return nil }
      return line.split { !$0.isNumber }.last.flatMap { Int($0) }
    }
  }
}

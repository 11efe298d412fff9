import Foundation

extension Pokedex {
  /// A program that runs beside the test.
  struct Running {
    let process: Process
    private let name: String
    private let folder: URL

    fileprivate init(_ process: Process, name: String, in folder: URL) {
      self.process = process
      self.name = name
      self.folder = folder
    }

    /// Waits until the program has opened its staging folder, or has ended.
    func reachStaging() {
      while process.isRunning, staging.isEmpty { usleep(2_000) }
    }

    /// The staging folders beside the output.
    var staging: [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasPrefix(".\(name).staging-") }
    }

    /// Sends a signal, waits for the end, and gives the exit code or the number of the signal.
    func end(by signal: Int32) -> Int32 {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  /// Starts `pokedex build` of the whole embedded snapshot into `Output`.
  func startBuild(_ arguments: String...) throws -> Running {
    let process = Process()
    process.executableURL = Self.binary
    process.arguments = ["build"] + arguments
    process.currentDirectoryURL = folder
    process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return Running(process, name: "Output", in: folder)
  }
}

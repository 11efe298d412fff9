import Foundation
import Glibc
import Publishing
import Synchronization

/// A process of its own that publishes, to be killed.
///
/// It is this program once more: `publishing-torture victim FOLDER SCENARIO CALL` makes one run that
/// ends with `_exit` at a call; without a call it publishes the two versions in turn until it is
/// killed.
enum Victim {
  static let name = "victim"

  /// This program; from a test, which is another, it lies beside it.
  static var executable: URL {
    let running = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return running.deletingLastPathComponent().appendingPathComponent("publishing-torture")
  }

  /// What the process does; returns only when the run was not cut short.
  static func main(_ arguments: [String]) throws {
    guard arguments.count >= 2, let scenario = Scenario(rawValue: arguments[1]) else { return }
    let sandbox = Sandbox(path: arguments[0])
    if arguments.count > 2, let last = Int(arguments[2]) {
      let calls = Mutex(0)
      try scenario.run(
        sandbox,
        FileSystem { call in
          let isLast = calls.withLock { calls in
            calls += 1
            return calls > last
          }
          if isLast { _exit(9) }
          return FileSystem.withoutSync.fault?(call)
        })
    } else {
      FileHandle.standardOutput.write(Data([1]))
      while true {
        try scenario.publish(.one, sandbox)
        try scenario.publish(.two, sandbox)
      }
    }
  }

  /// Starts one and waits for its end; kills it a time, in microseconds, after it began to publish,
  /// if one is given.
  static func run(_ arguments: [String], killedAfter time: UInt32? = nil) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = [name] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    if let time {
      _ = try output.fileHandleForReading.read(upToCount: 1)
      usleep(time)
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
  }
}

extension Scenario {
  /// Runs in a process that ends at a call, and returns what did not hold then, in words.
  func violationsWhenProcessEnds(at call: Int) throws -> [String] {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try prepare(sandbox)
    let before = try sandbox.files()
    try Victim.run([sandbox.path, rawValue, "\(call)"])
    return try Trial.violations(self, sandbox, before: before, wasKilled: true)
  }
}

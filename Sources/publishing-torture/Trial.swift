import Glibc
import Publishing
import Synchronization

/// One run with one thing going wrong in it, and what must hold all the same.
struct Trial: Sendable, CustomStringConvertible {
  /// What goes wrong at a call.
  enum Trouble: Sendable, CaseIterable {
    case full, broken, forbidden, interrupted, short
    /// From this call on nothing reaches the disk: as if the process had been killed.
    case death
  }

  var scenario: Scenario
  /// The call at which it goes wrong, from 0 on.
  var index: Int
  var trouble: Trouble

  var description: String { "\(scenario) with \(trouble) at call \(index)" }

  /// Every trial there is: each trouble at each call of each scenario.
  static func all() throws -> [Trial] {
    try Scenario.allCases.flatMap { scenario in
      let count = try Self.countCalls(scenario)
      return (0..<count).flatMap { index in
        Trouble.allCases.map { Trial(scenario: scenario, index: index, trouble: $0) }
      }
    }
  }

  /// Runs the trial in a sandbox of its own; returns what did not hold, in words.
  func violations() throws -> [String] {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try scenario.prepare(sandbox)
    let before = try sandbox.files()
    do {
      try scenario.run(sandbox, CallCounter(trouble, at: index).system)
    } catch {
      // It may fail; what counts is what it leaves.
    }
    return try Self.violations(
      scenario, sandbox, before: before, wasKilled: trouble == .death)
  }

  /// Looks at the output after a run, lets another run follow, and looks at what that one leaves.
  static func violations(
    _ scenario: Scenario, _ sandbox: Sandbox, before: [String: String], wasKilled: Bool
  ) throws -> [String] {
    var violations: [String] = []
    let after = try sandbox.files()
    if after != before, after != scenario.result, !(wasKilled && scenario.isMendedByNext) {
      violations.append("the output is neither the old nor the new site: \(after.keys.sorted())")
    }
    do {
      // To begin is to mend what was left; what lies there then is whole.
      try scenario.begin(sandbox).abandon()
      let mended = try sandbox.files()
      if mended != before, mended != scenario.result {
        violations.append("the output was not mended: \(mended.keys.sorted())")
      }
      try scenario.publish(.two, sandbox)
    } catch {
      return violations + ["the next run failed: \(error)"]
    }
    if try sandbox.files() != scenario.result {
      violations.append("the next run left \(try sandbox.files().keys.sorted())")
    }
    if let previous = try sandbox.previousFiles(), !scenario.isPrevious(previous) {
      violations.append("the previous site is not whole: \(previous.keys.sorted())")
    }
    let leftovers = try sandbox.leftovers()
    if !leftovers.isEmpty { violations.append("left over: \(leftovers)") }
    return violations
  }

  /// The number of calls a run makes when nothing goes wrong.
  static func countCalls(_ scenario: Scenario) throws -> Int {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try scenario.prepare(sandbox)
    let counter = CallCounter(nil, at: .max)
    try scenario.run(sandbox, counter.system)
    return counter.count
  }
}

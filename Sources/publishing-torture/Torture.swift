import Foundation
import Publishing

/// Fails every file-system call of the publisher in turn, ends the process at every call, and kills
/// it at a thousand random moments. Prints how many trials there were and which broke a promise;
/// exits with 1 when one did.
@main
enum Torture {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == Victim.name { return try Victim.main(Array(arguments.dropFirst())) }
    let kills = arguments.first.flatMap(Int.init) ?? 1_000

    var violations: [String] = []
    let trials = try Trial.all()
    for trial in trials { violations += try trial.violations().map { "\(trial): \($0)" } }
    print("\(trials.count) faults: \(violations.count) violations")

    let exits = try ends(&violations)
    print("\(exits) ends at a call: \(violations.count) violations in all")

    try self.kills(kills, &violations)
    print("\(kills) kills: \(violations.count) violations in all")

    for violation in violations { print(violation) }
    if !violations.isEmpty { exit(1) }
  }

  /// A process that ends at each call of each scenario; returns their number.
  private static func ends(_ violations: inout [String]) throws -> Int {
    var count = 0
    for scenario in Scenario.allCases {
      for call in 0..<(try Trial.countCalls(scenario)) {
        violations += try scenario.violationsWhenProcessEnds(at: call)
          .map { "\(scenario) ended at call \(call): \($0)" }
        count += 1
      }
    }
    return count
  }

  /// A process that is killed at random moments while it publishes one version after the other, in
  /// one sandbox from the first to the last.
  private static func kills(_ count: Int, _ violations: inout [String]) throws {
    var numbers = SeededNumbers(seed: 20_261_130)
    for scenario in [Scenario.change, .changeInSteps, .changeOnMount] {
      let sandbox = try Sandbox()
      defer { sandbox.remove() }
      try scenario.prepare(sandbox)
      let first = try sandbox.files()
      let share = scenario == .change ? count - 2 * (count / 4) : count / 4
      for number in 0..<share {
        try Victim.run(
          [sandbox.path, scenario.rawValue],
          killedAfter: .random(in: 0...8_000, using: &numbers))
        violations += try Trial.violations(scenario, sandbox, before: first, wasKilled: true)
          .map { "\(scenario) killed, number \(number): \($0)" }
      }
    }
  }
}

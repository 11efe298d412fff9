import Testing

@testable import publishing_torture

@Suite struct FaultTests {
  /// A hundred out of all; `make torture` runs every one.
  @Test func whateverFailsTheOutputIsTheOldOrTheNewSiteAndTheNextRunSucceeds() throws {
    let trials = try Trial.all()
    #expect(trials.count > 5_000)
    var numbers = SeededNumbers(seed: 5)
    for trial in trials.shuffled(using: &numbers).prefix(100) {
      #expect(try trial.violations() == [], "\(trial)")
    }
  }

  @Test func whereverTheProcessEndsTheNextRunMendsTheOutput() throws {
    var numbers = SeededNumbers(seed: 6)
    for scenario in Scenario.allCases {
      let call = Int.random(in: 0..<(try Trial.countCalls(scenario)), using: &numbers)
      #expect(try scenario.violationsWhenProcessEnds(at: call) == [], "\(scenario) at call \(call)")
    }
  }
}

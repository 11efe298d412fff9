import Composable
import ComposableTesting
import Foundation
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct BuiltInDependenciesTests {
  @Test func theDateCanBeGiven() {
    let date = Date(timeIntervalSince1970: 1_000)
    #expect(DateGenerator.constant(date).now == date)
    #expect(DateGenerator { date + 1 }.now == date + 1)
  }

  @Test func theLiveDateMovesOn() {
    let date = DateGenerator.liveValue
    let first = date.now
    #expect(first > Date(timeIntervalSince1970: 1_700_000_000))
    #expect(date.now >= first)
  }

  @Test func idsCanBeCounted() {
    let uuid = UUIDGenerator.incrementing
    #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000001")
    #expect(
      UUID(number: 0x0102_0304_0506_0708).uuidString == "00000000-0000-0000-0102-030405060708")
  }

  @Test func liveIDsDiffer() {
    let uuid = UUIDGenerator.liveValue
    #expect(uuid() != uuid())
  }

  @Test func theEnvironmentCanBeGiven() {
    let environment = EnvironmentVariables.constant(["HOME": "/home/red"])
    #expect(environment["HOME"] == "/home/red")
    #expect(environment["PATH"] == nil)
  }

  @Test func theLiveEnvironmentIsTheProcesss() {
    #expect(EnvironmentVariables.liveValue["PATH"] == ProcessInfo.processInfo.environment["PATH"])
  }

  @Test func eachFailsATestThatDidNotGiveIt() async {
    let issues = RecordedIssues()
    await withTestDependencies {
      $0.issueReporter = issues.reporter
    } operation: {
      let values = DependencyValues.current
      _ = values.date.now
      _ = values.uuid()
      _ = values.environment["HOME"]
      await #expect(throws: Unimplemented(endpoint: "continuousClock.sleep")) {
        try await values.continuousClock.sleep(for: .seconds(1))
      }
    }
    #expect(
      issues.all.map { $0.split(separator: "\n")[0] } == [
        "Unimplemented: date.now", "Unimplemented: uuid", "Unimplemented: environment[\"HOME\"]",
        "Unimplemented: continuousClock.now", "Unimplemented: continuousClock.sleep",
      ])
  }
}

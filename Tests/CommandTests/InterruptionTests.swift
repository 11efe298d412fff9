import Foundation
import Testing

/// Builds that are stopped midway, and two at once: the site is the old one or the new one.
@Suite struct InterruptionTests {
  private static let few = ["--generation", "1", "--type", "dragon"]

  /// Runs the test over a published site, and checks that it is as before at the end.
  private func overASite(_ work: (Pokedex) throws -> Void) throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    #expect(try pokedex(["build"] + Self.few).status == 0)
    let before = try pokedex.tree("Output")
    try work(pokedex)
    #expect(try pokedex.tree("Output") == before)
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func aSignalLeavesTheOldSiteAndNothingBesideIt(signal: Int32, status: Int32) throws {
    try overASite { pokedex in
      let build = try pokedex.startBuild()
      build.reachStaging()
      #expect(build.end(by: signal) == status)
      #expect(build.process.terminationReason == .exit)
      #expect(build.staging == [])
    }
  }

  @Test func theRunAfterAKillMendsWhatWasLeft() throws {
    try overASite { pokedex in
      let build = try pokedex.startBuild()
      build.reachStaging()
      #expect(build.end(by: SIGKILL) == SIGKILL)
      #expect(build.staging.count == 1)

      let next = try pokedex(["build"] + Self.few)
      #expect(next.status == 0, "\(next.errors)")
      #expect(next.errors.contains("Output is up to date"))
      #expect(build.staging == [])
    }
  }

  @Test func theSecondOfTwoBuildsGivesWay() throws {
    try overASite { pokedex in
      let first = try pokedex.startBuild()
      first.reachStaging()
      let second = try pokedex(["build"] + Self.few)
      #expect(second.status == 75)
      #expect(second.errors.contains("process \(first.process.processIdentifier) holds the lock"))
      #expect(second.errors.contains("Wait until it has ended"))
      #expect(first.end(by: SIGTERM) == 143)
    }
  }
}

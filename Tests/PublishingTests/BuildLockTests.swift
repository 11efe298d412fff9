import Foundation
import Testing

@testable import Publishing

@Suite struct BuildLockTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aSecondBuildIsRefusedAndToldWhoHoldsTheLock() throws {
    let first = try Publisher(output: "\(folder.path)/Output").begin()

    let failure = #expect(throws: PublishFailure.self) {
      try Publisher(output: "\(folder.path)/Output").begin()
    }

    #expect(failure?.kind == .locked)
    #expect(failure?.exitCode == 75)
    #expect(
      failure?.description == "locking \(folder.path)/.pokedex.lock: process \(getpid()) holds the "
        + "lock: it is publishing here. Wait until it has ended, then run again.")
    first.abandon()
    try Publisher(output: "\(folder.path)/Output").begin().abandon()
  }

  @Test func aRollbackIsRefusedWhileABuildRuns() throws {
    try folder.publish(["a.html": "one"])
    try folder.publish(["a.html": "two"])
    let build = try Publisher(output: "\(folder.path)/Output").begin()

    let failure = #expect(throws: PublishFailure.self) {
      try Publisher(output: "\(folder.path)/Output").rollback()
    }

    #expect(failure?.kind == .locked)
    #expect(try folder.contents() == ["a.html": "two"])
    build.abandon()
  }

  @Test func aLockFileThatNobodyHoldsIsNoHindrance() throws {
    try folder.write("999999\n", to: ".pokedex.lock")

    try folder.publish(["a.html": "one"])

    #expect(try folder.names() == ["Output"])
  }
}

import Foundation
import Testing

@testable import Publishing

@Suite struct RollbackTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func rollback() throws(PublishFailure) {
    try Publisher(output: "\(folder.path)/Output").rollback()
  }

  @Test func putsThePreviousSiteBackAndASecondOneUndoesIt() throws {
    try folder.publish(["a.html": "one"])
    try folder.publish(["a.html": "two"])
    try folder.write("mine", to: "Output/.well-known/key")

    try rollback()
    #expect(try folder.contents() == ["a.html": "one", ".well-known/key": "mine"])

    try rollback()
    #expect(try folder.contents() == ["a.html": "two", ".well-known/key": "mine"])
    #expect(try folder.names() == [".Output.previous", "Output"])
  }

  @Test func aFileOfOthersThatWasRemovedDoesNotComeBack() throws {
    try folder.write("mine", to: "Output/.key")
    try folder.publish(["a.html": "one"])
    try folder.publish(["a.html": "two"])
    unlink("\(folder.path)/Output/.key")

    try rollback()

    #expect(try folder.contents() == ["a.html": "one"])
  }

  @Test func withoutAPreviousSiteThereIsNothingToDo() throws {
    try folder.publish(["a.html": "one"])

    let failure = #expect(throws: PublishFailure.self) { try rollback() }

    #expect(failure?.exitCode == 66)
    #expect(failure?.problem == "there is no previous site")
    #expect(try folder.contents() == ["a.html": "one"])
    #expect(try folder.names() == ["Output"])
  }

  @Test func bringsBackASiteThatWasDeleted() throws {
    try folder.publish(["a.html": "one"])
    try folder.publish(["a.html": "two"])
    try FileManager.default.removeItem(atPath: "\(folder.path)/Output")

    try rollback()

    #expect(try folder.contents() == ["a.html": "one"])
    #expect(try folder.names() == ["Output"])
  }
}

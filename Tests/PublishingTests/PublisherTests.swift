import Foundation
import Testing

@testable import Publishing

@Suite struct PublisherTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func publishesIntoAFolderThatDoesNotExist() throws {
    let report = try folder.publish(["index.html": "one", "pokemon/bulbasaur/index.html": "two"])

    #expect(report.isChanged)
    #expect(report.written == 2)
    #expect(report.unchanged == 0)
    #expect(report.removed == 0)
    #expect(report.bytes == 6)
    #expect(
      try folder.contents() == ["index.html": "one", "pokemon/bulbasaur/index.html": "two"])
    #expect(try folder.names() == ["Output"])
  }

  @Test func replacesChangedFilesAndDropsThoseTheNewSiteLacks() throws {
    try folder.publish(["a.html": "one", "b.html": "two", "c/d.html": "three"])

    let report = try folder.publish(["a.html": "one", "b.html": "changed"])

    #expect(report.written == 1)
    #expect(report.unchanged == 1)
    #expect(report.removed == 1)
    #expect(try folder.contents() == ["a.html": "one", "b.html": "changed"])
    #expect(
      try folder.contents(of: ".Output.previous")
        == ["a.html": "one", "b.html": "two", "c/d.html": "three"])
    #expect(try folder.names() == [".Output.previous", "Output"])
  }

  @Test func rollbackPutsThePreviousSiteBackAndASecondOneUndoesIt() throws {
    try folder.publish(["a.html": "one"])
    try folder.publish(["a.html": "two"])
    try folder.write("mine", to: "Output/.well-known/key")

    try Publisher(output: "\(folder.path)/Output").rollback()
    #expect(try folder.contents() == ["a.html": "one", ".well-known/key": "mine"])

    try Publisher(output: "\(folder.path)/Output").rollback()
    #expect(try folder.contents() == ["a.html": "two", ".well-known/key": "mine"])
    #expect(try folder.names() == [".Output.previous", "Output"])
  }
}

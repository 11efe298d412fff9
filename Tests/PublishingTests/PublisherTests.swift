import Foundation
import Testing

@testable import Publishing
@testable import publishing_torture

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
    #expect(report.manifestHash == ContentHash(of: try folder.read("Output/\(Manifest.name)")))
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

  @Test func unchangedFilesAreSharedWithThePreviousSite() throws {
    try folder.publish(["a.html": "one", "b.html": "two"])
    try folder.publish(["a.html": "one", "b.html": "changed"])

    #expect(try folder.inode("Output/a.html") == folder.inode(".Output.previous/a.html"))
    #expect(try folder.inode("Output/b.html") != folder.inode(".Output.previous/b.html"))
  }

  @Test func whenNothingChangedNothingIsTouched() throws {
    let site = ["index.html": "one", "a/b.html": "two"]
    let first = try folder.publish(site)
    let before = try folder.statuses()

    let second = try folder.publish(site)

    #expect(!second.isChanged)
    #expect(second.written == 0)
    #expect(second.unchanged == 2)
    #expect(second.manifestHash == first.manifestHash)
    #expect(try folder.statuses() == before)
    #expect(try folder.names() == ["Output"])
  }

  enum Damage: CaseIterable {
    case otherBytes, otherMode, missing, link, folderIsLink
  }

  @Test(arguments: Damage.allCases)
  func aFileThatChangedOnTheDiskIsWrittenAgain(damage: Damage) throws {
    let site = ["a/b.html": "two", "index.html": "one"]
    try folder.publish(site)
    let file = "\(folder.path)/Output/a/b.html"
    switch damage {
    case .otherBytes: try folder.write("twi", to: "Output/a/b.html")
    case .otherMode: chmod(file, 0o600)
    case .missing: unlink(file)
    case .link:
      try folder.write("two", to: "elsewhere")
      unlink(file)
      symlink("\(folder.path)/elsewhere", file)
    case .folderIsLink:
      rename("\(folder.path)/Output/a", "\(folder.path)/elsewhere")
      symlink("\(folder.path)/elsewhere", "\(folder.path)/Output/a")
    }

    let report = try folder.publish(site)

    #expect(report.isChanged)
    #expect(report.written == 1)
    #expect(try folder.contents() == site)
    #expect(try folder.permissions("Output/a/b.html") == 0o644)
    #expect(try !folder.isSymbolicLink("Output/a"))
    #expect(try !folder.isSymbolicLink("Output/a/b.html"))
  }

  @Test func onePathIsWrittenOnce() throws {
    let site = try Publisher(output: "\(folder.path)/Output").begin()
    try site.write("one", to: "a.html")

    let failure = #expect(throws: PublishFailure.self) { try site.write("two", to: "a.html") }

    #expect(failure?.exitCode == 65)
    #expect(
      failure?.description == "writing a.html: two files of the site have this path. "
        + "Give one of them another address.")
  }

  @Test func pathsThatDifferOnlyInCaseAreRefused() throws {
    let failure = #expect(throws: PublishFailure.self) {
      try folder.publish(["a.html": "one", "A.html": "two"])
    }

    #expect(failure?.kind == .invalid)
    #expect(failure?.problem == "the path differs only in case from A.html")
    #expect(try folder.names() == [])
  }

  @Test func manyThreadsMayWrite() async throws {
    let site = try Publisher(output: "\(folder.path)/Output").begin()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          for number in 0..<50 { try site.write("\(worker)", to: "\(number)/\(worker).html") }
        }
      }
      try await group.waitForAll()
    }

    #expect(try site.commit().written == 400)
    #expect(try folder.contents().count == 400)
    #expect(try folder.read("Output/49/7.html") == "7")
  }

  @Test func anAbandonedSiteLeavesNothing() throws {
    try folder.publish(["a.html": "one"])
    let site = try Publisher(output: "\(folder.path)/Output").begin()
    try site.write("two", to: "a.html")

    site.abandon()
    site.abandon()

    #expect(try folder.names() == ["Output"])
    #expect(try folder.contents() == ["a.html": "one"])
    #expect(throws: PublishFailure.self) { try site.write("three", to: "b.html") }
    #expect(throws: PublishFailure.self) { try site.commit() }
  }

  @Test func abandoningAfterACommitChangesNothing() throws {
    let site = try Publisher(output: "\(folder.path)/Output").begin()
    try site.write("one", to: "a.html")
    _ = try site.commit()

    site.abandon()

    #expect(try folder.contents() == ["a.html": "one"])
  }

  @Test func aShrunkSiteIsRefusedUnlessAllowed() throws {
    var options = Publisher.Options()
    options.measure = SiteMeasure(name: "species", count: 1_025, scope: "")
    try folder.publish(["a.html": "one"], options: options)
    options.measure?.count = 500

    let failure = #expect(throws: PublishFailure.self) {
      try folder.publish(["a.html": "two"], options: options)
    }
    #expect(failure?.exitCode == 65)
    #expect(failure?.problem == "the new site has 500 species, the present one 1025")
    #expect(try folder.contents() == ["a.html": "one"])

    options.allowShrink = true
    try folder.publish(["a.html": "two"], options: options)
    #expect(try folder.contents() == ["a.html": "two"])
  }

  @Test func modesDoNotDependOnTheUmask() throws {
    // The umask is the whole process's, so this takes one of its own.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"umask 077; exec "$0" victim "$1" first 1000000"#, Victim.executable.path, folder.path,
    ]
    try process.run()
    process.waitUntilExit()

    #expect(try folder.permissions("Output") == 0o755)
    #expect(try folder.permissions("Output/pokemon/1") == 0o755)
    #expect(try folder.permissions("Output/pokemon/1/index.html") == 0o644)
    #expect(try folder.permissions("Output/\(Manifest.name)") == 0o644)
  }
}

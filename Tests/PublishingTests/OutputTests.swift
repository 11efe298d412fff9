import Foundation
import Testing

@testable import Publishing

/// What the output may be, and what in it stays as it is.
@Suite struct OutputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func dotFilesAndFoldersOfOthersStay() throws {
    let others = [
      ".gitignore": "*", ".git/HEAD": "ref: refs/heads/main", ".git/objects/ab/cd": "object",
      ".well-known/key": "a key",
    ]
    for (name, text) in others { try folder.write(text, to: "Output/\(name)") }
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Output/.git/refs/tags", withIntermediateDirectories: true)
    chmod("\(folder.path)/Output/.well-known", 0o750)

    try folder.publish(["index.html": "one"])
    let report = try folder.publish(["index.html": "two"])

    #expect(report.carried == 4)
    #expect(
      try folder.contents() == others.merging(["index.html": "two"]) { first, _ in first })
    #expect(try folder.permissions("Output/.well-known") == 0o750)
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/Output/.git/refs/tags"))
  }

  @Test func filesOfOthersAmongOursStayAndOurOldOnesGo() throws {
    try folder.publish(["index.html": "one", "old/page.html": "old", "ads.txt": "ours"])
    try folder.write("theirs", to: "Output/old/notes.txt")
    try folder.write("theirs", to: "Output/extra/deep/file")

    try folder.publish(["index.html": "two"])

    #expect(
      try folder.contents() == [
        "index.html": "two", "old/notes.txt": "theirs", "extra/deep/file": "theirs",
      ])
  }

  @Test func aFolderThatIsNotOursIsRefusedUnlessForced() throws {
    try folder.write("mine", to: "Output/thesis.txt")
    try folder.write("*", to: "Output/.gitignore")

    let failure = #expect(throws: PublishFailure.self) {
      try folder.publish(["index.html": "one"])
    }
    #expect(failure?.exitCode == 73)
    #expect(
      failure?.description == "opening \(folder.path)/Output: the folder holds files and no "
        + "manifest of a published site. Publish to another folder, or let --force replace this "
        + "one.")
    #expect(try folder.names() == ["Output"])

    var options = Publisher.Options()
    options.force = true
    try folder.publish(["index.html": "one"], options: options)
    #expect(try folder.contents() == ["index.html": "one", ".gitignore": "*"])
    #expect(try folder.read(".Output.previous/thesis.txt") == "mine")
  }

  @Test func aDamagedManifestIsRefusedUnlessForced() throws {
    try folder.publish(["index.html": "one"])
    try folder.write("{", to: "Output/\(Manifest.name)")

    let failure = #expect(throws: PublishFailure.self) {
      try folder.publish(["index.html": "two"])
    }
    #expect(failure?.kind == .notOurs)
    #expect(failure?.subject == "\(folder.path)/Output/.pokedex-manifest.json")

    var options = Publisher.Options()
    options.force = true
    try folder.publish(["index.html": "two"], options: options)
    #expect(try folder.contents() == ["index.html": "two"])
  }

  @Test func theOutputMayBeASymbolicLinkToAFolder() throws {
    try folder.write("", to: "releases/site/.keep")
    symlink("releases/site", "\(folder.path)/Output")

    try folder.publish(["index.html": "one"])
    try folder.publish(["index.html": "two"])

    #expect(try folder.isSymbolicLink("Output"))
    #expect(try folder.read("releases/site/index.html") == "two")
    #expect(try folder.read("releases/.site.previous/index.html") == "one")
  }

  @Test func aSymbolicLinkThatLeadsNowhereIsRefused() throws {
    symlink("nowhere", "\(folder.path)/Output")

    let failure = #expect(throws: PublishFailure.self) {
      try folder.publish(["index.html": "one"])
    }

    #expect(failure?.exitCode == 73)
    #expect(failure?.subject == "\(folder.path)/Output")
  }

  @Test func foldersAboveTheOutputAreMade() throws {
    let site = try Publisher(output: "\(folder.path)/a/b/Output/").begin()
    try site.write("one", to: "index.html")
    _ = try site.commit()

    #expect(try folder.read("a/b/Output/index.html") == "one")
  }

  @Test func aFileIsNoOutput() throws {
    try folder.write("a file", to: "Output")

    let failure = #expect(throws: PublishFailure.self) {
      try folder.publish(["index.html": "one"])
    }

    #expect(failure?.exitCode == 73)
    #expect(failure?.problem == "open failed: Not a directory")
    #expect(try folder.read("Output") == "a file")
  }

  @Test(arguments: ["", "/"])
  func noFolderAtAllIsNoOutput(output: String) {
    let failure = #expect(throws: PublishFailure.self) { try Publisher(output: output).begin() }
    #expect(failure?.stage == .opening)
  }

  @Test func aMountPointIsChangedInPlace() throws {
    // Nothing is mounted here; the system is made to say so.
    var options = Publisher.Options()
    options.system = FileSystem { call in call == .mountRoot ? .result(1) : nil }
    try folder.write("theirs", to: "Output/.well-known/key")
    let inode = try folder.inode("Output")
    try folder.publish(
      ["index.html": "one", "old/page.html": "old", "a/b.html": "b"], options: options)

    try folder.publish(["index.html": "two", "a/b.html": "b", "new.html": "new"], options: options)

    #expect(try folder.inode("Output") == inode)
    #expect(try folder.names() == ["Output"])
    #expect(
      try folder.contents().filter { !$0.key.hasPrefix(".Output.previous/") } == [
        "index.html": "two", "a/b.html": "b", "new.html": "new", ".well-known/key": "theirs",
      ])
    #expect(
      try folder.contents(of: "Output/.Output.previous") == [
        "index.html": "one", "old/page.html": "old", "a/b.html": "b",
      ])
  }
}

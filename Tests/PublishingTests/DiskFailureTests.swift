import Foundation
import Testing

@testable import Publishing

/// What a user reads when the disk does not do its part.
@Suite struct DiskFailureTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Publishes over an old site while calls of one kind fail.
  private func failure(_ call: FileSystem.Call, _ code: Int32) throws -> PublishFailure? {
    try folder.publish(["a.html": "one"])
    var options = Publisher.Options()
    options.system = FileSystem { $0 == call ? .error(code) : nil }
    let failure = #expect(throws: PublishFailure.self) {
      try folder.publish(["a.html": "two"], options: options)
    }
    #expect(try folder.contents() == ["a.html": "one"])
    return failure
  }

  @Test func aFullDisk() throws {
    let failure = try failure(.write, ENOSPC)
    #expect(failure?.exitCode == 74)
    #expect(failure?.problem == "write failed: No space left on device")
    #expect(failure?.remedy == "Free space on that file system, or publish to another one.")
  }

  @Test func aFileSystemMountedForReadingOnly() throws {
    let failure = try failure(.makeDirectory, EROFS)
    #expect(failure?.stage == .opening)
    #expect(failure?.exitCode == 73)
    #expect(failure?.subject == "\(folder.path)/.Output.staging-\(getpid())")
    #expect(
      failure?.remedy == "Mount that file system for writing, or publish to another one.")
  }

  @Test func aFolderWithoutTheRightToWrite() throws {
    let failure = try failure(.makeDirectory, EACCES)
    #expect(failure?.exitCode == 73)
    #expect(
      failure?.remedy
        == "Give the user that builds the right to write there and in the folder above.")
  }

  @Test func aBrokenDiskAtTheEnd() throws {
    let failure = try failure(.exchange, EIO)
    #expect(failure?.stage == .swapping)
    #expect(failure?.exitCode == 74)
    #expect(try folder.names() == ["Output"])
  }

  @Test func aFolderThatVanishesDuringTheBuild() throws {
    try folder.publish(["a.html": "one"])
    let site = try Publisher(output: "\(folder.path)/Output").begin()
    try FileManager.default.removeItem(atPath: "\(folder.path)/.Output.staging-\(getpid())")

    let failure = #expect(throws: PublishFailure.self) { try site.write("two", to: "a.html") }

    #expect(failure?.exitCode == 73)
    #expect(
      failure?.remedy == "The folder is not there or vanished; put it back and run again.")
    site.abandon()
    #expect(try folder.contents() == ["a.html": "one"])
  }

  @Test func whatFailsAfterTheSwapIsLeftToTheNextRun() throws {
    try folder.publish(["a.html": "one"])
    var options = Publisher.Options()
    options.system = FileSystem { $0 == .rename ? .error(EIO) : nil }

    let failure = #expect(throws: PublishFailure.self) {
      try folder.publish(["a.html": "two"], options: options)
    }
    #expect(failure?.stage == .retiring)
    #expect(
      failure?.remedy == "The disk reports an error; look at the system log before running again. "
        + "The new site is in place; the next run finishes the rest.")
    #expect(try folder.contents() == ["a.html": "two"])

    try folder.publish(["a.html": "two"])
    #expect(try folder.names() == [".Output.previous", "Output"])
    #expect(try folder.contents(of: ".Output.previous") == ["a.html": "one"])
  }

  @Test func aFileSystemWithoutHardLinksIsServedWithCopies() throws {
    try folder.publish(["a.html": "one", "b.html": "two"])
    var options = Publisher.Options()
    options.system = FileSystem { $0 == .link ? .error(EPERM) : nil }

    let report = try folder.publish(["a.html": "one", "b.html": "changed"], options: options)

    #expect(report.unchanged == 1)
    #expect(try folder.contents() == ["a.html": "one", "b.html": "changed"])
    #expect(try folder.inode("Output/a.html") != folder.inode(".Output.previous/a.html"))
  }
}

import Composable
import Foundation
import Testing

@Suite final class DiskFileSystemTests {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("composable-\(UUID().uuidString)").path
  let disk = FileSystem.liveValue

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func aMissingFileHasNoBytes() throws {
    #expect(try disk.read("\(folder)/none") == nil)
  }

  @Test func readsWhatItWrote() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try disk.replace("\(folder)/file", bytes)
    #expect(try disk.read("\(folder)/file") == bytes)
    try disk.replace("\(folder)/file", [1, 2])
    #expect(try disk.read("\(folder)/file") == [1, 2])
    #expect(try names(in: folder) == ["file"])
  }

  @Test func readsRegularFilesOfASensibleSizeAlone() throws {
    let pipe = "\(folder)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    for path in ["/dev/zero", pipe, folder] {
      let error = #expect(throws: FileSystemError.self) { try disk.read(path) }
      #expect(error?.description == "read \(path): it is no regular file")
    }
    let large = "\(folder)/large"
    try disk.replace(large, [])
    try #require(truncate(large, 16_777_217) == 0)
    let error = #expect(throws: FileSystemError.self) { try disk.read(large) }
    #expect(error?.reason == "it is larger than 16777216 bytes")
  }

  @Test func makesTheFolder() throws {
    try disk.replace("\(folder)/a/b/file", [1])
    #expect(try disk.read("\(folder)/a/b/file") == [1])
  }

  @Test func keepsThePermissions() throws {
    try disk.replace("\(folder)/file", [1])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: "\(folder)/file")
    try disk.replace("\(folder)/file", [2])
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/file")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func followsASymbolicLink() throws {
    try disk.replace("\(folder)/real/file", [1])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link", withDestinationPath: "\(folder)/real/file")
    try disk.replace("\(folder)/link", [2])
    #expect(try disk.read("\(folder)/real/file") == [2])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link")
        == "\(folder)/real/file")
    #expect(try names(in: "\(folder)/real") == ["file"])
  }

  @Test func aFailureLeavesTheOldFileAndNothingElse() throws {
    try disk.replace("\(folder)/file", [1])
    let error = #expect(throws: FileSystemError.self) {
      try disk.replace("\(folder)/file/below/leaf", [2])
    }
    #expect(error?.description == "mkdir \(folder)/file/below: Not a directory")
    #expect(try disk.read("\(folder)/file") == [1])
    #expect(try names(in: folder) == ["file"])
  }

  @Test func movesAFile() throws {
    try disk.replace("\(folder)/a", [1])
    try disk.move("\(folder)/a", "\(folder)/b")
    #expect(try names(in: folder) == ["b"])
    #expect(
      throws: FileSystemError(
        operation: "rename", path: "\(folder)/a", reason: "No such file or directory")
    ) {
      try disk.move("\(folder)/a", "\(folder)/c")
    }
  }

  @Test func keepsASharedValue() throws {
    let path = "\(folder)/data/favorites.json"
    func shared() -> Shared<[String: [Int]]> {
      withDependencies {
        $0.sharedStorage = SharedStorage(clock: nil)
      } operation: {
        Shared(.fileStorage(path, default: [:]))
      }
    }
    let first = shared()
    first.withLock { $0 = ["ids": [1, 4]] }
    try first.save()
    #expect(shared().wrappedValue == ["ids": [1, 4]])
    #expect(try names(in: "\(folder)/data") == ["favorites.json"])
  }
}

internal import Foundation
internal import Glibc

/// The site that lies at the output when a run begins.
struct PresentSite: Sendable {
  let folder: Directory
  /// The bytes of its manifest; `nil` in a folder that has none.
  let manifestBytes: [UInt8]?

  init(_ folder: Directory) throws(SystemFailure) {
    self.folder = folder
    do {
      manifestBytes = try folder.openFile(Manifest.name, O_RDONLY).readAll()
    } catch {
      guard error.code == ENOENT else { throw error }
      manifestBytes = nil
    }
  }

  /// Reads the manifest; `nil` where there is none.
  func manifest() throws(PublishFailure) -> Manifest? {
    guard let manifestBytes else { return nil }
    do {
      return try Manifest(decoding: manifestBytes)
    } catch {
      throw PublishFailure(
        stage: .opening, kind: .notOurs, subject: folder.full(Manifest.name),
        problem: "the manifest is damaged: \(error)",
        remedy: "Publish to another folder, or let --force replace this one.")
    }
  }

  /// Whether there is nothing in the folder but dot files, which stay.
  func isEmpty() throws(SystemFailure) -> Bool {
    try folder.list().allSatisfy { $0.name.hasPrefix(".") }
  }

  /// Whether it is a site, or a folder that was taken over, and so is kept for a rollback.
  func isWorthKeeping() throws(SystemFailure) -> Bool {
    if manifestBytes != nil { return true }
    return try !isEmpty()
  }
}

internal import Synchronization

/// A site that is being put together, and not yet to be seen.
///
/// `write` may be called from several threads at once. Nothing happens to the site at the output
/// before `commit`; a staged site that is abandoned, or let go, leaves nothing behind.
package final class StagedSite: Sendable {
  /// How a file compares with the site that lies at the output.
  package enum Outcome: Equatable, Sendable {
    case written
    /// The same bytes are there already; the new site shares them by a hard link.
    case unchanged
  }

  let place: OutputPlace
  let present: PresentSite?
  let staging: StagingFolder
  let options: Publisher.Options
  let entries = SiteEntries()
  let gate = WriterGate()
  private let lock: Mutex<BuildLock?>

  init(
    place: OutputPlace, lock: BuildLock, present: PresentSite?, staging: StagingFolder,
    options: Publisher.Options
  ) {
    self.place = place
    self.present = present
    self.staging = staging
    self.options = options
    self.lock = Mutex(lock)
  }

  deinit { abandon() }

  /// Adds a file. Throws when the path was written before, and when the disk does not take it; after
  /// that the site should be abandoned.
  @discardableResult
  package func write(
    _ bytes: UnsafeRawBufferPointer, to path: SitePath
  ) throws(PublishFailure) -> Outcome {
    guard gate.enter() else { throw Self.late(path.text) }
    defer { gate.leave() }
    let isThere: Bool
    do {
      isThere = try present?.folder.holds(bytes, at: path.text) ?? false
    } catch {
      throw PublishFailure(stage: .comparing, error)
    }
    let outcome: Outcome = isThere ? .unchanged : .written
    let file = Manifest.File(path: path, hash: ContentHash(of: bytes), size: bytes.count)
    guard entries.insert(file, outcome) else {
      throw Self.duplicate(path)
    }
    if outcome == .written {
      do {
        try staging.create(path.text, bytes)
      } catch {
        throw PublishFailure(stage: .writing, error)
      }
    }
    return outcome
  }

  /// Drops what was written and lets go of the lock. Safe at any time, from any thread, and more
  /// than once; does nothing once `commit` has begun.
  package func abandon() {
    guard gate.close() else { return }
    end()
  }

  /// Removes the staging folder, if it is still there, and lets go of the lock.
  func end() {
    // What cannot be removed now is removed by the next run.
    try? staging.remove()
    lock.withLock { $0 = nil }
  }

  static func late(_ path: String) -> PublishFailure {
    PublishFailure(
      stage: .writing, kind: .invalid, subject: path,
      problem: "the site is already committed or abandoned", remedy: "Begin a new one.")
  }

  private static func duplicate(_ path: SitePath) -> PublishFailure {
    PublishFailure(
      stage: .writing, kind: .invalid, subject: path.text,
      problem: "two files of the site have this path", remedy: "Give one of them another address.")
  }
}

internal import Synchronization

/// What was written so far, gathered from many threads: a few tables with a lock each, so that
/// threads rarely meet.
final class SiteEntries: Sendable {
  struct Entry: Sendable {
    var file: Manifest.File
    var outcome: StagedSite.Outcome
  }

  private final class Shard: Sendable {
    let entries = Mutex<[SitePath: Entry]>([:])
  }

  private let shards = (0..<16).map { _ in Shard() }

  /// Notes a file. Returns false when there is one at the path already.
  func insert(_ file: Manifest.File, _ outcome: StagedSite.Outcome) -> Bool {
    let shard = shards[Int(UInt(bitPattern: file.path.hashValue) % UInt(shards.count))]
    return shard.entries.withLock { entries in
      guard entries[file.path] == nil else { return false }
      entries[file.path] = Entry(file: file, outcome: outcome)
      return true
    }
  }

  /// All of them, by the bytes of their paths.
  func sorted() -> [Entry] {
    shards.flatMap { shard in shard.entries.withLock { Array($0.values) } }
      .sorted { $0.file.path < $1.file.path }
  }
}

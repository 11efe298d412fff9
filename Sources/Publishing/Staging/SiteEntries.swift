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
  func insert(_ entry: Entry, at path: SitePath) -> Bool {
    let shard = shards[Int(UInt(bitPattern: path.hashValue) % UInt(shards.count))]
    return shard.entries.withLock { entries in
      guard entries[path] == nil else { return false }
      entries[path] = entry
      return true
    }
  }

  /// All of them, by the bytes of their paths.
  func sorted() -> [(path: SitePath, entry: Entry)] {
    shards.flatMap { shard in shard.entries.withLock { $0.map { ($0.key, $0.value) } } }
      .sorted { $0.0.text.utf8.lexicographicallyPrecedes($1.0.text.utf8) }
  }
}

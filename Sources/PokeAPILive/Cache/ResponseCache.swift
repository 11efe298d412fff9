package import Foundation
import Synchronization

/// The answers of one API, kept in a folder from night to night.
///
/// A body is filed under its hash and is on the disk before the journal names it, so whatever cuts
/// a run short, what the journal says is true; a body that is damaged later no longer matches its
/// name and counts as missing. Several processes may use the folder at the same time.
package final class ResponseCache: Sendable {
  private let folder: CacheFolder
  private let lock: CacheLock
  private let journal: CacheJournal
  private let index: Mutex<CacheIndex>

  /// Opens the cache in that folder, which is made where it is missing.
  package init(folder path: String) throws(CacheFailure) {
    folder = try CacheFolder(path)
    lock = try CacheLock(folder.lock)
    let isAlone = lock.takeAlone()
    if !isAlone { lock.share() }
    let lines = CacheJournal.lines(of: folder.journal)
    let index = CacheIndex(lines)
    if isAlone {
      try folder.clear(keeping: index, journalLines: lines.count)
      lock.share()
    }
    journal = try CacheJournal(folder.journal)
    self.index = Mutex(index)
  }

  /// What is known of the address.
  package func record(_ path: String) -> CacheRecord? { index.withLock { $0.records[path] } }

  /// When the record was last known to be good, in seconds since 1970.
  package func lastGood(_ record: CacheRecord) -> Int { index.withLock { $0.lastGood(record) } }

  /// The record's body; `nil` where it is missing or damaged.
  package func body(of record: CacheRecord) -> Data? { body(record.body) }

  /// The body of that hash; `nil` where it is missing or damaged.
  func body(_ hash: BodyHash) -> Data? { folder.object(hash) }

  /// Files a new answer: first its body, then the record that names it.
  package func store(_ body: Data, _ record: CacheRecord) throws(CacheFailure) {
    try folder.keepObject(body, as: record.body)
    try note(.body(record))
  }

  /// Notes that the record's body still holds.
  package func confirm(_ record: CacheRecord) throws(CacheFailure) { try note(.body(record)) }

  /// Notes that the server's data have that version now.
  package func confirm(version: String, checked: Int) throws(CacheFailure) {
    guard CacheLine.isField(version) else { return }
    try note(.version(version, checked: checked))
  }

  /// What the decoder made of the record's body; `nil` where it has not yet, or where that is
  /// damaged.
  func extract(of record: CacheRecord, by decoder: ExtractDecoder) -> Data? {
    folder.extract(of: record.body, by: decoder.name)
  }

  func keepExtract(
    _ bytes: Data, of record: CacheRecord, by decoder: ExtractDecoder
  ) throws(CacheFailure) {
    try folder.keepExtract(bytes, of: record.body, by: decoder.name)
  }

  private func note(_ line: CacheLine) throws(CacheFailure) {
    try journal.append(line)
    index.withLock { $0.apply(line) }
  }
}

package import Composable
import PokeAPI

/// Where the history is kept.
package struct HistoryClient: Sendable {
  /// What is kept; `nil` where nothing is yet. Throws a `SourceFailure`.
  package var load: @Sendable () async throws -> History?
  /// Puts `history` in the place of `old`, at once or not at all. Throws where that cannot be, and
  /// where something else than `old` is kept by now.
  package var replace: @Sendable (_ old: History?, _ history: History) async throws -> Void

  package init(
    load: @escaping @Sendable () async throws -> History?,
    replace: @escaping @Sendable (_ old: History?, _ history: History) async throws -> Void
  ) {
    self.load = load
    self.replace = replace
  }
}

extension HistoryClient: DependencyKey {
  /// No history.
  package static let liveValue = HistoryClient(load: { nil }, replace: { _, _ in })
  package static let testValue = HistoryClient(
    load: unimplemented("HistoryClient.load"), replace: unimplemented("HistoryClient.replace"))

  /// The history in a file. A file that cannot be read as one is left as it is.
  package static func file(_ path: String) -> HistoryClient {
    @Sendable func load() throws(SourceFailure) -> History? {
      do throws(FileStorageError) {
        return try key(path).load()
      } catch {
        throw SourceFailure(
          kind: error.kind == .corrupt ? .undecodable : .missing, subject: path,
          problem: "the history cannot be read: \(error.problem)", remedy: error.remedy)
      }
    }
    return HistoryClient(
      load: load,
      replace: { old, history in
        guard try load() == old else {
          throw SourceFailure(
            kind: .tryLater, subject: path,
            problem: "another build recorded changes in this history meanwhile",
            remedy: "The site is published; build again, and it will show theirs, too.")
        }
        try key(path).save(history)
      })
  }

  private static func key(_ path: String) -> FileStorageKey<History?> {
    .fileStorage(path, default: nil, coding: HistoryFile.coding)
  }
}

extension DependencyValues {
  /// Where the history is kept.
  package var history: HistoryClient {
    get { self[HistoryClient.self] }
    set { self[HistoryClient.self] = newValue }
  }
}

package import PokeAPI
import Synchronization

extension PokeAPIClient {
  /// Reads a folder in the layout of PokeAPI/api-data: a checkout of it, its `data/api/v2`, or any
  /// folder that holds `api/v2`.
  ///
  /// Records are read and decoded on the threads of the caller's tasks, never on the main actor.
  ///
  /// - Parameter proseLanguages: The languages in which prose is kept; none for facts only.
  /// - Throws: A failure of kind `.missing` where no data is found.
  package static func dump(
    folder: String, proseLanguages: Set<String> = []
  ) throws(SourceFailure) -> PokeAPIClient {
    let source = DumpSource(
      folder: try DumpFolder(searching: folder),
      decoder: RecordDecoder(proseLanguages: proseLanguages))
    return PokeAPIClient(
      page: { try await source.page($0, limit: $1, offset: $2) },
      item: { try await source.item($0) })
  }
}

/// Serves pages and records from a folder. Lists are decoded once.
private final class DumpSource: Sendable {
  private let folder: DumpFolder
  private let decoder: RecordDecoder
  private let lists = Mutex<[Resource: ResourcePage]>([:])

  init(folder: DumpFolder, decoder: RecordDecoder) {
    self.folder = folder
    self.decoder = decoder
  }

  @concurrent
  func page(_ resource: Resource, limit: Int, offset: Int) async throws -> ResourcePage {
    try Task.checkCancellation()
    return try list(resource).page(limit: limit, offset: offset)
  }

  @concurrent
  func item(_ reference: ResourceReference) async throws -> ResourceRecord {
    try Task.checkCancellation()
    return try decoder.decode(folder.record(reference), reference: reference)
  }

  private func list(_ resource: Resource) throws(SourceFailure) -> ResourcePage {
    if let list = lists.withLock({ $0[resource] }) { return list }
    let list = try decoder.decodeList(folder.list(resource), of: resource)
    lists.withLock { $0[resource] = list }
    return list
  }
}

extension ResourcePage {
  /// The part of a whole list that one page shows.
  func page(limit: Int, offset: Int) -> ResourcePage {
    let rest = references.dropFirst(max(0, offset))
    return ResourcePage(count: count, references: Array(rest.prefix(max(0, limit))))
  }
}

import Composable
package import PokeAPI

/// The stage between the snapshot and the plan that makes pictures part of the site. What cannot be
/// had is left out, so that pages show the number plate there.
package struct ImageDownload: Sendable {
  @Dependency(\.images) private var client

  package init() {}

  /// Fetches what the pages of a snapshot show, a few pictures at a time; none stays in memory.
  ///
  /// - Parameter progress: Is told how many have come, and of how many.
  /// - Throws: `CancellationError` when the task is cancelled.
  package func run(
    _ snapshot: Snapshot, progress: (_ done: Int, _ of: Int) async -> Void = { _, _ in }
  ) async throws -> LocalImages {
    let client = client
    let addresses = snapshot.shownPictures
    var files: [String: ImageFile] = [:]
    var failures: [SourceFailure] = []
    try await withThrowingTaskGroup(of: (String, Result<ImageFile, SourceFailure>).self) { group in
      var rest = addresses[...]
      func fetchNext() {
        guard let address = rest.popFirst() else { return }
        group.addTask { (address, try await Self.fetch(address, client)) }
      }
      for _ in 0..<Self.atOnce { fetchNext() }
      while let (address, result) = try await group.next() {
        fetchNext()
        switch result {
        case .success(let file): files[address] = file
        case .failure(let failure): failures.append(failure)
        }
        await progress(files.count + failures.count, addresses.count)
      }
    }
    return LocalImages(files, client: client, failures: failures)
  }

  /// Twice what the transport sends at once, so that it never waits for us.
  private static let atOnce = 8

  private static func fetch(
    _ address: String, _ client: ImageClient
  ) async throws(CancellationError) -> Result<ImageFile, SourceFailure> {
    do {
      return .success(try await client.fetch(address))
    } catch let error as CancellationError {
      throw error
    } catch {
      return .failure(SourceFailure(error, asking: address))
    }
  }
}

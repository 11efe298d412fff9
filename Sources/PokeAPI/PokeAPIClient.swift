public import Composable

/// Reads PokeAPI, wherever it lies: on the network, in a folder, in a snapshot.
///
/// Both endpoints throw `SourceFailure`, and `CancellationError` when the task is cancelled. What
/// they return is decoded, checked and normalized; raw bytes stay in the live values.
public struct PokeAPIClient: Sendable {
  /// One page of a list: `limit` entries from `offset` on (the first entry has offset 0).
  public var page:
    @Sendable (_ resource: Resource, _ limit: Int, _ offset: Int) async throws -> ResourcePage
  /// One record. Throws a failure of kind `.undecodable` for a record that cannot be used; a
  /// build goes on without it.
  public var item: @Sendable (_ reference: ResourceReference) async throws -> ResourceRecord

  /// A client of these two endpoints.
  public init(
    page:
      @escaping @Sendable (_ resource: Resource, _ limit: Int, _ offset: Int) async throws ->
      ResourcePage,
    item: @escaping @Sendable (_ reference: ResourceReference) async throws -> ResourceRecord
  ) {
    self.page = page
    self.item = item
  }
}

extension PokeAPIClient {
  /// The lists that a build starts from: the species, and the languages, to which nothing points.
  /// All else is reached by following the references of the records.
  public static let roots: [Resource] = [.pokemonSpecies, .language]
}

extension PokeAPIClient: DependencyKey {
  /// No source is bound by default: the command binds the one it was told to use.
  public static let liveValue = PokeAPIClient.unimplemented
  /// Fails the test that reads a source it did not give.
  public static let testValue = PokeAPIClient.unimplemented

  private static let unimplemented = PokeAPIClient(
    page: Composable.unimplemented("PokeAPIClient.page"),
    item: Composable.unimplemented("PokeAPIClient.item")
  )
}

extension DependencyValues {
  /// The source that features read.
  public var pokeAPI: PokeAPIClient {
    get { self[PokeAPIClient.self] }
    set { self[PokeAPIClient.self] = newValue }
  }
}

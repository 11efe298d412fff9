import PokeAPI
import PokeAPILive
import Testing

@Suite struct SnapshotSourceTests {
  @Test func snapshotIsItsOwnSource() async throws {
    let (snapshot, _) = try await PokeAPIClient.dump(folder: TestData.dump).walk()
    let again = try await PokeAPIClient.snapshot(snapshot).walk()
    #expect(again.failures == [])
    #expect(again.snapshot == snapshot)
  }

  @Test func referencesAreThoseOfTheDump() async throws {
    let dump = try PokeAPIClient.dump(folder: TestData.dump)
    let source = PokeAPIClient.snapshot(try await dump.walk().snapshot)
    for resource in Resource.allCases {
      for reference in try await source.page(resource, 1000, 0).references {
        let expected = try await dump.item(reference).references
        #expect(try await source.item(reference).references == expected, "\(reference)")
      }
    }
  }

  @Test func listIsServedInPages() async throws {
    var snapshot = Snapshot()
    snapshot.named = (1...5).map { NamedResource(.item, id: $0, slug: "a", names: [:]) }
    let page = try await PokeAPIClient.snapshot(snapshot).page(.item, 2, 3)
    #expect(page.count == 5)
    #expect(page.references.map(\.id) == [4, 5])
  }

  @Test func recordThatIsNotThereIsNotFound() async {
    let failure = await #expect(throws: SourceFailure.self) {
      try await PokeAPIClient.snapshot(Snapshot()).item(ResourceReference(.pokemon, 25))
    }
    #expect(failure?.kind == .notFound)
    #expect(failure?.subject == "pokemon/25")
  }
}

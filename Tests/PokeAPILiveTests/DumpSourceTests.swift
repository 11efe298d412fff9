import Foundation
import PokeAPI
import PokeAPILive
import Testing

@Suite struct DumpSourceTests {
  @Test(arguments: ["", "/v2"])
  func dataIsFoundInTheFolderAndBelow(path: String) async throws {
    let client = try PokeAPIClient.dump(folder: TestData.dump + path)
    #expect(try await client.page(.pokemonSpecies, 1, 0).count == 10)
  }

  @Test func listIsServedInPages() async throws {
    let client = try PokeAPIClient.dump(folder: TestData.dump)
    let first = try await client.page(.pokemonSpecies, 4, 0)
    #expect(first.count == 10)
    #expect(first.references.map(\.id) == [1, 2, 3, 29])
    #expect(first.references.first?.slug == "bulbasaur")
    #expect(try await client.page(.pokemonSpecies, 4, 8).references.map(\.id) == [489, 490])
    #expect(try await client.page(.pokemonSpecies, 4, 12).references == [])
    #expect(try await client.page(.pokemonSpecies, -1, -1).references == [])
  }

  @Test func recordThatIsNotThereIsNotFound() async throws {
    let client = try PokeAPIClient.dump(folder: TestData.dump)
    let failure = await #expect(throws: SourceFailure.self) {
      try await client.item(ResourceReference(.pokemon, 4))
    }
    #expect(failure?.kind == .notFound)
    #expect(failure?.subject == "pokemon/4")
  }

  @Test func missingAndEmptyFoldersAreToldApart() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let missing = #expect(throws: SourceFailure.self) { try PokeAPIClient.dump(folder: folder) }
    #expect(missing?.kind == .missing)
    #expect(missing?.description.hasPrefix("\(folder): there is no such folder. ") == true)

    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let empty = #expect(throws: SourceFailure.self) { try PokeAPIClient.dump(folder: folder) }
    #expect(empty?.kind == .missing)
    #expect(empty?.problem == "the folder holds no data of PokeAPI")
  }

  @Test func cancelledTaskReadsNothing() async throws {
    let client = try PokeAPIClient.dump(folder: TestData.dump)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.item(ResourceReference(.pokemon, 1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func followingTheReferencesReachesAllThatIsThere() async throws {
    let (snapshot, failures) = try await PokeAPIClient.dump(folder: TestData.dump).walk()
    #expect(failures == [])
    #expect(snapshot.published == [1, 2, 3, 29, 32, 82, 386, 462, 489, 490])
    #expect(snapshot.pokemon.count == 15)
    #expect(snapshot.types.count == 18)
    #expect(snapshot.named.filter { $0.resource == .language }.map(\.slug) == ["fr", "en", "ja"])
    #expect(
      snapshot.named.filter { $0.resource == .item }.map(\.slug) == [
        "moon-stone", "thunder-stone", "metal-coat", "magnet",
      ])
    #expect(
      snapshot.moves.map(\.slug) == ["vine-whip", "tackle", "growl", "solar-beam", "curse"])
    #expect(snapshot.encounters.map(\.id) == snapshot.pokemon.map(\.id))
    #expect(
      snapshot.named.filter { $0.resource == .moveLearnMethod }.map(\.slug) == [
        "level-up", "egg", "machine",
      ])
    #expect(
      snapshot.named.filter { $0.resource == .encounterMethod }.map(\.slug) == [
        "walk", "gift", "static", "pokemon-ranger",
      ])
  }
}

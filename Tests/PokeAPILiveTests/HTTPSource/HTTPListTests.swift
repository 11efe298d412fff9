import PokeAPI
import PokeAPILive
import Testing

@Suite struct HTTPListTests {
  private let api = ScriptedAPI()
  private let folder = TemporaryFolder()

  private func page(_ limit: Int, _ offset: Int) async throws -> ResourcePage {
    try await api.source(in: folder).client.page(.pokemonSpecies, limit, offset)
  }

  /// A list's answer with species of these ids.
  private func list(_ ids: [Int], count: Int) -> String {
    let results = ids.map { #"{"name":"s\#($0)","url":"/api/v2/pokemon-species/\#($0)/"}"# }
    return #"{"count":\#(count),"results":[\#(results.joined(separator: ","))]}"#
  }

  @Test func partsAreAskedForByOffset() async throws {
    let page = try await page(4, 8)
    #expect(page.count == 10)
    #expect(page.references.map(\.id) == [489, 490])
    #expect(api.takeLog() == ["meta/", "pokemon-species/?offset=8&limit=4"])
  }

  @Test func addressesInAnswersAreNotFollowed() async throws {
    // The fixture's `next` leads to another host.
    for offset in [0, 4, 8] { _ = try await page(4, offset) }
    #expect(
      Set(api.takeLog()) == [
        "meta/", "pokemon-species/?offset=0&limit=4", "pokemon-species/?offset=4&limit=4",
        "pokemon-species/?offset=8&limit=4",
      ])
  }

  @Test func smallerPartsThanAskedForAreFilledUp() async throws {
    api.script { $0.largestPart = 3 }
    #expect(try await page(7, 0).references.map(\.id) == [1, 2, 3, 29, 32, 82, 386])
    #expect(
      api.takeLog() == [
        "meta/", "pokemon-species/?offset=0&limit=7", "pokemon-species/?offset=3&limit=4",
        "pokemon-species/?offset=6&limit=1",
      ])
  }

  @Test func serverThatIgnoresLimitsGivesTheRightPart() async throws {
    let whole = list([1, 2, 3, 4], count: 4)
    api.answer("pokemon-species/?offset=0&limit=2", with: whole)
    api.answer("pokemon-species/?offset=2&limit=2", with: whole)
    #expect(try await page(2, 0).references.map(\.id) == [1, 2])
    #expect(try await page(2, 2).references.map(\.id) == [3, 4])
  }

  @Test func loopEndsThePartShort() async throws {
    api.answer("pokemon-species/?offset=0&limit=4", with: list([1, 2], count: 9))
    api.answer("pokemon-species/?offset=2&limit=2", with: list([1, 2], count: 9))
    #expect(try await page(4, 0).references.map(\.id) == [1, 2])
    #expect(api.takeLog().count == 3)
  }

  @Test func emptyPartEndsThePartShort() async throws {
    api.answer("pokemon-species/?offset=0&limit=4", with: list([], count: 9))
    #expect(try await page(4, 0) == ResourcePage(count: 9, references: []))
  }

  @Test func entryThatIsListedTwiceIsAFailure() async throws {
    api.answer("pokemon-species/?offset=0&limit=4", with: list([1, 1], count: 9))
    api.fail("pokemon-species/?offset=0&limit=100000", .status(403))
    let failure = await #expect(throws: SourceFailure.self) { try await page(4, 0) }
    #expect(failure?.problem == "the part from 0 on lists a record twice")
  }

  @Test func refusedPartIsTakenFromTheWholeList() async throws {
    api.fail("pokemon-species/?offset=4&limit=4", .status(403))
    let source = try await api.source(in: folder)
    let page = try await source.client.page(.pokemonSpecies, 4, 4)
    #expect(page.references.map(\.id) == [32, 82, 386, 462])
    #expect(
      source.report.warnings == [
        "pokemon-species: a part of the list was refused; it was read as a whole"
      ])
  }

  @Test func listThatIsNotWholeDoesNotStandIn() async throws {
    api.fail("pokemon-species/?offset=4&limit=4", .status(403))
    api.answer("pokemon-species/?offset=0&limit=100000", with: list([1, 2], count: 9))
    let failure = await #expect(throws: SourceFailure.self) { try await page(4, 4) }
    #expect(failure?.kind == .unreachable)
  }

  @Test func staleListStandsIn() async throws {
    _ = try await page(4, 0)
    api.script {
      $0.failure = .timedOut
      $0.day = 1
    }
    let source = try await api.source(in: folder)
    let page = try await source.client.page(.pokemonSpecies, 4, 0)
    #expect(page.references.map(\.id) == [1, 2, 3, 29])
    #expect(source.report.stale.map(\.subject) == ["pokemon-species"])
  }
}

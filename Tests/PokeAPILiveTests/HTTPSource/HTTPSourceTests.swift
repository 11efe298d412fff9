import Foundation
import PokeAPI
import PokeAPILive
import Testing

@Suite struct HTTPSourceTests {
  private let api = ScriptedAPI()
  private let folder = TemporaryFolder()
  private let bulbasaur = ResourceReference(.pokemon, 1, "bulbasaur")

  private func name(_ record: ResourceRecord) -> String? { record.item.reference.slug?.rawValue }

  // MARK: Nights

  @Test func firstNightGivesWhatADumpGives() async throws {
    let expected = try await PokeAPIClient.dump(folder: TestData.dump).walk().snapshot
    let source = try await api.source(in: folder)
    let walk = try await source.client.walk()
    #expect(walk.snapshot == expected)
    #expect(walk.failures == [])
    #expect(source.report == HTTPSourceReport())
    let log = api.takeLog()
    #expect(log.first == "meta/")
    #expect(log.filter { $0.contains(" if ") } == [])
    #expect(Set(log).count == log.count)
  }

  @Test func unchangedNightCostsOneRequest() async throws {
    let first = try await api.source(in: folder).client.walk().snapshot
    _ = api.takeLog()
    let second = try await api.source(in: folder).client.walk().snapshot
    #expect(second == first)
    #expect(api.takeLog() == ["meta/"])
  }

  @Test func changedNightAsksForEachByItsTag() async throws {
    let record = try await api.source(in: folder).client.item(bulbasaur)
    api.script { $0.version = "v2" }
    _ = api.takeLog()
    let again = try await api.source(in: folder).client.item(bulbasaur)
    #expect(again == record)
    let log = api.takeLog()
    #expect(log.count == 2)
    #expect(log.last?.hasPrefix(#"pokemon/1/ if W/""#) == true)
    _ = try await api.source(in: folder).client.item(bulbasaur)
    #expect(api.takeLog() == ["meta/"])
  }

  @Test func changedRecordIsRead() async throws {
    let flower = ResourceReference(.pokemonColor, 5)
    let text = #"{"id":5,"name":"green","names":[]}"#
    _ = try await api.source(in: folder).client.item(flower)
    api.script { $0.version = "v2" }
    api.answer("pokemon-color/5/", with: text)
    let changed = try await api.source(in: folder).client.item(flower)
    #expect(
      changed.item
        == .named(NamedResource(.pokemonColor, id: 5, slug: "green", names: [:])))
  }

  @Test func buildThatWasCutShortGoesOnWhereItWas() async throws {
    _ = try await api.source(in: folder).client.item(bulbasaur)
    _ = api.takeLog()
    let client = try await api.source(in: folder).client
    _ = try await client.item(bulbasaur)
    _ = try await client.item(ResourceReference(.type, 4))
    #expect(api.takeLog() == ["meta/", "type/4/"])
  }

  @Test func serverWithoutAVersionIsAskedForEachByItsTag() async throws {
    api.script { $0.version = nil }
    _ = try await api.source(in: folder).client.item(bulbasaur)
    _ = api.takeLog()
    let source = try await api.source(in: folder)
    _ = try await source.client.item(bulbasaur)
    #expect(api.takeLog().last?.hasPrefix(#"pokemon/1/ if W/""#) == true)
    #expect(source.report.warnings == ["meta/: Not Found; every record is asked for"])
  }

  @Test func answersOfAnotherVersionAreTold() async throws {
    api.script {
      $0.answers["type/4/"] = { _ in
        let file = URL(filePath: "\(TestData.dump)/v2/type/4/index.json")
        return ScriptedAPI.response(try Data(contentsOf: file), version: "v0")
      }
    }
    let source = try await api.source(in: folder)
    _ = try await source.client.item(ResourceReference(.type, 4))
    #expect(
      source.report.warnings == [
        "1 answers are of another version of the data, v0: the server may be between two versions"
      ])
    _ = api.takeLog()
    _ = try await api.source(in: folder).client.item(ResourceReference(.type, 4))
    #expect(api.takeLog().count == 2)
  }

  // MARK: Damage

  @Test func damagedExtractIsMadeAgainWithoutAsking() async throws {
    let record = try await api.source(in: folder).client.item(bulbasaur)
    let extract = try #require(try folder.files(below: "extracts").first)
    try folder.write(Data("{}".utf8), to: "extracts/\(extract)")
    _ = api.takeLog()
    #expect(try await api.source(in: folder).client.item(bulbasaur) == record)
    #expect(api.takeLog() == ["meta/"])
    #expect(try folder.read("extracts/\(extract)").count > 500)
  }

  @Test func damagedBodyIsFetchedAgainWithoutATag() async throws {
    let record = try await api.source(in: folder).client.item(bulbasaur)
    try FileManager.default.removeItem(atPath: "\(folder.path)/extracts")
    let object = try #require(try folder.files(below: "objects").first)
    let whole = try folder.read("objects/\(object)")
    try folder.write(whole.dropLast(10), to: "objects/\(object)")
    _ = api.takeLog()
    #expect(try await api.source(in: folder).client.item(bulbasaur) == record)
    #expect(api.takeLog() == ["meta/", "pokemon/1/"])
    #expect(try folder.read("objects/\(object)") == whole)
  }

  @Test func otherLanguagesAreDecodedFromTheBodiesAtHand() async throws {
    let ability = ResourceReference(.ability, 65)
    api.answer(
      "ability/65/",
      with: #"""
        {"id":65,"name":"overgrow","names":[],"is_main_series":true,"generation":{"name":"x","url":"/generation/3/"},
        "effect_entries":[{"effect":"Grows.","short_effect":"Grows.","language":{"name":"en",
        "url":"/language/9/"}}],"flavor_text_entries":[]}
        """#)
    func effects(in languages: Set<String>) async throws -> LocalizedText? {
      let source = try await api.source(in: folder, proseLanguages: languages)
      guard case .ability(let found) = try await source.client.item(ability).item else {
        return nil
      }
      return found.effects
    }
    #expect(try await effects(in: []) == [:])
    #expect(try await effects(in: ["en"]) == ["en": "Grows."])
    #expect(try await effects(in: []) == [:])
    #expect(api.takeLog() == ["meta/", "ability/65/", "meta/", "meta/"])
  }

  @Test func cacheThatCannotBeWrittenIsToldAndNoMore() async throws {
    let source = try await api.source(in: folder)
    try FileManager.default.removeItem(atPath: "\(folder.path)/temporary")
    #expect(name(try await source.client.item(bulbasaur)) == "bulbasaur")
    #expect(
      source.report.warnings == [
        "the cache cannot be written, so the next build asks again: No such file or directory"
      ])
  }

  // MARK: Failures

  @Test func staleRecordStandsInAndIsTold() async throws {
    let record = try await api.source(in: folder).client.item(bulbasaur)
    api.script {
      $0.version = "v2"
      $0.day = 2.5
    }
    api.fail("pokemon/1/", .status(503))
    let source = try await api.source(in: folder)
    #expect(try await source.client.item(bulbasaur) == record)
    #expect(
      source.report.stale == [
        HTTPSourceReport.Stale(
          subject: "pokemon/1", age: 216_000, reason: "pokemon/1/: scripted")
      ])
    #expect(source.report.stale.first?.days == 3)
  }

  @Test func recordThatIsTooOldDoesNotStandIn() async throws {
    _ = try await api.source(in: folder).client.item(bulbasaur)
    api.script {
      $0.version = "v2"
      $0.day = 7.5
    }
    api.fail("pokemon/1/", .status(503))
    let client = try await api.source(in: folder).client
    let failure = await #expect(throws: SourceFailure.self) { try await client.item(bulbasaur) }
    #expect(failure?.kind == .unreachable)
    #expect(
      failure?.problem == "pokemon/1/: scripted; the copy in the cache is 8 days old, and "
        + "--max-stale allows 7")
  }

  @Test func nightsWithoutChangesKeepARecordYoung() async throws {
    _ = try await api.source(in: folder).client.item(bulbasaur)
    api.script { $0.day = 9 }
    _ = try await api.source(in: folder)
    api.script {
      $0.day = 10
      $0.failure = .unreachable
    }
    let source = try await api.source(in: folder)
    #expect(name(try await source.client.item(bulbasaur)) == "bulbasaur")
    #expect(source.report.stale.map(\.age) == [86_400])
  }

  @Test func serverThatIsGoneIsAskedOnce() async throws {
    let first = try await api.source(in: folder).client.walk().snapshot
    api.script { $0.failure = .unreachable }
    _ = api.takeLog()
    let source = try await api.source(in: folder)
    #expect(try await source.client.walk().snapshot == first)
    #expect(api.takeLog() == ["meta/"])
    #expect(source.report.stale.count > 100)
  }

  @Test func serverThatIsGoneGivesNothingToAnEmptyCache() async throws {
    api.script { $0.failure = .unreachable }
    let client = try await api.source(in: folder).client
    let failure = await #expect(throws: SourceFailure.self) {
      try await client.page(.pokemonSpecies, 20, 0)
    }
    #expect(failure?.kind == .unreachable)
    #expect(failure?.description.contains("https://api.test/api/v2/meta/: scripted") == true)
  }

  @Test func serverThatAsksForPatienceIsLeftAlone() async throws {
    api.fail("pokemon/1/", .tryLater(seconds: 900))
    let client = try await api.source(in: folder).client
    for reference in [bulbasaur, ResourceReference(.type, 4)] {
      let failure = await #expect(throws: SourceFailure.self) { try await client.item(reference) }
      #expect(failure?.kind == .tryLater)
      #expect(failure?.remedy == "Ask again in 900 s or later.")
    }
    #expect(api.takeLog() == ["meta/", "pokemon/1/"])
  }

  @Test(arguments: [
    (HTTPFailure.Kind.unreachable, SourceFailure.Kind.unreachable),
    (.timedOut, .unreachable), (.refused, .unreachable), (.status(403), .unreachable),
    (.status(500), .unreachable), (.status(404), .notFound), (.status(400), .notFound),
    (.unusableBody, .undecodable), (.tryLater(seconds: 300), .tryLater),
  ])
  func failureOfARecordHasItsKind(http: HTTPFailure.Kind, source: SourceFailure.Kind) async throws {
    api.fail("pokemon/1/", http)
    let client = try await api.source(in: folder).client
    let failure = await #expect(throws: SourceFailure.self) { try await client.item(bulbasaur) }
    #expect(failure?.kind == source)
    #expect(failure?.subject == "pokemon/1")
  }

  @Test func recordOfAnotherIdIsNotTakenAndTheOldOneStays() async throws {
    _ = try await api.source(in: folder).client.item(bulbasaur)
    api.script { $0.version = "v2" }
    api.answer("pokemon/1/", with: #"{"id":2,"name":"ivysaur"}"#)
    let source = try await api.source(in: folder)
    #expect(name(try await source.client.item(bulbasaur)) == "bulbasaur")
    #expect(source.report.stale.map(\.subject) == ["pokemon/1"])
  }

  @Test func whatWasNotDecodedIsNotKept() async throws {
    api.answer("pokemon/1/", with: #"{"id":1,"name":"bulba"#)
    let client = try await api.source(in: folder).client
    let failure = await #expect(throws: SourceFailure.self) { try await client.item(bulbasaur) }
    #expect(failure?.kind == .undecodable)
    #expect(try folder.files(below: "").filter { $0.hasPrefix("objects") } == [])
  }

  @Test func answer304ToAFirstRequestIsNoAnswer() async throws {
    api.script { $0.answers["pokemon/1/"] = { _ in HTTPResponse(status: 304) } }
    let client = try await api.source(in: folder).client
    let failure = await #expect(throws: SourceFailure.self) { try await client.item(bulbasaur) }
    #expect(failure?.kind == .undecodable)
  }

  @Test func cancelledTaskAsksNothing() async throws {
    let client = try await api.source(in: folder).client
    _ = api.takeLog()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.item(bulbasaur)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(api.takeLog() == [])
  }

  // MARK: Offline

  @Test func offlineNeverConnects() async throws {
    let first = try await api.source(in: folder).client.walk().snapshot
    api.script { $0.day = 30 }
    _ = api.takeLog()
    let source = try await api.source(in: folder, offline: true)
    #expect(try await source.client.walk().snapshot == first)
    #expect(api.takeLog() == [])
    #expect(source.report.stale == [])
    #expect(
      source.report.warnings.first?.hasSuffix("answers are from the cache, the oldest 30 days old")
        == true)
  }

  @Test func offlineSaysWhatItDoesNotHave() async throws {
    let client = try await api.source(in: folder, offline: true).client
    let failure = await #expect(throws: SourceFailure.self) { try await client.item(bulbasaur) }
    #expect(
      failure?.description == "pokemon/1: it is not in the cache. Build once without --offline.")
    #expect(failure?.kind == .unreachable)
    #expect(api.takeLog() == [])
  }
}

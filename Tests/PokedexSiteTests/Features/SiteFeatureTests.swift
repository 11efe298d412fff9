import Composable
import ComposableTesting
import Foundation
import PokeAPI
import Testing

@testable import PokedexSite

@MainActor @Suite(.timeLimit(.minutes(1))) struct SiteFeatureTests {
  private func store(
    filters: Filters = Filters(), favorites: [Favorite] = [], isForced: Bool = false,
    client: PokeAPIClient = .fixed(species: Sample.speciesList, records: Sample.records)
  ) -> TestStoreOf<SiteFeature> {
    let store = TestStore(
      initialState: SiteFeature.State(filters: filters, isForced: isForced)
    ) {
      SiteFeature()
    } withDependencies: {
      $0.pokeAPI = client
    }
    store.exhaustivity = .off
    store.state.favorites.$favorites.withLock { $0 = favorites }
    return store
  }

  @Test func theWholeFlowEndsInTheSnapshot() async {
    let store = store(favorites: [.name("cyndaquil"), .number(1)])
    await store.send(.start)
    await store.receive(\.list.start)
    await store.receive(\.list.pageReceived)
    await store.receive(\.details.start)
    await store.receive(\.details.waveFinished)
    await store.receive(\.dataAssembled)
    await store.receive(\.favorites.speciesReceived)
    await store.receive(\.filters.candidatesReceived)
    await store.finish()

    let snapshot = try? store.state.result?.get()
    #expect(snapshot?.species.map(\.slug) == ["bulbasaur", "charmander", "chikorita", "cyndaquil"])
    #expect(snapshot?.pokemon.map(\.id) == [1, 4, 152, 155])
    #expect(snapshot?.types.map(\.slug) == ["fire", "grass"])
    #expect(snapshot?.generations.map(\.id) == [1, 2])
    #expect(snapshot?.published == [1, 4, 152, 155])
    #expect(snapshot?.favorites == [155, 1])
  }

  @Test func filtersRestrictWhatIsPublishedAndWhichFavoritesShow() async {
    let store = store(
      filters: Filters(types: ["fire"], generations: [1]), favorites: [.number(1), .number(4)])
    await store.send(.start)
    await store.receive(\.filters.candidatesReceived)
    await store.finish()

    let snapshot = try? store.state.result?.get()
    #expect(snapshot?.published == [4])
    #expect(snapshot?.favorites == [4])
    #expect(snapshot?.species.count == 4)
  }

  @Test func aPassingFailureOfAPageIsRetried() async {
    let offsets = Recorder<Int>()
    var client = PokeAPIClient.fixed(species: Sample.speciesList, records: Sample.records)
    client.page = { [page = client.page] resource, limit, offset in
      if resource == .pokemonSpecies, await offsets.record(offset) < 3 {
        throw SourceFailure.offline
      }
      return try await page(resource, limit, offset)
    }
    let store = store(client: client)
    await store.send(.start)
    await store.receive(\.filters.candidatesReceived)
    await store.finish()
    #expect(store.state.result?.isSuccess == true)
    #expect(await offsets.values == [0, 0, 0])
  }

  @Test func aPageThatKeepsFailingEndsTheBuild() async {
    let offsets = Recorder<Int>()
    var client = PokeAPIClient.fixed(species: [], records: [:])
    client.page = { _, _, offset in
      await offsets.record(offset)
      throw SourceFailure.offline
    }
    let store = store(client: client)
    await store.send(.start)
    await store.finish()
    await store.skipReceivedActions()
    #expect(store.state.result == .failure(.source(.offline)))
    #expect(await offsets.values == [0, 0, 0])
  }

  @Test func aMissingSourceIsNotAskedTwice() async {
    let offsets = Recorder<Int>()
    var client = PokeAPIClient.fixed(species: [], records: [:])
    client.page = { _, _, offset in
      await offsets.record(offset)
      throw SourceFailure.noFolder
    }
    let store = store(client: client)
    await store.send(.start)
    await store.finish()
    await store.skipReceivedActions()
    #expect(store.state.result == .failure(.source(.noFolder)))
    #expect(await offsets.values == [0])
  }

  @Test func moreThanOneInAHundredRejectedRecordsEndTheBuild() async {
    let reference = ResourceReference(.pokemonSpecies, 4)
    var records = Sample.records
    records[reference] = nil
    let store = store(client: .fixed(species: Sample.speciesList, records: records))
    await store.send(.start)
    await store.receive(\.details.waveFinished)
    await store.finish()
    await store.skipReceivedActions()
    #expect(
      store.state.result
        == .failure(
          .tooManyRejected(
            .pokemonSpecies,
            rejected: [Rejection(reference: reference, failure: .notFound(reference))], outOf: 4)))
  }

  @Test func forceGoesOnWithoutTheRejectedRecords() async {
    var records = Sample.records
    records[ResourceReference(.pokemonSpecies, 4)] = nil
    let store = store(
      isForced: true, client: .fixed(species: Sample.speciesList, records: records))
    await store.send(.start)
    await store.receive(\.filters.candidatesReceived)
    await store.finish()
    #expect((try? store.state.result?.get())?.published == [1, 152, 155])
    #expect(store.state.details.rejections.map(\.reference.id) == [4])
  }

  @Test(arguments: [
    (
      Filters(types: ["firee"]),
      PipelineFailure.unknownType("firee", known: ["fire", "grass"])
    ),
    (Filters(generations: [7]), .unknownGeneration(7, known: [1, 2])),
    (
      Filters(types: ["grass"], query: "char"),
      .nothingPassesFilters(Filters(types: ["grass"], query: "char"))
    ),
  ])
  func filtersThatMeanNothingEndTheBuild(filters: Filters, failure: PipelineFailure) async {
    let store = store(filters: filters)
    await store.send(.start)
    await store.receive(\.filters.candidatesReceived)
    await store.finish()
    #expect(store.state.result == .failure(failure))
  }

  @Test func anUnknownFavoriteEndsTheBuild() async {
    let store = store(favorites: [.number(1), .name("missingno")])
    await store.send(.start)
    await store.receive(\.filters.candidatesReceived)
    await store.finish()
    #expect(store.state.result == .failure(.unknownFavorites([.name("missingno")])))
  }

  @Test func theHistoryIsReadFirstAndRecordedLast() async {
    let store = TestStore(initialState: SiteFeature.State(keepsHistory: true)) {
      SiteFeature()
    } withDependencies: {
      $0.pokeAPI = .fixed(species: Sample.speciesList, records: Sample.records)
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.history.load = { nil }
    }
    store.exhaustivity = .off
    await store.send(.start)
    await store.receive(\.history.loaded)
    await store.receive(\.list.start)
    await store.receive(\.filters.candidatesReceived)
    await store.receive(\.history.compared)
    await store.finish()
    #expect(store.state.result?.isSuccess == true)
    #expect(store.state.history.recorded?.sheets.count == 4)
  }

  @Test func aDamagedHistoryEndsTheBuildBeforeTheSourceIsAsked() async {
    let failure = SourceFailure(
      kind: .undecodable, subject: "history.json", problem: "is no history", remedy: "Mend it.")
    let store = TestStore(initialState: SiteFeature.State(keepsHistory: true)) {
      SiteFeature()
    } withDependencies: {
      $0.history.load = { throw failure }
    }
    store.exhaustivity = .off
    await store.send(.start)
    await store.receive(\.history.failed)
    await store.finish()
    #expect(store.state.result == .failure(.source(failure)))
  }

  @Test func cancellingStopsTheStageUnderWay() async {
    var client = PokeAPIClient.fixed(species: Sample.speciesList, records: [:])
    client.item = { _ in
      try await Task.sleep(for: .seconds(600))
      throw CancellationError()
    }
    let store = store(client: client)
    await store.send(.start)
    await store.receive(\.details.start)
    await store.send(.cancel)
    await store.receive(\.details.cancel)
    await store.finish()
    #expect(store.state.details.progress == .idle)
    #expect(store.state.result == nil)
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}

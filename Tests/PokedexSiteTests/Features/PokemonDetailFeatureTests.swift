import Composable
import ComposableTesting
import PokeAPI
import Testing

@testable import PokedexSite

@MainActor @Suite(.timeLimit(.minutes(1))) struct PokemonDetailFeatureTests {
  private let bulbasaur = ResourceReference(.pokemon, 1)
  private let charmander = ResourceReference(.pokemon, 4)
  private let fire = ResourceReference(.type, 10)
  private let grass = ResourceReference(.type, 12)

  private func store(
    batchSize: Int = 10,
    item: @escaping @Sendable (ResourceReference) async throws -> ResourceRecord
  ) -> TestStoreOf<PokemonDetailFeature> {
    TestStore(initialState: PokemonDetailFeature.State(concurrency: 2, batchSize: batchSize)) {
      PokemonDetailFeature()
    } withDependencies: {
      $0.pokeAPI.item = item
    }
  }

  private func records(_ reference: ResourceReference) throws -> ResourceRecord {
    guard let record = Sample.records[reference] else { throw SourceFailure.notFound(reference) }
    return record
  }

  @Test func loadsWhatTheRecordsLeadToWaveByWave() async {
    let records = Sample.records
    let store = store { records[$0]! }
    await store.send(.start([bulbasaur, charmander])) {
      $0.known = [bulbasaur, charmander]
      $0.pending = [bulbasaur, charmander]
      $0.progress = .loading
    }
    await store.receive(\.batchReceived) {
      $0.items = [.pokemon(Sample.pokemon[0]), .pokemon(Sample.pokemon[1])]
      $0.known = [bulbasaur, charmander, fire, grass]
      $0.pending = []
      $0.found = [grass, fire]
    }
    await store.receive(\.waveFinished) {
      $0.found = []
      $0.pending = [fire, grass]
    }
    await store.receive(\.batchReceived) {
      $0.items += [.type(Sample.types[0]), .type(Sample.types[1])]
      $0.pending = []
    }
    await store.receive(\.waveFinished) { $0.progress = .loaded(4) }
    await store.finish()
  }

  @Test func aRecordThatCannotBeUsedIsSetAsideAndTheRestGoesOn() async {
    let unusable = SourceFailure(
      kind: .undecodable, subject: "type/10", problem: "$.name: expected string, found number",
      remedy: "Report it.")
    let records = Sample.records
    let fire = fire
    let store = store { reference in
      if reference == fire { throw unusable }
      return records[reference]!
    }
    await store.send(.start([fire, grass])) {
      $0.known = [fire, grass]
      $0.pending = [fire, grass]
      $0.progress = .loading
    }
    await store.receive(\.batchReceived) {
      $0.items = [.type(Sample.types[1])]
      $0.rejections = [Rejection(reference: fire, failure: unusable)]
      $0.pending = []
    }
    await store.receive(\.waveFinished) { $0.progress = .loaded(1) }
    await store.finish()
  }

  @Test func aMissingSourceEndsTheLoadAndRetryGoesOnWhereItStopped() async {
    let records = Sample.records
    let asked = Recorder<ResourceReference>()
    let store = store(batchSize: 1) { reference in
      if await asked.record(reference) == 2 { throw SourceFailure.noFolder }
      return records[reference]!
    }
    store.exhaustivity = .off
    await store.send(.start([fire, grass]))
    await store.receive(\.failed, .noFolder) { $0.progress = .failed(.noFolder) }
    let missing = store.state.pending
    #expect(!missing.isEmpty)
    await store.send(.retry) { $0.progress = .loading }
    await store.receive(\.waveFinished) { $0.progress = .loaded(2) }
    #expect(store.state.items == [.type(Sample.types[0]), .type(Sample.types[1])])
    await store.finish()
  }

  @Test func cancellingStopsTheWave() async {
    let store = store { _ in
      try await Task.sleep(for: .seconds(600))
      throw CancellationError()
    }
    await store.send(.start([fire])) {
      $0.known = [fire]
      $0.pending = [fire]
      $0.progress = .loading
    }
    await store.send(.cancel) { $0.progress = .idle }
    await store.finish()
  }
}

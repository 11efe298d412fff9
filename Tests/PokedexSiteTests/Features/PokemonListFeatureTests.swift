import Composable
import ComposableTesting
import PokeAPI
import Testing

@testable import PokedexSite

@MainActor @Suite(.timeLimit(.minutes(1))) struct PokemonListFeatureTests {
  private let all: [ResourceReference] = [.bulbasaur, .ivysaur, .venusaur]

  private func store(
    limit: Int, page: @escaping @Sendable (Int, Int) async throws -> ResourcePage
  ) -> TestStoreOf<PokemonListFeature> {
    TestStore(initialState: PokemonListFeature.State(limit: limit)) {
      PokemonListFeature()
    } withDependencies: {
      $0.pokeAPI.page = { _, limit, offset in try await page(limit, offset) }
    }
  }

  @Test func firstLoadSucceeds() async {
    let first = ResourcePage(count: 3, references: [.bulbasaur, .ivysaur])
    let store = store(limit: 2) { limit, offset in
      #expect(limit == 2)
      #expect(offset == 0)
      return first
    }
    #expect(store.state.canLoadMore)
    await store.send(.start) { $0.page = .loading }
    #expect(!store.state.canLoadMore)
    await store.receive(\.pageReceived, first) {
      $0.references = [.bulbasaur, .ivysaur]
      $0.total = 3
      $0.page = .loaded(first)
    }
    #expect(store.state.canLoadMore)
    await store.finish()
  }

  @Test func aShortPageEndsPaging() async {
    let pages = [
      0: ResourcePage(count: 3, references: [.bulbasaur, .ivysaur]),
      2: ResourcePage(count: 3, references: [.venusaur]),
    ]
    let store = store(limit: 2) { _, offset in pages[offset]! }
    await store.send(.start) { $0.page = .loading }
    await store.receive(\.pageReceived) {
      $0.references = [.bulbasaur, .ivysaur]
      $0.total = 3
      $0.page = .loaded(pages[0]!)
    }
    await store.send(.loadMore) { $0.page = .loading }
    await store.receive(\.pageReceived) {
      $0.references = [.bulbasaur, .ivysaur, .venusaur]
      $0.page = .loaded(pages[2]!)
    }
    #expect(!store.state.canLoadMore)
    await store.send(.loadMore)
    await store.finish()
  }

  @Test func aFullLastPageEndsPagingByTheCount() async {
    let page = ResourcePage(count: 3, references: all)
    let store = store(limit: 3) { _, _ in page }
    await store.send(.start) { $0.page = .loading }
    await store.receive(\.pageReceived) {
      $0.references = [.bulbasaur, .ivysaur, .venusaur]
      $0.total = 3
      $0.page = .loaded(page)
    }
    #expect(!store.state.canLoadMore)
    await store.finish()
  }

  @Test func aFailedPageKeepsWhatWasLoadedAndIsRetried() async {
    let first = ResourcePage(count: 3, references: [.bulbasaur, .ivysaur])
    let second = ResourcePage(count: 3, references: [.venusaur])
    let offsets = Recorder<Int>()
    let store = store(limit: 2) { _, offset in
      switch await offsets.record(offset) {
      case 1: return first
      case 2: throw SourceFailure.offline
      default: return second
      }
    }
    await store.send(.start) { $0.page = .loading }
    await store.receive(\.pageReceived) {
      $0.references = [.bulbasaur, .ivysaur]
      $0.total = 3
      $0.page = .loaded(first)
    }
    await store.send(.loadMore) { $0.page = .loading }
    await store.receive(\.pageFailed, .offline) { $0.page = .failed(.offline) }
    #expect(store.state.references == [.bulbasaur, .ivysaur])
    #expect(store.state.canLoadMore)
    await store.send(.retry) { $0.page = .loading }
    await store.receive(\.pageReceived) {
      $0.references = [.bulbasaur, .ivysaur, .venusaur]
      $0.page = .loaded(second)
    }
    #expect(await offsets.values == [0, 2, 2])
    await store.finish()
  }

  @Test func aListShorterThanItsCountFails() async {
    let page = ResourcePage(count: 3, references: [.bulbasaur])
    let store = store(limit: 2) { _, _ in page }
    await store.send(.start) { $0.page = .loading }
    await store.receive(\.pageReceived) {
      $0.references = [.bulbasaur]
      $0.total = 3
      $0.page = .failed(
        SourceFailure(
          kind: .unreachable, subject: "pokemon-species",
          problem: "the list counts 3 entries and its pages gave 1",
          remedy: "Ask again: the source may have been between two versions of its data."))
    }
    await store.finish()
  }

  @Test func aPageThatRepeatsEntriesFails() async {
    let page = ResourcePage(count: 4, references: [.bulbasaur, .ivysaur])
    let store = store(limit: 2) { _, _ in page }
    await store.send(.start) { $0.page = .loading }
    await store.receive(\.pageReceived) {
      $0.references = [.bulbasaur, .ivysaur]
      $0.total = 4
      $0.page = .loaded(page)
    }
    await store.send(.loadMore) { $0.page = .loading }
    await store.receive(\.pageReceived) {
      $0.page = .failed(
        SourceFailure(
          kind: .unreachable, subject: "pokemon-species",
          problem: "the list page at offset 2 repeats pokemon-species/1",
          remedy: "Ask again: the source may have been between two versions of its data."))
    }
    await store.finish()
  }

  @Test func cancellingStopsThePageUnderWay() async {
    let store = store(limit: 2) { _, _ in
      try await Task.sleep(for: .seconds(600))
      return ResourcePage(count: 0, references: [])
    }
    await store.send(.start) { $0.page = .loading }
    await store.send(.cancel) { $0.page = .idle }
    await store.finish()
  }

  @Test func startingAgainForgetsTheOldList() async {
    let page = ResourcePage(count: 1, references: [.bulbasaur])
    let store = store(limit: 2) { _, _ in page }
    await store.send(.start) { $0.page = .loading }
    await store.receive(\.pageReceived) {
      $0.references = [.bulbasaur]
      $0.total = 1
      $0.page = .loaded(page)
    }
    await store.send(.start) {
      $0.references = []
      $0.total = nil
      $0.page = .loading
    }
    await store.receive(\.pageReceived) {
      $0.references = [.bulbasaur]
      $0.total = 1
      $0.page = .loaded(page)
    }
    await store.finish()
  }
}

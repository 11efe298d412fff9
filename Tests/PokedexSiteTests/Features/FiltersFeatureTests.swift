import Composable
import ComposableTesting
import PokeAPI
import Testing

@testable import PokedexSite

@MainActor @Suite struct FiltersFeatureTests {
  private func store(_ filters: Filters) async -> TestStoreOf<FiltersFeature> {
    let store = TestStore(initialState: FiltersFeature.State(filters: filters)) {
      FiltersFeature()
    }
    store.exhaustivity = .off
    await store.send(.candidatesReceived(FilterCandidate.all(of: Sample.snapshot)))
    store.exhaustivity = .on
    return store
  }

  @Test func noFilterPublishesAll() async {
    let store = await store(Filters())
    #expect(store.state.published == [1, 4, 152, 155])
    #expect(store.state.counts.types == ["fire": 2, "grass": 2, "poison": 1])
    #expect(store.state.counts.generations == [1: 2, 2: 2])
  }

  @Test func filtersOfDifferentKindsMustAllHold() async {
    let store = await store(Filters(types: ["fire"], generations: [2]))
    #expect(store.state.published == [155])
  }

  @Test func filtersOfOneKindAreAlternatives() async {
    let store = await store(Filters(types: ["fire", "poison"]))
    #expect(store.state.published == [1, 4, 155])
  }

  @Test func countsTellWhatAnotherChoiceWouldShow() async {
    let store = await store(Filters(types: ["fire"], generations: [2]))
    #expect(store.state.counts.types == ["fire": 1, "grass": 1])
    #expect(store.state.counts.generations == [1: 1, 2: 1])
  }

  @Test(arguments: [
    ("bulba", [1]), ("SALAMECHE", [4]), ("155", [155]), ("héri", [155]), ("zzz", []),
  ])
  func queryMatchesNamesInEveryLanguageAndNumbers(query: String, expected: [Int]) async {
    let store = await store(Filters(query: query))
    #expect(store.state.published == expected)
  }

  @Test func togglingATypeTwiceRestoresTheList() async {
    let store = await store(Filters())
    await store.send(.typeToggled("poison")) {
      $0.filters.types = ["poison"]
      $0.published = [1]
      $0.counts.generations = [1: 1]
    }
    await store.send(.typeToggled("poison")) {
      $0.filters.types = []
      $0.published = [1, 4, 152, 155]
      $0.counts.generations = [1: 2, 2: 2]
    }
  }

  @Test func togglingAGenerationAndChangingTheQueryCombine() async {
    let store = await store(Filters())
    await store.send(.generationToggled(1)) {
      $0.filters.generations = [1]
      $0.published = [1, 4]
      $0.counts.types = ["fire": 1, "grass": 1, "poison": 1]
    }
    await store.send(.queryChanged("char")) {
      $0.filters.query = "char"
      $0.published = [4]
      $0.counts.types = ["fire": 1]
      $0.counts.generations = [1: 1]
    }
  }
}

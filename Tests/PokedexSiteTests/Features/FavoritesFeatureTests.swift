import Composable
import ComposableTesting
import Foundation
import PokeAPI
import Testing

@testable import PokedexSite

@MainActor @Suite struct FavoritesFeatureTests {
  private let directory = Sample.species.map(SpeciesName.init)

  private func store(_ favorites: [Favorite] = []) async -> TestStoreOf<FavoritesFeature> {
    let store = TestStore(initialState: FavoritesFeature.State()) { FavoritesFeature() }
    store.exhaustivity = .off
    store.state.$favorites.withLock { $0 = favorites }
    await store.send(.speciesReceived(directory))
    store.exhaustivity = .on
    return store
  }

  @Test func resolvesNumbersSlugsAndNamesInAnyCase() async {
    let store = await store([.name("CHARMANDER"), .number(1), .name("chikorita"), .number(4)])
    #expect(store.state.numbers == [4, 1, 152])
    #expect(store.state.unknown == [])
  }

  @Test func tellsWhichFavoritesAreUnknown() async {
    let store = await store([.name("missingno"), .number(1), .number(9999)])
    #expect(store.state.numbers == [1])
    #expect(store.state.unknown == [.name("missingno"), .number(9999)])
  }

  @Test func togglingTwiceAddsAndRemoves() async {
    let store = await store()
    await store.send(.toggled(4)) {
      $0.$favorites.withLock { $0 = [.number(4)] }
      $0.numbers = [4]
    }
    await store.send(.toggled(4)) {
      $0.$favorites.withLock { $0 = [] }
      $0.numbers = []
    }
  }

  @Test func addingKeepsTheOrderAndAddsNothingTwice() async {
    let store = await store([.number(4)])
    await store.send(.added([.name("Bulbasaur"), .number(4)])) {
      $0.$favorites.withLock { $0 = [.number(4), .number(1)] }
      $0.numbers = [4, 1]
    }
  }

  @Test func removingByNameLeavesTheOthers() async {
    let store = await store([.number(4), .number(1)])
    await store.send(.removed([.name("charmander")])) {
      $0.$favorites.withLock { $0 = [.number(1)] }
      $0.numbers = [1]
    }
  }

  @Test func aFavoriteIsANumberOrATextInJSON() throws {
    let favorites: [Favorite] = [.number(25), .name("mr-mime")]
    let data = Data(#"[25,"mr-mime"]"#.utf8)
    #expect(try JSONDecoder().decode([Favorite].self, from: data) == favorites)
    #expect(try JSONEncoder().encode(favorites) == data)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Favorite].self, from: Data("[true]".utf8))
    }
  }
}

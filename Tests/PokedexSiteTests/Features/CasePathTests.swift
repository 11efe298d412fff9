import Composable
import ComposableTesting
import PokeAPI
import Testing

@testable import PokedexSite

/// Every case of every feature's actions has a path that takes it apart and builds it again.
@Suite struct CasePathTests {
  @Test func ofTheList() {
    expectCasePaths(
      of: PokemonListFeature.Action.self,
      [
        .start, .loadMore, .retry, .cancel,
        .pageReceived(ResourcePage(count: 1, references: [.bulbasaur])), .pageFailed(.offline),
      ])
  }

  @Test func ofTheDetails() {
    expectCasePaths(
      of: PokemonDetailFeature.Action.self,
      [
        .start([.bulbasaur]), .retry, .cancel, .batchReceived([]), .waveFinished,
        .failed(.noFolder),
      ])
  }

  @Test func ofTheFavorites() {
    expectCasePaths(
      of: FavoritesFeature.Action.self,
      [.speciesReceived([]), .added([.number(1)]), .removed([.name("mew")]), .toggled(25)])
  }

  @Test func ofTheFilters() {
    expectCasePaths(
      of: FiltersFeature.Action.self,
      [.candidatesReceived([]), .typeToggled("fire"), .generationToggled(1), .queryChanged("mew")])
  }

  @Test func ofTheHistory() {
    expectCasePaths(
      of: HistoryFeature.Action.self,
      [
        .load, .loaded(nil), .failed(.offline), .compare(Snapshot(), isComplete: true),
        .compared(.beginning(with: [:], at: .epoch)),
      ])
  }

  @Test func ofTheSite() {
    expectCasePaths(
      of: SiteFeature.Action.self,
      [
        .start, .cancel, .list(.start), .languages(.start), .details(.retry),
        .favorites(.toggled(1)),
        .filters(.queryChanged("mew")), .history(.load), .dataAssembled(Snapshot()),
      ])
  }
}

import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct StatRankingTests {
  private func stats(_ hp: Int) -> StatValues { StatValues(hp: hp, speed: 10) }

  @Test func ranksTheHighestFirstAndEqualsAlike() {
    let ranking = StatRanking([stats(30), stats(50), stats(50), stats(90)])
    #expect(ranking.rank(of: 90, at: 0) == 1)
    #expect(ranking.rank(of: 50, at: 0) == 2)
    #expect(ranking.rank(of: 30, at: 0) == 4)
    #expect(ranking.rank(of: 10, at: 5) == 1)
    #expect(ranking.rank(ofTotal: 60) == 2)
    #expect(ranking.medians == [50, 0, 0, 0, 0, 10])
  }

  @Test func copesWithNothing() {
    let ranking = StatRanking([])
    #expect(ranking.count == 0)
    #expect(ranking.medians == [0, 0, 0, 0, 0, 0])
  }
}

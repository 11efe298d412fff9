import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct LearnsetGamesTests {
  let context: SiteContext
  let learnsets: LearnsetGames

  init() throws {
    context = try EnglishSite.whole.get()
    learnsets = LearnsetGames(context.index)
  }

  private func newest(_ slug: Slug) throws -> Slug? {
    learnsets.newest(of: try #require(context.index.pokemon(slug)))?.versionGroup
  }

  @Test func theNewestGameIsByRelease() throws {
    #expect(try newest("mew") == "scarlet-violet")
    #expect(try newest("caterpie") == "brilliant-diamond-shining-pearl")
  }

  @Test func aGameThatIsLeftOutIsNotTheNewest() throws {
    #expect(try newest("gallade") == "scarlet-violet")
  }

  @Test func generationsAreThoseOfAllVarieties() throws {
    #expect(learnsets.generations(of: try #require(context.index.species(503))).contains(8))
    #expect(learnsets.generations(of: try #require(context.index.species(906))) == [9])
  }

  @Test func anUnknownGameIsLeftOut() throws {
    var snapshot = Sample.snapshot
    snapshot.pokemon[0].learnset = Learnset(games: [
      .init(versionGroup: "unknown", moves: [LearnedMove(move: 1, method: .levelUp, level: 1)])
    ])
    let index = SnapshotIndex(snapshot)
    #expect(LearnsetGames(index).newest(of: snapshot.pokemon[0]) == nil)
    #expect(LearnsetGames(index).generations(of: snapshot.species[0]) == [])
  }
}

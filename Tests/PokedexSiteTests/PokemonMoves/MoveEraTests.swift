import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct MoveEraTests {
  let context: SiteContext

  init() throws { context = try EnglishSite.whole.get() }

  private func states(_ move: Slug, _ generation: Int) throws -> [Move] {
    let slug = try #require(context.index.generation(generation)).slug
    let orders = context.snapshot.versionGroups.filter { $0.generation == slug }.map(\.order)
    return MoveEra(generation: generation, orders: orders.sorted())
      .states(of: try #require(context.index.move(move))) {
        context.index.versionGroup($0)?.order ?? 0
      }
  }

  @Test func movesWereAsTheirGamesHadThem() throws {
    // Karate Chop was a Normal move; Hydro Pump had more power; Tackle less, then more.
    #expect(try states("karate-chop", 1).map(\.type) == ["normal"])
    #expect(try states("karate-chop", 2).map(\.type) == ["fighting"])
    #expect(try states("hydro-pump", 5).map(\.power) == [120])
    #expect(try states("hydro-pump", 6).map(\.power) == [110])
    #expect(try states("tackle", 1).map(\.power) == [35])
    #expect(try states("tackle", 6).map(\.power) == [50])
    #expect(try states("tackle", 9).map(\.power) == [40])
  }

  @Test func gamesOfOneGenerationMayDiffer() throws {
    #expect(try states("hypnosis", 4).map(\.accuracy) == [70, 60])
    #expect(try states("absorb", 7).map(\.power) == [20, 40])
    #expect(try states("absorb", 8).map(\.power) == [20])
  }

  @Test func beforeGenerationIVAMovesClassWasThatOfItsType() throws {
    #expect(try states("bite", 2).map(\.damageClass) == ["special"])
    #expect(try states("bite", 4).map(\.damageClass) == ["physical"])
    #expect(try states("sludge-bomb", 3).map(\.damageClass) == ["physical"])
    #expect(try states("growl", 1).map(\.damageClass) == ["status"])
  }
}

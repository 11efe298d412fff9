import PokeAPI
import PokeAPILive
import Testing

/// The snapshot that the program carries: facts of the whole data set.
@Suite struct EmbeddedSnapshotTests {
  private let index: SnapshotIndex

  init() throws { index = SnapshotIndex(try SnapshotFile.read(TestData.embeddedSnapshot)) }

  @Test func everythingIsThereAndNoProse() {
    let snapshot = index.snapshot
    #expect(snapshot.isFactsOnly)
    #expect(snapshot.published == Array(1...1025))
    #expect(snapshot.moves.count == 833)
    #expect(snapshot.moves.allSatisfy { $0.effects.isEmpty })
    #expect(snapshot.abilities.allSatisfy { $0.effects.isEmpty })
    #expect(snapshot.pokemon.count { !$0.learnset.games.isEmpty } == 1268)
    #expect(snapshot.pokemon.flatMap(\.learnset.games).flatMap(\.moves).count == 581_585)
    #expect(snapshot.pokemon.flatMap(\.heldItems).count == 576)
    #expect(snapshot.pokemon.count { !$0.past.isEmpty } == 501)
    #expect(snapshot.encounters.count == 1351)
    #expect(snapshot.encounters.count { !$0.places.isEmpty } == 924)
    #expect(snapshot.encounters.flatMap(\.places).count == 24_417)
    #expect(snapshot.moves.count { !$0.past.isEmpty } == 148)
    let named = Dictionary(grouping: snapshot.named, by: \.resource).mapValues(\.count)
    #expect(named[.item] == 158)
    #expect(named[.encounterMethod] == 61)
    #expect(named[.moveLearnMethod] == 8)
    #expect(named[.moveDamageClass] == 3)
  }

  @Test func bulbasaurLearnsItsMovesByGame() throws {
    let games = try #require(index.pokemon("bulbasaur")).learnset.games
    #expect(games.count == 20)
    #expect(
      try moves(of: games, in: "red-blue", by: .levelUp) == [
        "1 tackle", "1 growl", "7 leech-seed", "13 vine-whip", "20 poison-powder",
        "27 razor-leaf", "34 growth", "41 sleep-powder", "48 solar-beam",
      ])
    #expect(
      try moves(of: games, in: "scarlet-violet", by: .levelUp) == [
        "1 tackle", "1 growl", "3 vine-whip", "6 growth", "9 leech-seed", "12 razor-leaf",
        "15 poison-powder", "15 sleep-powder", "18 seed-bomb", "21 take-down", "24 sweet-scent",
        "27 synthesis", "30 worry-seed", "33 power-whip", "36 solar-beam",
      ])
    #expect(
      try moves(of: games, in: "scarlet-violet", by: .egg) == [
        "0 petal-dance", "0 toxic", "0 curse", "0 ingrain",
      ])
    #expect(try moves(of: games, in: "red-blue", by: .machine).count == 15)
    #expect(try moves(of: games, in: "scarlet-violet", by: .machine).count == 34)
  }

  @Test func noGameBesideTheMainSeriesTeaches() {
    let games = Set(index.snapshot.pokemon.flatMap(\.learnset.games).map(\.versionGroup))
    let beside: Set<Slug> = ["blue-japan", "champions", "colosseum", "red-green-japan", "xd"]
    #expect(games.count == 21)
    #expect(games.isDisjoint(with: beside))
  }

  @Test func tackleWasWeaker() throws {
    let tackle = try #require(index.move("tackle"))
    #expect(tackle.id == 33)
    #expect(tackle.power == 40)
    #expect(
      tackle.past == [
        .init(versionGroup: "black-white", power: 35, accuracy: 95),
        .init(versionGroup: "sun-moon", power: 50),
      ])
    #expect(index.name(.move, "tackle", in: "es") == ("Placaje", "es"))
    #expect(index.name(.moveDamageClass, tackle.damageClass, in: "en") == ("physical", "en"))
    #expect(index.name(.moveLearnMethod, "machine", in: "en") == ("Machine", "en"))
  }

  @Test func clefairyWasNormalHadOneSpecialAndFewerAbilities() throws {
    let past = try #require(index.pokemon("clefairy")).past
    #expect(
      past == [
        PokemonPast(generation: "generation-i", stats: [.init("special", 60)]),
        PokemonPast(generation: "generation-iii", abilities: [.init(slot: 2, ability: nil)]),
        PokemonPast(generation: "generation-iv", abilities: [.init(slot: 3, ability: nil)]),
        PokemonPast(generation: "generation-v", types: ["normal"]),
      ])
  }

  @Test func clefairyMayHoldAMoonStone() throws {
    let held = try #require(index.pokemon("clefairy")).heldItems
    #expect(held.map(\.item) == ["moon-stone", "leppa-berry", "comet-shard"])
    #expect(held.first?.rarities.first == .init(version: "ruby", percent: 5))
    #expect(held.first?.rarities.count == 22)
    #expect(index.name(.item, "moon-stone", in: "en") == ("Moon Stone", "en"))
  }

  @Test func pikachuIsMetInViridianForest() {
    let places = index.encounters(of: 25).filter { $0.area == "viridian-forest-area" }
    #expect(
      places == [
        .init(
          area: "viridian-forest-area", versions: ["red", "blue", "firered", "leafgreen"],
          method: "walk", levels: 3...5, chance: 5),
        .init(
          area: "viridian-forest-area", versions: ["heartgold", "soulsilver"], method: "walk",
          levels: 4...7, chance: 6),
        .init(
          area: "viridian-forest-area", versions: ["lets-go-pikachu", "lets-go-eevee"],
          method: "overworld", levels: 3...6, chance: 100),
      ])
    #expect(index.encounters(of: 493).map(\.area) == ["sinnoh-hall-of-origin-1-area"])
    #expect(index.encounters(of: 906) == [])
  }

  /// The level and slug of each move that the game teaches in this way.
  private func moves(
    of games: [Learnset.Game], in versionGroup: Slug, by method: LearnMethod
  ) throws -> [String] {
    let game = try #require(games.first { $0.versionGroup == versionGroup })
    return try game.moves.filter { $0.method == method }.map { learned in
      "\(learned.level) \(try #require(index.move(Int(learned.move))).slug)"
    }
  }
}

import Foundation
import Markup
import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct PokemonMovesPageTests {
  static let sources = Result { PokemonMovesSources(try EnglishSite.whole.get()) }

  private func page(_ number: Int, _ generation: Int) throws -> PokemonMovesPage {
    let sources = try Self.sources.get()
    return try PokemonMovesPage(
      of: try #require(sources.context.entry(number)), in: generation, sources)
  }

  /// The rows of a table, as "7 Leech Seed Grass Status – 90 10".
  private func rows(_ table: MoveTable) -> [String] {
    table.rows.map { row in
      (row.marks + [
        row.move.name.text, row.move.type.text, row.move.damageClass.text, row.move.power,
        row.move.accuracy, row.move.powerPoints,
      ]).joined(separator: " ")
    }
  }

  @Test func tellsBulbasaursMovesOfGenerationI() throws {
    let page = try page(1, 1)
    #expect(page.title == "Bulbasaur: moves in Generation I")
    #expect(page.head.canonical == "/pokemon/bulbasaur/moves/1/")
    #expect(page.head.twin == "index.json")
    #expect(page.pokemon.url == "../../../../pokemon/bulbasaur/")
    #expect(page.parts.map(\.title.text) == ["Bulbasaur"])
    let tables = page.parts[0].tables
    #expect(tables.map(\.title.text) == ["By level", "By machine"])
    #expect(tables[0].columns == ["Level"])
    #expect(
      rows(tables[0]) == [
        "1 Growl Normal Status – 100 40", "1 Tackle Normal Physical 35 95 35",
        "7 Leech Seed Grass Status – 90 10", "13 Vine Whip Grass Special 35 100 10",
        "20 Poison Powder Poison Status – 75 35", "27 Razor Leaf Grass Special 55 95 25",
        "34 Growth Normal Status – – 40", "41 Sleep Powder Grass Status – 75 15",
        "48 Solar Beam Grass Special 120 100 10",
      ])
    #expect(tables[0].rows[1].move.url == "../../../../moves/tackle/")
    #expect(tables[1].columns == [])
  }

  @Test func linksTheGenerations() throws {
    let page = try page(1, 4)
    #expect(page.generations.first?.name.text == "Generation I")
    #expect(page.generations.map(\.current) == [nil, nil, nil, "page", nil, nil, nil, nil, nil])
    #expect(page.generations[0].url == "../../../../pokemon/bulbasaur/moves/1/")
  }

  @Test func givesGamesThatDifferColumns() throws {
    let table = try #require(try page(19, 7).parts.first?.tables.first)
    #expect(
      table.columns == [
        "Sun and Moon; Ultra Sun and Ultra Moon", "Let’s Go, Pikachu! and Let’s Go, Eevee!",
      ])
    #expect(table.rows.first?.marks == ["1", "1"])
    #expect(table.rows.first { $0.move.slug == "pursuit" }?.marks == ["13", "–"])
  }

  @Test func givesVarietiesWithMovesOfTheirOwnAPart() throws {
    #expect(try page(19, 7).parts.map(\.title.text) == ["Rattata", "Alolan Rattata"])
    #expect(try page(6, 6).parts.count == 1, "mega evolutions learn what Charizard does")
    #expect(try page(503, 8).parts.map(\.title.text) == ["Hisuian Samurott"])
  }

  @Test func thePageIsValidAndItsTwinTellsTheSame() throws {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [19]
    let site = try ReadBack(try EnglishSite.context(snapshot), PokemonMovesPage.plan)
    #expect(
      site.paths.filter { $0.hasSuffix(".html") }
        == (1...8).map { "pokemon/rattata/moves/\($0)/index.html" })
    #expect(try site.findings("pokemon/rattata/moves/7/index.html") == [])
    let twin = try #require(
      JSONSerialization.jsonObject(
        with: Data(try site.text("pokemon/rattata/moves/1/index.json").utf8)) as? [String: Any])
    #expect(twin["slug"] as? String == "rattata")
    #expect(twin["generation"] as? String == "generation-i")
    let learnsets = try #require(twin["learnsets"] as? [[String: Any]])
    #expect(learnsets.map { $0["pokemon"] as? [String] } == [["rattata"]])
    let moves = try #require(learnsets[0]["moves"] as? [String: [String: [Any]]])
    let first = try #require(moves["red-blue"]?["level-up"]?.first as? [Any])
    #expect(first[0] as? Int == 1)
    #expect(["tackle", "tail-whip"].contains(first[1] as? String))
    #expect((moves["red-blue"]?["machine"] as? [String])?.contains("dig") == true)
  }
}

import Foundation
import Markup
import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct ExportTests {
  private static let whole = Result { try ReadBack(EnglishSite.whole.get(), ExportPage.plan) }

  private func lines(_ path: String) throws -> [Substring] {
    try Self.whole.get().text(path).split(separator: "\r\n")
  }

  @Test func holdsEveryVarietyWithItsFacts() throws {
    let lines = try lines("export/pokemon.csv")
    #expect(lines.count == 1 + (try EnglishSite.snapshot.get().pokemon.count))
    #expect(
      lines[0] == "id,slug,name,species_id,species,is_default,generation,type_1,type_2,hp,attack,"
        + "defense,special_attack,special_defense,speed,total,height_m,weight_kg,abilities,"
        + "hidden_ability,base_experience,capture_rate,base_happiness,hatch_cycles,growth_rate,"
        + "female_percent,egg_groups,color,shape,habitat,is_baby,is_legendary,is_mythical")
    #expect(
      lines[1] == "1,bulbasaur,Bulbasaur,1,bulbasaur,true,generation-i,grass,poison,45,49,49,65,65,"
        + "45,318,0.7,6.9,overgrow,chlorophyll,64,45,70,20,medium-slow,12.5,monster plant,green,"
        + "quadruped,grassland,false,false,false")
    #expect(lines.contains { $0.hasPrefix("10033,venusaur-mega,Mega Venusaur,3,venusaur,false,") })
  }

  @Test func holdsEveryAbility() throws {
    let lines = try lines("export/abilities.csv")
    #expect(lines[0] == "id,slug,name,generation")
    #expect(lines.contains("65,overgrow,Overgrow,generation-iii"))
  }

  @Test func holdsMovesAsTheyAre() throws {
    var snapshot = Sample.snapshot
    snapshot.moves = [
      Move(
        id: 98, slug: "quick-attack", names: ["en": "Quick Attack"], generation: "generation-i",
        type: "normal", damageClass: "physical", power: 40, accuracy: 100, powerPoints: 30,
        priority: 1),
      Move(
        id: 18, slug: "whirlwind", names: [:], generation: "generation-i", type: "normal",
        damageClass: "status", powerPoints: 20, priority: -6),
    ]
    let site = try ReadBack(EnglishSite.context(snapshot), ExportPage.plan)
    #expect(
      try site.text("export/moves.csv").split(separator: "\r\n") == [
        "id,slug,name,generation,type,damage_class,power,accuracy,pp,priority,effect_chance",
        "98,quick-attack,Quick Attack,generation-i,normal,physical,40,100,30,1,",
        "18,whirlwind,Whirlwind,generation-i,normal,status,,,20,-6,",
      ])
  }

  @Test func thePageLeadsToTheFiles() throws {
    let site = try ReadBack(EnglishSite.context(Sample.snapshot), ExportPage.plan)
    #expect(
      site.paths == [
        "export/index.html", "export/index.json", "export/pokemon.ndjson", "export/pokemon.csv",
        "export/moves.csv", "export/abilities.csv",
      ])
    #expect(try site.findings("export/index.html") == [])
    let page = try HTMLInspector(site.text("export/index.html"))
    #expect(
      try page.values("//main//a/@href") == [
        "../export/pokemon.ndjson", "../export/pokemon.csv", "../export/moves.csv",
        "../export/abilities.csv", "../schema/pokemon.json", "../schema/list.json",
        "../schema/changes.json",
      ])
    let data = try page.texts("//script[@type='application/ld+json']").joined()
    #expect(data.contains(#""@type":"Dataset""#))
    #expect(data.contains(#""contentUrl":"/export/pokemon.csv""#))
  }

  @Test func onlyPublishedSpeciesAreInIt() throws {
    var snapshot = Sample.snapshot
    snapshot.published = [4]
    let site = try ReadBack(EnglishSite.context(snapshot), ExportPage.plan)
    #expect(try site.text("export/pokemon.csv").split(separator: "\r\n").count == 2)
    #expect(try site.text("export/pokemon.ndjson").split(separator: "\n").count == 1)
  }
}

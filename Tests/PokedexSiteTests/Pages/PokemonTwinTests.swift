import Foundation
import Markup
import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct PokemonTwinTests {
  private func twin(_ number: Int) throws -> [String: Any] {
    let sources = PokemonDetailSources(try EnglishSite.whole.get())
    var buffer = OutputBuffer()
    buffer.append(PokemonTwin.json(at: number - 1, sources))
    let object = try JSONSerialization.jsonObject(with: Data(buffer.text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func tellsThePagesFacts() throws {
    let twin = try twin(1)
    #expect(twin["id"] as? Int == 1)
    #expect(twin["slug"] as? String == "bulbasaur")
    #expect(twin["url"] as? String == "/pokemon/bulbasaur/")
    #expect(twin["types"] as? [String] == ["grass", "poison"])
    #expect(twin["heightInMeters"] as? Double == 0.7)
    #expect(twin["weightInKilograms"] as? Double == 6.9)
    #expect(twin["genderRatio"] as? [String: Double] == ["male": 87.5, "female": 12.5])
    #expect((twin["stats"] as? [String: Int])?["special-attack"] == 65)
    #expect((twin["defense"] as? [String: Double])?["fire"] == 2)
    #expect((twin["defense"] as? [String: Double])?["grass"] == 0.25)
    #expect((twin["names"] as? [String: String])?["fr"] == "Bulbizarre")
    #expect(twin["previous"] is NSNull)
    #expect(twin["next"] as? String == "ivysaur")
  }

  @Test func keepsTheFamilyWithItsConditions() throws {
    let evolution = try #require(try twin(470)["evolution"] as? [String: Any])
    let root = try #require(evolution["root"] as? [String: Any])
    #expect(root["species"] as? String == "eevee")
    let branches = try #require(root["evolvesTo"] as? [[String: Any]])
    #expect(branches.count == 8)
    let ways = try #require(branches[0]["ways"] as? [[String: Any]])
    #expect(ways.first?["trigger"] as? String == "use-item")
    #expect(ways.first?["item"] as? String == "water-stone")
    #expect(ways.first?["minLevel"] == nil)
  }

  @Test func holdsAllVarieties() throws {
    let varieties = try #require(try twin(6)["varieties"] as? [[String: Any]])
    #expect(
      varieties.compactMap { $0["slug"] as? String } == [
        "charizard", "charizard-mega-x", "charizard-mega-y", "charizard-gmax",
      ])
    #expect(varieties[3]["weightInKilograms"] is NSNull)
  }

  @Test func tellsWhatTheGamesTeachAndWhere() throws {
    let twin = try twin(19)
    let moves = try #require(twin["moves"] as? [String: [String: [Any]]])
    #expect(moves.keys.sorted() == ["brilliant-diamond-shining-pearl"])
    #expect((twin["movePages"] as? [String])?.first == "/pokemon/rattata/moves/1/")
    let ranges = try #require(twin["statRanges"] as? [String: [String: [Int]]])
    #expect(ranges["100"]?["hp"] == [170, 264])
    let varieties = try #require(twin["varieties"] as? [[String: Any]])
    let alolan = try #require(varieties.first { $0["slug"] as? String == "rattata-alola" })
    #expect(
      (alolan["abilityDefense"] as? [String: [String: Double]]) == [
        "thick-fat": ["fire": 0.5, "ice": 0.5]
      ])
    #expect((alolan["heldItems"] as? [String: [String: Int]])?["pecha-berry"] != nil)
    #expect((varieties[0]["encounters"] as? [[String: Any]])?.isEmpty == false)
    #expect(
      (varieties[0]["past"] as? [[String: Any]])?.first?["until"] as? String == "generation-i")
  }
}

import Foundation
import Markup
import PokeAPI
import PokedexSite
import Testing

/// A twin tells the same facts as the page beside it.
@Suite struct TwinTests {
  private struct Twin: Decodable, Equatable {
    let id: Int
    let types: [String]
    let heightInMeters: Double
    let weightInKilograms: Double?
    let stats: [String: Int]
  }

  private static let slugs = ["bulbasaur", "mr-mime", "deoxys-normal", "eternatus"]

  private static let built = Result {
    var snapshot = try Checkout.snapshot.get()
    snapshot.published = [1, 122, 386, 890]
    return try WholeSite(snapshot)
  }

  private func twin(_ slug: String) throws -> Twin {
    let text = try #require(try Self.built.get().files["pokemon/\(slug)/index.json"])
    return try JSONDecoder().decode(Twin.self, from: Data(text.utf8))
  }

  @Test(arguments: slugs) func tellsTheFactsOfItsPage(slug: String) throws {
    let twin = try twin(slug)
    let page = try Self.built.get().page("pokemon/\(slug)/index.html")
    #expect(
      try page.values("//div[@class='kind']/ul[@class='types']//a/@href")
        == twin.types.map { "../../types/\($0)/" })
    let height = try page.texts("//dl[@class='facts']/div/dd").first
    #expect(height?.hasPrefix(String(format: "%.1f m", twin.heightInMeters)) == true)
    let order = ["hp", "attack", "defense", "special-attack", "special-defense", "speed"]
    #expect(
      try page.texts("//table[@class='stats']/tbody/tr/td[1]")
        == order.map { "\(twin.stats[$0] ?? 0)" })
  }

  @Test func holdsTheLiteralFactsOfBulbasaur() throws {
    #expect(
      try twin("bulbasaur")
        == Twin(
          id: 1, types: ["grass", "poison"], heightInMeters: 0.7, weightInKilograms: 6.9,
          stats: [
            "hp": 45, "attack": 49, "defense": 49, "special-attack": 65, "special-defense": 65,
            "speed": 45,
          ]))
  }
}

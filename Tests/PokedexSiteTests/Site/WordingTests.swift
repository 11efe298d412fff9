import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct WordingTests {
  @Test func isInThePagesLanguageWhereItCanBe() {
    #expect(Wording(["en": "Grass", "es": "Planta"], in: "es", else: "grass").language == nil)
    #expect(Wording(["en": "Grass", "es": "Planta"], in: "es", else: "grass").text == "Planta")
  }

  @Test func marksAFallbackWithItsLanguage() {
    let wording = Wording(["en": "Grass"], in: "es", else: "grass")
    #expect(wording == Wording("Grass", language: "en"))
  }

  @Test func readsASlugWhereNothingElseIs() {
    #expect(Wording([:], in: "en", else: "old-rod") == Wording("Old Rod"))
  }
}

import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct SearchNamesTests {
  @Test func holdsEachNameOnce() throws {
    let names = try names(of: [1, 25])
    #expect(names.names["de"]?.parts == ["bisasam|\nelektro|pflanze|gift"])
    #expect(names.names["fr"]?.parts == ["bulbizarre|\nelectrik|plante|"])
    #expect(names.forms.hasSuffix(" world gigantamax form"))
  }

  @Test func leavesOutTheIndexsOwnLanguage() throws {
    #expect(try names(of: [1]).names["en"] == nil)
  }

  @Test func foldsTraditionalLettersOntoSimplifiedOnes() throws {
    let names = try names(of: [1, 2, 3, 4, 5, 6])
    let pairs = zip(names.folds[0], names.folds[1]).map { "\($0)\($1)" }
    #expect(pairs.contains("噴喷"))
    #expect(names.names["zh-hant"]?.parts == ["\n|||飛行"])
  }

  private func names(of published: [Int]) throws -> SearchNames {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = published
    return SearchNames(try EnglishSite.context(snapshot))
  }
}

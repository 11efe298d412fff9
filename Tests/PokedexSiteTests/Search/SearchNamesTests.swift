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
    let traditional = names.folds[0].unicodeScalars.reduce(into: [UInt32]()) {
      $0.append(($0.last ?? 0) + $1.value - 0x20)
    }
    let place = try #require(traditional.firstIndex(of: 0x5674))
    #expect(Array(names.folds[1])[place] == "喷")
    #expect(names.names["zh-hant"]?.parts == ["\n|||飛行"])
  }

  private func names(of published: [Int]) throws -> SearchNames {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = published
    return SearchNames(try EnglishSite.context(snapshot))
  }
}

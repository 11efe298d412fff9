import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct SearchNamesTests {
  @Test func holdsEachNameOnce() throws {
    let names = try names(of: [1, 25])
    #expect(names.names.keys.sorted() == ["de", "fr", "ja", "ko", "zh-hans"])
    #expect(names.names["de"] == "bisasam|")
    #expect(names.names["fr"] == "bulbizarre|")
    #expect(names.names["ko"] == "이상해씨|피카츄")
  }

  @Test func leavesOutTheIndexsOwnLanguage() throws {
    #expect(try names(of: [1]).names["en"] == nil)
  }

  @Test func packsKatakanaIntoOneByteEach() {
    #expect(SearchNames.packed("ピカチュウ") == "V-Cg(")
    #expect(SearchNames.packed("ァ") == "#")
    #expect(SearchNames.packed("ー") == "~")
    #expect(SearchNames.packed("ヺ") == "ヺ")
    #expect(SearchNames.packed("z") == "ｚ")
  }

  @Test func foldsTraditionalLettersOntoSimplifiedOnes() throws {
    let names = try names(of: [1, 2, 3, 4, 5, 6])
    let pairs = zip(names.folds[0], names.folds[1]).map { "\($0)\($1)" }
    #expect(pairs.contains("噴喷"))
    #expect(names.names["zh-hant"] == nil)
  }

  private func names(of published: [Int]) throws -> SearchNames {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = published
    return SearchNames(try EnglishSite.context(snapshot))
  }
}

import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct SearchNamesTests {
  @Test func holdsEachNameOnce() throws {
    let names = try names(of: [1, 25], in: .alphabets)
    #expect(
      names.names["de"]?.parts == [
        "bisasam|\nelektro|pflanze|gift\nnotdunger||statik|blitzfanger"
      ])
    #expect(
      names.names["fr"]?.parts == [
        "bulbizarre|\nelectrik|plante|\nengrais|chlorophylle||paratonnerre"
      ])
    #expect(names.forms?.hasSuffix(" gigantamax form gmax") == true)
    #expect(names.folds == nil)
  }

  @Test func leavesOutTheIndexsOwnLanguage() throws {
    #expect(try names(of: [1], in: .alphabets).names["en"] == nil)
  }

  @Test func partsNamesByTheirLetters() throws {
    #expect(try names(of: [1], in: .kana).names.keys.sorted() == ["ja"])
    #expect(try names(of: [1], in: .hangul).names.keys.sorted() == ["ko"])
    #expect(try names(of: [1], in: .han).names.keys.sorted() == ["zh-hans", "zh-hant"])
  }

  @Test(
    arguments: [
      ("pikachu", SearchScript.alphabets), ("ピカチュウ", .kana), ("피카츄", .hangul), ("皮卡丘", .han),
      ("ポリゴンz", .kana), ("z", .alphabets), ("пикачу", .alphabets), ("", .alphabets),
      ("25", .alphabets),
    ])
  func tellsTheScriptOfAName(name: String, script: SearchScript) {
    #expect(SearchScript(of: name) == script)
  }

  @Test func foldsTraditionalLettersOntoSimplifiedOnes() throws {
    let names = try names(of: [1, 2, 3, 4, 5, 6], in: .han)
    let folds = try #require(names.folds)
    let traditional = folds[0].unicodeScalars.reduce(into: [UInt32]()) {
      $0.append(($0.last ?? 0) + $1.value - 0x20)
    }
    let place = try #require(traditional.firstIndex(of: 0x5674))
    #expect(Array(folds[1])[place] == "喷")
    #expect(names.names["zh-hant"]?.parts == ["\n|||飛行\n|葉綠素||太陽之力"])
  }

  private func names(of published: [Int], in script: SearchScript) throws -> SearchNames {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = published
    let all = SearchNames.all(try EnglishSite.context(snapshot))
    return try #require(all.first { $0.script == script }?.names)
  }
}

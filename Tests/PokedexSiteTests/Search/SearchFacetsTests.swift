import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct SearchFacetsTests {
  @Test func hasAColumnForEachFact() throws {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [1, 6, 151, 175]
    let facets = SearchFacets(try EnglishSite.context(snapshot))
    #expect(facets.measures.first == "hp")
    let lines = [
      [45, 78, 100, 35], [49, 84, 100, 20], [49, 78, 100, 65], [65, 109, 100, 40],
      [65, 85, 100, 65], [45, 100, 100, 20],
    ]
    let text = lines.map { line in
      String(String.UnicodeScalarView(line.map { Unicode.Scalar(0x100 + UInt32($0))! }))
    }
    #expect(facets.stats == PackedText(text.joined(separator: "\n")))
    #expect(facets.height == [7, 17, 4, 3])
    #expect(facets.weight == [69, 905, 40, 15])
    #expect(facets.eggGroups == ["dragon", "monster", "no-eggs", "plant"])
    #expect(facets.eggs == "bd ba c c")
    #expect(facets.colors == ["green", "pink", "red", "white"])
    #expect(facets.color == "acbd")
    #expect(facets.kinds == ["baby": [175, 175], "legendary": [], "mythical": [151, 151]])
  }

  @Test func tellsTheTypeChartInDigits() throws {
    let facets = SearchFacets(try EnglishSite.whole.get())
    #expect(facets.chart.count == 18)
    #expect(facets.chart[0] == "111111111111501151")
  }
}

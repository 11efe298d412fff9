import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct SearchIndexTests {
  @Test func holdsAllThatIsPublished() throws {
    let index = SearchIndex(try EnglishSite.whole.get())
    #expect(index.language == "en")
    #expect(index.numbers == [1, 1025])
    #expect(index.names.count == 1025)
    #expect(index.names.first == "Bulbasaur")
    #expect(index.names.last == "Pecharunt")
    #expect(index.types.count == 18)
    #expect(index.abilities.prefix(3) == ["Overgrow", "Chlorophyll", "Blaze"])
    #expect(index.generations.map(\.region).prefix(2) == ["Kanto", "Johto"])
    #expect(index.generations[1].numbers == [152, 251])
  }

  @Test func traitsRepeatWhatTheLastOneHad() throws {
    let index = SearchIndex(try EnglishSite.whole.get())
    #expect(index.traits.hasPrefix("eh++   b++  bj0203 c++ "))
    #expect(index.traits.split(separator: " ", omittingEmptySubsequences: false).count == 1025)
  }

  @Test func tellsOnlySlugsThatNamesDoNot() throws {
    let index = SearchIndex(try EnglishSite.whole.get())
    #expect(index.slugs.count == 37)
    #expect(index.slugs["386"] == "-normal")
    #expect(index.slugs["122"] == nil)
    #expect(SearchIndex.derivedSlug("Mr. Mime") == "mr-mime")
    #expect(SearchIndex.derivedSlug("Nidoran♀") == "nidoran-f")
  }

  @Test func knowsNothingOfWhatIsNotPublished() throws {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [4, 5, 25]
    let index = SearchIndex(try EnglishSite.context(snapshot))
    #expect(index.numbers == [4, 5, 25, 25])
    #expect(index.names == ["Charmander", "Charmeleon", "Pikachu"])
    #expect(index.types.map(\.slug) == ["fire", "electric"])
    #expect(index.abilities == ["Blaze", "Solar Power", "Static", "Lightning Rod"])
    #expect(index.traits == "a++  b++")
    #expect(index.generations.map(\.numbers) == [[4, 5, 25, 25]])
  }

  @Test func tellsTheRuleOfPictures() throws {
    let rule = SearchIndex(try EnglishSite.whole.get()).picture
    #expect(rule?.first?.hasSuffix("/official-artwork/") == true)
    #expect(rule?.last == ".png")
    let bare = try EnglishSite.context(
      EnglishSite.snapshot.get(), configuration: SiteConfiguration(images: .none))
    #expect(SearchIndex(bare).picture == nil)
  }

  @Test func runsAreFirstAndLastOfUnbrokenNumbers() {
    #expect(SearchIndex.runs([]) == [])
    #expect(SearchIndex.runs([7]) == [7, 7])
    #expect(SearchIndex.runs([1, 2, 3, 5, 8, 9]) == [1, 3, 5, 5, 8, 9])
  }

  @Test func filesAreNamedByTheirContent() throws {
    let context = try EnglishSite.whole.get()
    let files = try SearchFiles(context)
    #expect(files == (try SearchFiles(context)))
    #expect(files.index.path.wholeMatch(of: /search\/index\.en\.[0-9a-f]{16}\.json/) != nil)
    let names = files.names.map { $0.path.replacing(/[0-9a-f]{16}/, with: "HASH") }
    #expect(
      names == ["kana", "hangul", "han", "alphabets"].map { "search/names.en.\($0).HASH.json" })
  }
}

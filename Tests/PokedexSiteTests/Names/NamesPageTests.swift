import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct NamesPageTests {
  @Test func everySpeciesIsUnderOneLetter() throws {
    let sections = NameSection.all(try EnglishSite.whole.get())
    #expect(sections.map(\.letter).joined() == "abcdefghijklmnopqrstuvwxyz")
    let numbers = sections.flatMap { $0.entries.map(\.number) }
    #expect(numbers.count == 1025)
    #expect(numbers.sorted() == Array(1...1025))
  }

  @Test func lettersCountTheirNames() throws {
    let sections = NameSection.all(try EnglishSite.whole.get())
    #expect(sections.first { $0.letter == "a" }?.entries.count == 45)
    #expect(sections.first { $0.letter == "s" }?.entries.count == 135)
    #expect(sections.first { $0.letter == "x" }?.entries.count == 3)
  }

  @Test func accentsAndApostrophesDoNotDisturbTheOrder() throws {
    let site = try ReadBack(EnglishSite.whole.get(), NamesPage.plan)
    let names = try site.species("names/f/index.html")
    #expect(names.prefix(3) == ["falinks", "farfetchd", "farigiraf"])
    #expect(names.contains("flabebe"))
    #expect(try site.species("names/x/index.html") == ["xatu", "xerneas", "xurkitree"])
  }

  @Test func lettersWithoutNamesHaveNoPage() throws {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [25, 63]
    let site = try ReadBack(EnglishSite.context(snapshot), NamesPage.plan)
    #expect(site.pages == ["names/index.html", "names/a/index.html", "names/p/index.html"])
    #expect(try site.text("names/index.html").contains("names/b/") == false)
  }

  @Test func aNameWithoutALetterIsAmongTheOthers() throws {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [1, 25]
    snapshot.species[0].names["en"] = "フシギダネ"
    let sections = NameSection.all(try EnglishSite.context(snapshot))
    #expect(sections.map(\.letter) == ["p", "other"])
    #expect(sections[1].entries.map(\.number) == [1])
  }

  @Test func letterPageNamesItselfAndIsCurrent() throws {
    let context = try EnglishSite.whole.get()
    let sections = NameSection.all(context)
    let page = try NamesPage(context, sections, current: sections[13])
    #expect(page.title == "Names: N")
    #expect(page.summary == "23 Pokémon")
    #expect(page.head.title == "Names: N · Pokédex")
    #expect(page.head.canonical == "/names/n/")
    #expect(page.letters.filter { $0.current == "page" }.map(\.name.text) == ["N"])
    #expect(page.names.first?.name.text == "Nacli")
    #expect(page.names.first?.url == "../../pokemon/nacli/")
  }

  @Test func pagesAreSound() throws {
    let site = try ReadBack(EnglishSite.whole.get(), NamesPage.plan)
    #expect(try site.findings("names/index.html") == [])
    #expect(try site.findings("names/n/index.html") == [])
  }
}

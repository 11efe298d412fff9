import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct ChecklistPageTests {
  @Test func hasEverySpeciesOnceByGeneration() throws {
    let page = try ChecklistPage(EnglishSite.whole.get())
    #expect(page.parts.map(\.species.count) == [151, 100, 135, 107, 156, 72, 88, 96, 120])
    #expect(page.parts.map(\.first) == [1, 152, 252, 387, 494, 650, 722, 810, 906])
    #expect(page.parts.map(\.id).prefix(2) == ["generation-i", "generation-ii"])
    #expect(page.parts[0].species[0].name.text == "Bulbasaur")
    #expect(page.parts[0].species[0].url == "../pokemon/bulbasaur/")
    #expect(page.parts.flatMap(\.species).allSatisfy { $0.number == nil })
    #expect(page.summary.hasPrefix("All 1,025 Pokémon on one page"))
  }

  @Test func tellsTheNumberWhereOneIsLeftOut() throws {
    let page = try ChecklistPage(context(of: [1, 4, 5, 152]))
    #expect(page.parts.map(\.first) == [1, 152])
    #expect(page.parts.map { $0.species.map(\.number) } == [[nil, "4", nil], [nil]])
  }

  @Test func isPublishedWithItsTwin() throws {
    let site = try ReadBack(context(of: [1, 4, 5, 152])) { context, templates in
      try ChecklistPage.plan(context, templates: templates)
    }
    #expect(site.paths == ["checklist/index.html", "checklist/index.json"])
    #expect(try site.findings("checklist/index.html") == [])
    let page = try site.text("checklist/index.html")
    #expect(page.contains(#"<ol class="ticks" start="152">"#))
    #expect(page.contains(#"<li value="4"><a href="../pokemon/charmander/">Charmander</a></li>"#))
    #expect(page.contains(#"<li><a href="../pokemon/charmeleon/">Charmeleon</a></li>"#))
    #expect(try site.text("checklist/index.json").contains(#""count":4,"#))
  }

  private func context(of published: [Int]) throws -> SiteContext {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = published
    return try EnglishSite.context(snapshot)
  }
}

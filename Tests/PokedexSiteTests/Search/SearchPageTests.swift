import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct SearchPageTests {
  @Test func isPublishedWithTheFilesOfItsIndex() throws {
    let context = try EnglishSite.whole.get()
    let files = try SearchFiles(context)
    let site = try readBack(context)
    #expect(
      site.paths == [
        "search/index.html", files.index.path, files.names[0].path, files.names[1].path,
        files.names[2].path, files.names[3].path, files.facets.path,
      ])
    #expect(try site.text(files.index.path).hasPrefix(#"{"abilities":["Overgrow","#))
    #expect(try site.findings("search/index.html") == [])
  }

  @Test func tellsTheScriptWhereTheIndexLies() throws {
    let context = try EnglishSite.whole.get()
    let files = try SearchFiles(context)
    let data = SearchData(context, files: files, links: context.links(from: .search))
    #expect(data.index == "../" + files.index.path)
    #expect(data.facets == "../" + files.facets.path)
    #expect(data.root == "../")
    #expect(data.favorites == "")
  }

  @Test func offersTheTypesAndGenerationsThatAreThere() throws {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [4, 6, 152]
    snapshot.favorites = [6]
    let context = try EnglishSite.context(snapshot)
    let page = try SearchPage(context, files: SearchFiles(context))
    #expect(page.types.map(\.value) == ["fire", "grass", "flying"])
    #expect(page.generations.map(\.value) == ["1", "2"])
    #expect(page.generations.map(\.name.text) == ["Kanto", "Johto"])
    #expect(page.eggGroups.map(\.value) == ["dragon", "plant", "monster"])
    #expect(page.colors.map(\.value) == ["green", "red"])
    #expect(page.kinds == [])
    #expect(page.ranges.map(\.least).first == "hp-min")
    #expect(page.ranges.map(\.most).last == "total-max")
    #expect(page.data.favorites == "6")
  }

  @Test func withoutScriptItLeadsToTheLists() throws {
    let page = try readBack(EnglishSite.whole.get()).text("search/index.html")
    #expect(page.contains("<noscript>"))
    for section in ["../", "../types/", "../generations/", "../browse/", "../favorites/"] {
      #expect(page.contains(#"class="btn" href="\#(section)""#), "\(section)")
    }
  }

  private func readBack(_ context: SiteContext) throws -> ReadBack {
    try ReadBack(context) { context, templates in
      try SearchPage.plan(context, templates: templates, files: SearchFiles(context))
    }
  }
}

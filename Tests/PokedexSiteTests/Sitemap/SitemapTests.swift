import Markup
import PokeAPI
import Publishing
import Testing

@testable import PokedexSite

@Suite struct SitemapTests {
  private let files = Result {
    try [
      PlannedFile("types/fire/index.html", .page) { _ in },
      PlannedFile("index.html", .page) { _ in },
      PlannedFile("404.html", .page) { _ in },
      PlannedFile("pokemon/mew/index.json", .data) { _ in },
      PlannedFile("assets/site.css", .asset) { _ in },
    ]
  }

  @Test func listsThePagesButNotTheErrorPage() throws {
    let configuration = SiteConfiguration(baseURL: try BaseURL("https://example.org/dex"))
    let plan = try plan(configuration)
    #expect(
      try text("sitemap.xml", plan) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.org/dex/</loc></url>
        <url><loc>https://example.org/dex/types/fire/</loc></url>
        </urlset>

        """)
  }

  @Test func robotsMayReadAllAndFindTheMap() throws {
    let configuration = SiteConfiguration(baseURL: try BaseURL("https://example.org/dex"))
    let plan = try plan(configuration)
    #expect(
      try text("robots.txt", plan) == """
        User-agent: *
        Allow: /

        Sitemap: https://example.org/dex/sitemap.xml

        """)
  }

  @Test func withoutABaseURLAddressesBeginAtTheRoot() throws {
    let plan = try plan(SiteConfiguration())
    #expect(try text("sitemap.xml", plan).contains("<loc>/types/fire/</loc>"))
    #expect(try text("robots.txt", plan).hasSuffix("Sitemap: /sitemap.xml\n"))
  }

  @Test func tellsWhenWhatAPageShowsLastChanged() throws {
    var snapshot = Sample.snapshot
    snapshot.pokemon[0].height = 8
    let history = History.beginning(with: Sample.snapshot.factSheets, at: .epoch)
      .recording(snapshot.factSheets, isComplete: true, at: HistoryTests.second)
    let changes = LastChanges(history, SnapshotIndex(snapshot))
    #expect(changes["pokemon/bulbasaur/"]?.text == "2026-12-01T03:17:00Z")
    #expect(changes["pokemon/bulbasaur/moves/1/"]?.text == "2026-12-01T03:17:00Z")
    #expect(changes["changes/"]?.text == "2026-12-01T03:17:00Z")
    #expect(changes["pokemon/charmander/"] == nil)
    #expect(changes["types/fire/"] == nil)
    #expect(changes[""] == nil)

    let pages = try [
      PlannedFile("pokemon/bulbasaur/index.html", .page) { _ in },
      PlannedFile("es/pokemon/bulbasaur/index.html", .page) { _ in },
      PlannedFile("es/index.html", .page) { _ in },
    ]
    let map = try Sitemap.plan(
      pages, configuration: SiteConfiguration(), folders: ["es/"], lastChanges: changes)
    #expect(
      try text("sitemap.xml", map).split(separator: "\n").dropFirst(2).dropLast() == [
        "<url><loc>/es/</loc></url>",
        "<url><loc>/es/pokemon/bulbasaur/</loc><lastmod>2026-12-01T03:17:00Z</lastmod></url>",
        "<url><loc>/pokemon/bulbasaur/</loc><lastmod>2026-12-01T03:17:00Z</lastmod></url>",
      ])
  }

  private func plan(_ configuration: SiteConfiguration) throws -> [PlannedFile] {
    try Sitemap.plan(
      files.get(), configuration: configuration, folders: [],
      lastChanges: LastChanges(nil, SnapshotIndex(Snapshot())))
  }

  private func text(_ path: String, _ files: [PlannedFile]) throws -> String {
    let file = try #require(files.first { $0.path.text == path })
    var buffer = OutputBuffer()
    try file.render(&buffer)
    return buffer.text
  }
}

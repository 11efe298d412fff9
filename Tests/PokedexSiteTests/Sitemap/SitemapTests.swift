import Markup
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
    let plan = try Sitemap.plan(files.get(), configuration: configuration)
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
    let plan = try Sitemap.plan(files.get(), configuration: configuration)
    #expect(
      try text("robots.txt", plan) == """
        User-agent: *
        Allow: /

        Sitemap: https://example.org/dex/sitemap.xml

        """)
  }

  @Test func withoutABaseURLAddressesBeginAtTheRoot() throws {
    let plan = try Sitemap.plan(files.get(), configuration: SiteConfiguration())
    #expect(try text("sitemap.xml", plan).contains("<loc>/types/fire/</loc>"))
    #expect(try text("robots.txt", plan).hasSuffix("Sitemap: /sitemap.xml\n"))
  }

  private func text(_ path: String, _ files: [PlannedFile]) throws -> String {
    let file = try #require(files.first { $0.path.text == path })
    var buffer = OutputBuffer()
    try file.render(&buffer)
    return buffer.text
  }
}

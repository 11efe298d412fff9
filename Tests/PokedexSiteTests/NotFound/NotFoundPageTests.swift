import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct NotFoundPageTests {
  @Test func linksFromTheServersRoot() throws {
    let page = try NotFoundPage(EnglishSite.whole.get())
    #expect(page.head.home == "/")
    #expect(page.head.search == "/search/")
    #expect(page.head.styleSheet.hasPrefix("/assets/site."))
    #expect(page.head.canonical == nil)
    #expect(page.namesake?.url == "/pokemon/luxio/")
  }

  @Test func linksFromTheSitesFolderOnItsServer() throws {
    let page = try NotFoundPage(
      EnglishSite.context(
        EnglishSite.snapshot.get(),
        configuration: SiteConfiguration(baseURL: try BaseURL("https://example.org/dex"))))
    #expect(page.head.home == "/dex/")
    #expect(page.head.navigation.map(\.url).last == "/dex/favorites/")
    #expect(page.namesake?.url == "/dex/pokemon/luxio/")
  }

  @Test func namesNobodyWhoIsNotPublished() throws {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [25]
    #expect(try NotFoundPage(EnglishSite.context(snapshot)).namesake == nil)
  }

  @Test func pageIsSound() throws {
    let site = try ReadBack(EnglishSite.whole.get(), NotFoundPage.plan)
    #expect(site.paths == ["404.html"])
    #expect(try site.findings("404.html") == [])
  }
}

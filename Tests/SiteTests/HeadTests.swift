import Foundation
import Markup
import PokeAPI
import PokedexSite
import Testing

/// What pages tell those who share them and those who index them.
@Suite struct HeadTests {
  private static let built = Result {
    var snapshot = try Checkout.snapshot.get()
    snapshot.published = [16, 17, 18, 147, 148, 149]
    return try WholeSite(
      snapshot,
      configuration: SiteConfiguration(baseURL: try BaseURL("https://example.org/dex"), pageSize: 4)
    )
  }

  /// The contents of the page's `<meta property>` and `twitter:` elements by name.
  private func meta(_ path: String) throws -> [String: String] {
    let page = try Self.built.get().page(path)
    let names = try page.values("//meta[@property]/@property | //meta[@name='twitter:card']/@name")
    let contents = try page.values("//meta[@property or @name='twitter:card']/@content")
    return Dictionary(zip(names, contents)) { first, _ in first }
  }

  /// The parts of the page's JSON-LD.
  private func structure(_ path: String) throws -> [[String: Any]] {
    let page = try Self.built.get().page(path)
    let text = try #require(page.texts("//script[@type='application/ld+json']").first)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["@context"] as? String == "https://schema.org")
    return try #require(document["@graph"] as? [[String: Any]])
  }

  @Test func aSharedDetailPageShowsItsArtwork() throws {
    let meta = try meta("pokemon/dratini/index.html")
    #expect(meta["og:title"] == "Dratini, No. 0147")
    #expect(meta["og:type"] == "website")
    #expect(meta["og:url"] == "https://example.org/dex/pokemon/dratini/")
    #expect(meta["og:site_name"] == "Pokédex")
    #expect(meta["og:image"]?.hasSuffix("/other/official-artwork/147.png") == true)
    #expect(meta["og:image:alt"] == "Dratini")
    #expect(meta["og:image:width"] == "475")
    #expect(meta["og:image:height"] == "475")
    #expect(meta["og:locale"] == "en_US")
    #expect(meta["og:locale:alternate"] == "es_ES")
    #expect(meta["twitter:card"] == "summary")
  }

  @Test func otherPagesShowTheSitesCard() throws {
    let meta = try meta("es/types/dragon/index.html")
    #expect(meta["og:title"] == "Tipo Dragón")
    #expect(meta["og:url"] == "https://example.org/dex/es/types/dragon/")
    #expect(meta["og:locale"] == "es_ES")
    #expect(meta["og:image:width"] == "1200")
    #expect(meta["twitter:card"] == "summary_large_image")
    let root = "https://example.org/dex/"
    let image = try #require(meta["og:image"])
    #expect(image.hasPrefix(root + "assets/card."))
    #expect(try Self.built.get().files[String(image.dropFirst(root.count))] != nil)
  }

  @Test func theErrorPageIsNotToBeShared() throws {
    #expect(try meta("404.html") == [:])
  }

  @Test func theTrailLeadsUpToTheFrontPage() throws {
    let site = try Self.built.get()
    let trail = "//nav[@class='trail']//li/*"
    let type = try site.page("types/dragon/index.html")
    #expect(try type.texts(trail) == ["Pokédex", "Types", "Dragon"])
    #expect(try type.values(trail + "/@href") == ["../../", "../../types/"])
    #expect(try type.values(trail + "[@aria-current='page']") == ["Dragon"])
    #expect(try site.page("es/pokemon/dratini/index.html").texts(trail) == ["Pokédex", "Dratini"])
    #expect(
      try site.page("page/2/index.html").texts(trail) == ["Pokédex", "All Pokémon, page 2 of 2"])
    #expect(try site.page("index.html").texts(trail) == [])
    #expect(try site.page("404.html").texts(trail) == [])
  }

  @Test func searchEnginesGetTheTrailThatIsSeen() throws {
    let parts = try structure("types/dragon/index.html")
    #expect(parts.map { $0["@type"] as? String } == ["BreadcrumbList", "ItemList"])
    let steps = try #require(parts[0]["itemListElement"] as? [[String: Any]])
    #expect(steps.map { $0["name"] as? String } == ["Pokédex", "Types", "Dragon"])
    #expect(steps.map { $0["position"] as? Int } == [1, 2, 3])
    #expect(
      steps.map { $0["item"] as? String }
        == ["https://example.org/dex/", "https://example.org/dex/types/", nil])
  }

  @Test func listsTellTheirEntriesAndPlaces() throws {
    let list = try #require(try structure("page/2/index.html").last)
    #expect(list["@type"] as? String == "ItemList")
    #expect(list["numberOfItems"] as? Int == 6)
    let items = try #require(list["itemListElement"] as? [[String: Any]])
    #expect(items.map { $0["position"] as? Int } == [5, 6])
    #expect(
      items.map { $0["url"] as? String } == [
        "https://example.org/dex/pokemon/dragonair/", "https://example.org/dex/pokemon/dragonite/",
      ])
  }

  @Test func theFrontPageTellsOfTheSite() throws {
    let site = try #require(try structure("es/index.html").first)
    #expect(site["@type"] as? String == "WebSite")
    #expect(site["url"] as? String == "https://example.org/dex/es/")
    #expect(site["inLanguage"] as? String == "es")
    let action = try #require(site["potentialAction"] as? [String: String])
    #expect(action["target"] == "https://example.org/dex/es/search/?q={query}")
  }
}

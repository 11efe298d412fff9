import Markup
import PokeAPI
import PokedexSite
import Testing

/// What settings, filters and favorites do to the site.
@Suite struct ConfigurationTests {
  /// Kanto's dragons and birds of prey, and what they evolve from.
  private func some() throws -> Snapshot {
    var snapshot = try Checkout.snapshot.get()
    snapshot.published = [16, 17, 18, 21, 22, 147, 148, 149]
    return snapshot
  }

  @Test func aSiteInASubFolderStaysInIt() throws {
    let site = try WholeSite(
      some(), configuration: SiteConfiguration(baseURL: BaseURL("https://example.org/dex/")))
    for path in site.pages {
      let page = try site.page(path)
      let links = try page.values("//a/@href | //form/@action | //link/@href | //script/@src")
      for link in links where link.hasPrefix("/") || link.hasPrefix("https://example.org") {
        let stays = link.hasPrefix("/dex/") || link.hasPrefix("https://example.org/dex/")
        #expect(stays, "\(path): \(link)")
      }
    }
    #expect(
      try site.page("pokemon/dratini/index.html").values("//link[@rel='canonical']/@href")
        == ["https://example.org/dex/pokemon/dratini/"])
    #expect(site.files["sitemap.xml"]?.contains("<loc>https://example.org/dex/</loc>") == true)
  }

  @Test func favoritesAreASectionOfTheirOwnInTheirOrder() throws {
    var snapshot = try some()
    snapshot.favorites = [149, 16, 147]
    let site = try WholeSite(snapshot, configuration: SiteConfiguration(pageSize: 2))
    #expect(try site.pokemonLinks("favorites/index.html") == ["dragonite", "pidgey"])
    #expect(try site.pokemonLinks("favorites/page/2/index.html") == ["dratini"])
    #expect(site.files["favorites/page/3/index.html"] == nil)
  }

  @Test func withoutFavoritesTheirPageSaysHowToAddSome() throws {
    let text = try WholeSite(some()).page("favorites/index.html").texts("//main").joined()
    #expect(text.contains("pokedex favorites add"))
  }

  @Test func whatIsNotPublishedHasNoPageAndNoLink() throws {
    let site = try WholeSite(some())
    let details = site.pages.filter {
      $0.hasPrefix("pokemon/") && $0.split(separator: "/").count == 3
    }
    #expect(details.count == 8)
    let hidden = try site.pages.filter { try site.pokemonLinks($0).contains("bulbasaur") }
    #expect(hidden == [])
    #expect(site.files["types/fire/index.html"] == nil)
    #expect(site.files["types/dragon/index.html"] != nil)
  }

  @Test func aSiteWithoutPicturesAsksForNone() throws {
    let site = try WholeSite(some(), configuration: SiteConfiguration(images: .none))
    for path in site.pages { #expect(try site.page(path).count("//img") == 0, "\(path)") }
  }

  @Test func unknownFactsStillGiveAPage() throws {
    var snapshot = try some()
    for index in snapshot.pokemon.indices {
      snapshot.pokemon[index].weight = nil
      snapshot.pokemon[index].abilities = []
      snapshot.pokemon[index].pictures = Pictures()
      snapshot.pokemon[index].baseExperience = nil
    }
    for index in snapshot.species.indices {
      snapshot.species[index].evolutionChain = nil
      snapshot.species[index].genera = [:]
      snapshot.species[index].names = [:]
      snapshot.species[index].habitat = nil
      snapshot.species[index].shape = nil
      snapshot.species[index].growthRate = nil
      snapshot.species[index].femaleEighths = nil
    }
    let page = try WholeSite(snapshot).page("pokemon/dratini/index.html")
    #expect(try page.texts("//h1") == ["Dratini"])
    #expect(try page.count("//main//img") == 0)
  }
}

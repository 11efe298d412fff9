import Markup
import PokeAPI
import PokedexSite
import Testing

/// A source may lack records that others point to: the site is whole without them.
@Suite struct MissingRecordTests {
  /// Bulbasaur's family and Dratini's, with all that belongs to them.
  private func some() throws -> Snapshot {
    var snapshot = try Checkout.snapshot.get()
    snapshot.published = [1, 2, 3, 147, 148, 149]
    return snapshot
  }

  @Test func aTypeLosesItsPageAndItsLinks() throws {
    var snapshot = try some()
    snapshot.types.removeAll { $0.slug == "grass" }
    let site = try WholeSite(snapshot)
    #expect(site.findings.map(\.description) == [])
    #expect(site.files["types/grass/index.html"] == nil)
    #expect(site.files["types/poison/index.html"] != nil)
    let page = try site.page("pokemon/bulbasaur/index.html")
    #expect(try page.texts("//div[@class='kind']/ul/li") == ["Grass", "Poison"])
    #expect(try page.values("//div[@class='kind']//a/@href") == ["../../types/poison/"])
  }

  @Test func aGenerationLosesItsPageAndItsLinks() throws {
    var snapshot = try some()
    snapshot.generations.removeAll { $0.id == 1 }
    let site = try WholeSite(snapshot)
    #expect(site.findings.map(\.description) == [])
    #expect(site.files["generations/1/index.html"] == nil)
    #expect(try site.pokemonLinks("index.html").count == 6)
    #expect(
      try site.page("pokemon/bulbasaur/index.html").texts("//h1/following-sibling::p")
        == ["Seed Pokémon · No. 0001 · Generation I"])
  }

  @Test func theOtherKindsAreNamedByTheirSlugs() throws {
    var snapshot = try some()
    snapshot.abilities = []
    snapshot.evolutionChains = []
    snapshot.versionGroups = []
    snapshot.versions = []
    snapshot.pokedexes = []
    snapshot.named = []
    snapshot.forms = []
    let site = try WholeSite(snapshot)
    #expect(site.findings.map(\.description) == [])
    let text = try site.page("pokemon/bulbasaur/index.html").texts("//main").joined()
    for word in ["Overgrow", "Chlorophyll", "Medium Slow", "Quadruped", "Grassland"] {
      #expect(text.contains(word), "\(word)")
    }
  }

  @Test func otherFamilyMembersAreNamedWithoutALink() throws {
    var snapshot = try some()
    snapshot.published = [2]
    let site = try WholeSite(snapshot)
    #expect(site.findings.map(\.description) == [])
    let page = try site.page("pokemon/ivysaur/index.html")
    #expect(try page.texts("//main").joined().contains("Venusaur"))
    // Its own place in the family tree.
    #expect(try site.pokemonLinks("pokemon/ivysaur/index.html") == ["ivysaur"])
  }

  @Test func aPathOfTwoFilesIsRefused() throws {
    var snapshot = try some()
    let double = try #require(snapshot.types.firstIndex { $0.slug == "poison" })
    snapshot.types.append(snapshot.types[double])
    let failure = #expect(throws: SiteFailure.self) { try WholeSite(snapshot) }
    #expect(failure?.subject == "es/types/grass/poison/index.html")
  }
}

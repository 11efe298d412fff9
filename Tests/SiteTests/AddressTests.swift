import Foundation
import Markup
import PokeAPI
import PokedexSite
import Testing

/// What lies where in the site of the embedded snapshot, and what leads to what.
@Suite struct AddressTests {
  private static let built = Result {
    try WholeSite(
      Checkout.snapshot.get(), configuration: SiteConfiguration(languages: ["en"]))
  }

  private let snapshot: Snapshot
  private let site: WholeSite

  init() throws {
    snapshot = try Checkout.snapshot.get()
    site = try Self.built.get()
  }

  /// The default varieties' slugs of the species that pass, by national number.
  private func slugs(where passes: (PokemonSpecies, Pokemon) -> Bool) -> [String] {
    let index = SnapshotIndex(snapshot)
    return snapshot.species.compactMap { species in
      guard let pokemon = index.defaultPokemon(of: species), passes(species, pokemon) else {
        return nil
      }
      return pokemon.slug.rawValue
    }
  }

  @Test func everyPageIsSoundAndLinkedFromAnother() {
    #expect(site.findings.map(\.description) == [])
  }

  @Test func everyFolderUnderPokemonIsADetailPageWithItsTwin() {
    let folders = Set(
      site.files.keys.filter { $0.hasPrefix("pokemon/") }
        .map { String($0.split(separator: "/")[1]) })
    #expect(folders.count == 1025)
    #expect(folders == Set(slugs { _, _ in true }))
    #expect(folders.isSuperset(of: ["bulbasaur", "mr-mime", "deoxys-normal", "type-null"]))
    for folder in folders {
      #expect(site.files["pokemon/\(folder)/index.html"] != nil)
      #expect(site.files["pokemon/\(folder)/index.json"] != nil)
    }
    // With the 5,037 pages of their moves, each beside its twin.
    #expect(site.files.keys.filter { $0.hasPrefix("pokemon/") }.count == 2 * (1025 + 5037))
  }

  @Test func theListHasFiftyTwoPagesOfTwentyByNumber() throws {
    let pages = site.pages(of: "")
    #expect(pages.count == 52)
    #expect(try site.pokemonLinks(pages[0]).count == 20)
    #expect(try site.pokemonLinks(pages[51]).count == 5)
    #expect(try pages.flatMap(site.pokemonLinks) == slugs { _, _ in true })
  }

  @Test func typePagesLinkExactlyTheirDefaultVarietiesByNumber() throws {
    for type in snapshot.types {
      let linked = try site.pages(of: "types/\(type.slug)/").flatMap(site.pokemonLinks)
      #expect(linked == slugs { $1.types.contains(type.slug) }, "\(type.slug)")
    }
    #expect(snapshot.types.count == 18)
    #expect(try site.pages(of: "types/fire/").flatMap(site.pokemonLinks).first == "charmander")
  }

  @Test func generationPagesPartTheSpecies() throws {
    var all: [String] = []
    for generation in snapshot.generations {
      let linked = try site.pages(of: "generations/\(generation.id)/").flatMap(site.pokemonLinks)
      #expect(linked == slugs { species, _ in species.generation == generation.slug })
      all += linked
    }
    #expect(all.count == 1025)
    #expect(try site.pages(of: "generations/1/").flatMap(site.pokemonLinks).count == 151)
    #expect(try site.pages(of: "generations/9/").flatMap(site.pokemonLinks).count == 120)
  }

  @Test func everySpeciesIsUnderOneLetter() throws {
    let letters = Set(
      site.pages.filter { $0.hasPrefix("names/") && $0 != "names/index.html" }
        .map { String($0.split(separator: "/")[1]) })
    let linked = try letters.sorted().flatMap { letter in
      try site.pages(of: "names/\(letter)/").flatMap(site.pokemonLinks)
    }
    #expect(linked.count == 1025)
    #expect(Set(linked) == Set(slugs { _, _ in true }))
    #expect(letters.count == 26)
  }

  @Test func titlesAndCanonicalsAreUnique() throws {
    var titles: [String: String] = [:]
    var canonicals: [String: String] = [:]
    for path in site.pages {
      let page = try site.page(path)
      let title = try #require(page.texts("/html/head/title").first, "\(path)")
      #expect(titles.updateValue(path, forKey: title) == nil, "\(path) and another: \(title)")
      guard path != "404.html" else { continue }
      let canonical = try page.values("/html/head/link[@rel='canonical']/@href")
      #expect(canonical == ["/" + path.dropLast("index.html".count)], "\(path)")
      #expect(canonicals.updateValue(path, forKey: canonical[0]) == nil)
    }
    #expect(titles.count == site.pages.count)
  }

  @Test func theSiteMapHasExactlyThePages() throws {
    let map = try #require(site.files["sitemap.xml"])
    let located = map.matches(of: /<loc>([^<]*)<\/loc>/).map { String($0.1) }
    let pages = site.pages.filter { $0 != "404.html" }
      .map { "/" + $0.dropLast("index.html".count) }
    #expect(located.sorted() == pages.sorted())
    #expect(try #require(site.files["robots.txt"]).contains("sitemap.xml"))
  }

  @Test func aTwinHasTheFactsOfItsPage() throws {
    struct Twin: Decodable {
      let id: Int
      let types: [String]
    }
    let expected: [(String, Twin)] = [
      ("bulbasaur", Twin(id: 1, types: ["grass", "poison"])),
      ("charizard", Twin(id: 6, types: ["fire", "flying"])),
      ("deoxys-normal", Twin(id: 386, types: ["psychic"])),
    ]
    for (slug, twin) in expected {
      let text = try #require(site.files["pokemon/\(slug)/index.json"])
      let decoded = try JSONDecoder().decode(Twin.self, from: Data(text.utf8))
      #expect(decoded.id == twin.id)
      #expect(decoded.types == twin.types)
      let page = try site.page("pokemon/\(slug)/index.html")
      #expect(
        try page.values("/html/head/link[@rel='alternate'][@type='application/json']/@href")
          == ["index.json"])
    }
  }

  @Test func noRequestButForPicturesLeavesTheSite() throws {
    for path in site.pages {
      let page = try site.page(path)
      let loaded = try page.values("//script/@src | //link[@rel='stylesheet']/@href")
      #expect(loaded.allSatisfy { !$0.contains("//") }, "\(path): \(loaded)")
      let pictures = try page.values("//img/@src")
      #expect(
        pictures.allSatisfy { $0.hasPrefix("https://raw.githubusercontent.com/PokeAPI/sprites/") },
        "\(path)")
      #expect(try page.count("//script[not(@src)][not(@type='application/ld+json')]") == 0)
      #expect(try page.count("//style | //*[@style]") == 0)
    }
  }

  @Test func everyPageCreditsTheSourceAndTheTrademarks() throws {
    for path in site.pages {
      let footer = try site.page(path).texts("//footer").joined()
      #expect(footer.contains("PokeAPI"), "\(path)")
      #expect(footer.contains("Nintendo"), "\(path)")
      let language = try site.page(path).values("/html/@lang")
      #expect(
        footer.contains(language == ["es"] ? "no tiene relación" : "not affiliated"), "\(path)")
    }
  }
}

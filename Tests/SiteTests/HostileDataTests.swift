import Foundation
import Markup
import PokeAPI
import PokeAPILive
import PokedexSite
import Testing

/// Texts of the data that try to be more than text.
@Suite struct HostileDataTests {
  private static let texts = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)",
    "</title><h1>x</h1>", "]]>", "&amp;&lt;&#60;", "<!--", "-->", "{{x}}", "../../etc/passwd",
    "javascript:alert(1)", "\u{202E}gnp.exe", "a\u{0}b\u{8}c\u{C}d\u{1B}e", "\u{FFFE}\u{FFFF}",
    String(repeating: "long ", count: 20_000), "<svg/onload=alert(1)>", "é\u{301}漢字\u{1F600}",
  ]

  /// Three species whose texts, in every language, are `text`.
  private static func snapshot(saying text: String) throws -> Snapshot {
    var snapshot = try Checkout.snapshot.get()
    let chosen = [67, 133, 150]
    snapshot.published = chosen
    snapshot.favorites = [133]
    snapshot.species.removeAll { !chosen.contains($0.id) }
    snapshot.pokemon.removeAll { !chosen.contains($0.species) }
    let pokemon = snapshot.pokemon.map(\.id)
    snapshot.forms.removeAll { !pokemon.contains($0.pokemon) }
    func replace(_ names: LocalizedText) -> LocalizedText {
      LocalizedText(Dictionary(uniqueKeysWithValues: names.languages.map { ($0, text) }))
    }
    for index in snapshot.species.indices {
      snapshot.species[index].names = replace(snapshot.species[index].names)
      snapshot.species[index].genera = replace(snapshot.species[index].genera)
      snapshot.species[index].flavorTexts = [
        .init(language: "en", version: "red", text: text)
      ]
    }
    for index in snapshot.forms.indices {
      snapshot.forms[index].names = replace(snapshot.forms[index].names)
      snapshot.forms[index].formNames = replace(snapshot.forms[index].formNames)
    }
    for index in snapshot.abilities.indices {
      snapshot.abilities[index].names = replace(snapshot.abilities[index].names)
      snapshot.abilities[index].effects = ["en": text]
    }
    for index in snapshot.types.indices {
      snapshot.types[index].names = replace(snapshot.types[index].names)
    }
    for index in snapshot.generations.indices {
      snapshot.generations[index].names = replace(snapshot.generations[index].names)
    }
    for index in snapshot.versions.indices {
      snapshot.versions[index].names = replace(snapshot.versions[index].names)
    }
    for index in snapshot.pokedexes.indices {
      snapshot.pokedexes[index].names = replace(snapshot.pokedexes[index].names)
    }
    for index in snapshot.named.indices {
      snapshot.named[index].names = replace(snapshot.named[index].names)
    }
    return snapshot
  }

  /// Each page's elements and attribute names, in order.
  private static func skeletons(of site: WholeSite) throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: site.pages.filter { !$0.contains("names/") }
        .map { ($0, try site.page($0).root.skeleton) })
  }

  private static let harmless = Result {
    try skeletons(of: WholeSite(snapshot(saying: "Harmless")))
  }

  @Test(arguments: texts) func addNoMarkup(text: String) throws {
    let site = try WholeSite(Self.snapshot(saying: text))
    let skeletons = try Self.skeletons(of: site)
    let harmless = try Self.harmless.get()
    #expect(skeletons.keys.sorted() == harmless.keys.sorted())
    for (path, skeleton) in harmless {
      let difference = LineDifference.unified(expected: skeleton, actual: skeletons[path] ?? "")
      #expect(difference == nil, "\(path): \(difference?.prefix(400) ?? "")")
    }
    for (path, file) in site.files where path.hasSuffix(".json") {
      #expect(throws: Never.self, "\(path)") {
        try JSONSerialization.jsonObject(with: Data(file.utf8))
      }
    }
  }

  @Test func arriveAsTheyStandButForWhatPagesCannotHold() throws {
    let hostile = "</title>{{x}}]]>&amp;\u{0}\u{1B}\u{202E}\u{FFFE}<script>alert(1)</script>\"'"
    let plain = "</title>{{x}}]]>&amp;<script>alert(1)</script>\"'"
    // As a file of the data goes: texts are normalized where they are read.
    let file = try SnapshotFile.encode(Self.snapshot(saying: hostile))
    let site = try WholeSite(SnapshotFile.decode(file, subject: "hostile.json"))

    struct Twin: Decodable { let names, genera: [String: String] }
    let twin = try JSONDecoder().decode(
      Twin.self, from: Data(#require(site.files["pokemon/eevee/index.json"]).utf8))
    #expect(twin.names["en"] == plain)
    #expect(twin.names["ja"] == plain)
    #expect(twin.genera["de"] == plain)

    struct Index: Decodable { let names: [String] }
    let path = try #require(site.files.keys.first { $0.hasPrefix("search/index.en.") })
    let index = try JSONDecoder().decode(Index.self, from: Data(#require(site.files[path]).utf8))
    #expect(index.names == [plain, plain, plain])

    let page = try site.page("pokemon/eevee/index.html")
    #expect(try page.values("//h1") == [plain])
    #expect(try page.values("/html/head/title")[0].hasPrefix(plain))
  }

  @Test func charactersThatXMLCannotHoldNeverReachAPage() throws {
    let site = try WholeSite(Self.snapshot(saying: "a\u{0}b\u{B}c\u{FFFE}"))
    for path in site.pages {
      let isClean = site.files[path]?.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x20 ? scalar.value & 0xFFFE != 0xFFFE : [9, 10, 13].contains(scalar.value)
      }
      #expect(isClean == true, "\(path)")
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "http://raw.githubusercontent.com/x.png", "https://evil.example/x.png",
    "//evil.example/x.png", "data:image/png;base64,AAAA",
    "https://user@raw.githubusercontent.com/x",
    "https://raw.githubusercontent.com:8443/x.png",
  ])
  func addressesThatMayNotBeAskedAreLeftOut(address: String) throws {
    var snapshot = try Checkout.snapshot.get()
    snapshot.published = [150]
    for index in snapshot.pokemon.indices {
      snapshot.pokemon[index].pictures = Pictures(
        sprite: address, artwork: address, home: address, shinyArtwork: address)
      snapshot.pokemon[index].cry = address
    }
    let site = try WholeSite(snapshot)
    for path in site.pages {
      let addresses = try site.page(path).values("//@href | //@src | //@srcset")
      #expect(!addresses.contains { $0.contains(address) }, "\(path)")
    }
  }
}

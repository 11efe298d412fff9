import Foundation
import Markup
import PokeAPI
import PokedexSite
import Testing

/// A site in several languages.
@Suite struct LanguageTests {
  /// Kanto's first family.
  private static func some() throws -> Snapshot {
    var snapshot = try Checkout.snapshot.get()
    snapshot.published = [1, 2, 3]
    return snapshot
  }

  private static let built = Result {
    try WholeSite(
      some(), configuration: SiteConfiguration(baseURL: try BaseURL("https://example.org/dex")))
  }

  @Test func englishLiesAtTheRootAndSpanishBelow() throws {
    let site = try Self.built.get()
    #expect(site.findings.map(\.description) == [])
    #expect(try site.page("index.html").values("/html/@lang") == ["en"])
    #expect(try site.page("es/index.html").values("/html/@lang") == ["es"])
    let english = site.pages.filter { !$0.hasPrefix("es/") && $0 != "404.html" }
    let spanish = site.pages.filter { $0.hasPrefix("es/") }
    #expect(spanish == english.map { "es/" + $0 })
  }

  @Test func everyPageNamesItselfInAllLanguages() throws {
    let site = try Self.built.get()
    for path in site.pages where path != "404.html" {
      let page = try site.page(path)
      let folder = path.dropLast("index.html".count)
      let plain = folder.hasPrefix("es/") ? String(folder.dropFirst(3)) : String(folder)
      let root = "https://example.org/dex/"
      #expect(try page.values("//link[@hreflang]/@hreflang") == ["en", "es", "x-default"])
      #expect(
        try page.values("//link[@hreflang]/@href")
          == [root + plain, root + "es/" + plain, root + plain], "\(path)")
      #expect(try page.values("//link[@rel='canonical']/@href") == [root + folder])
    }
    #expect(try site.page("404.html").count("//link[@hreflang]") == 0)
  }

  @Test func theSwitchLeadsToTheSamePage() throws {
    let page = try Self.built.get().page("es/pokemon/ivysaur/index.html")
    let links = "//footer//a[@hreflang]"
    #expect(try page.texts(links) == ["English", "Español"])
    #expect(try page.values(links + "/@lang") == ["en", "es"])
    #expect(
      try page.values(links + "/@href")
        == ["../../../pokemon/ivysaur/", "../../../es/pokemon/ivysaur/"])
    #expect(try page.values("//footer//a[@aria-current]") == ["Español"])
    #expect(
      try Self.built.get().page("404.html").values(links + "/@href") == ["/dex/", "/dex/es/"])
  }

  @Test func spanishPagesAreInSpanish() throws {
    let page = try Self.built.get().page("es/pokemon/bulbasaur/index.html")
    #expect(try page.texts("//h1") == ["Bulbasaur"])
    #expect(try page.texts("//div[@class='kind']//a") == ["Planta", "Veneno"])
    #expect(try page.texts("//table[@class='stats']/tbody/tr/th").first == "PS")
    #expect(try page.texts("//dl[@class='facts']/div/dd").first?.hasPrefix("0,7\u{A0}m") == true)
    #expect(try page.texts("/html/head/title") == ["Bulbasaur, n.º 0001 · Pokédex"])
  }

  @Test func oneLanguageNeedsNoSwitch() throws {
    let site = try WholeSite(
      Self.some(), configuration: SiteConfiguration(languages: ["es"]))
    #expect(site.findings.map(\.description) == [])
    let page = try site.page("index.html")
    #expect(try page.values("/html/@lang") == ["es"])
    #expect(try page.count("//*[@hreflang]") == 0)
  }

  /// A templates folder with further strings files, which hold English words.
  private func site(with languages: [String]) throws -> WholeSite {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("templates-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    try files.copyItem(at: URL(fileURLWithPath: Checkout.path("Templates")), to: folder)
    let strings = folder.appendingPathComponent("strings")
    for language in languages {
      try files.copyItem(
        at: strings.appendingPathComponent("en.json"),
        to: strings.appendingPathComponent("\(language).json"))
    }
    return try WholeSite(Self.some(), templates: folder.path)
  }

  @Test func aStringsFileAddsALanguageOfTheData() throws {
    let site = try site(with: ["fr", "ja"])
    #expect(site.findings.map(\.description) == [])
    #expect(try site.page("fr/pokemon/bulbasaur/index.html").texts("//h1") == ["Bulbizarre"])
    let japanese = try site.page("ja/pokemon/bulbasaur/index.html")
    #expect(try japanese.texts("//h1") == ["フシギダネ"])
    #expect(
      try japanese.values("//link[@hreflang]/@hreflang") == ["en", "es", "fr", "ja", "x-default"])
  }

  @Test func aLanguageThatTheDataLacksFallsBackAndSaysSo() throws {
    let site = try site(with: ["ar"])
    #expect(site.findings.map(\.description) == [])
    let page = try site.page("ar/pokemon/bulbasaur/index.html")
    #expect(try page.values("/html/@dir") == ["rtl"])
    #expect(try page.values("//h1/@lang") == ["en"])
    #expect(try page.values("//div[@class='kind']//a/@lang") == ["en", "en"])
    #expect(try site.page("index.html").count("/html/@dir") == 0)
  }
}

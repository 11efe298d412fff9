import Foundation
import Markup
import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct ChangesPageTests {
  /// The sample's history after a night in which Bulbasaur grew and Cyndaquil got another name.
  private static func context(
    configuration: SiteConfiguration = SiteConfiguration()
  ) throws -> SiteContext {
    var snapshot = Sample.snapshot
    snapshot.pokemon[0].height = 8
    snapshot.pokemon[0].types = ["grass"]
    snapshot.pokemon[3].slug = "cyndaquil-ash"
    let history = History.beginning(with: Sample.snapshot.factSheets, at: HistoryTests.first)
      .recording(snapshot.factSheets, isComplete: true, at: HistoryTests.second)
    return try EnglishSite.context(snapshot, configuration: configuration, history: history)
  }

  private func site(_ configuration: SiteConfiguration = SiteConfiguration()) throws -> ReadBack {
    try ReadBack(Self.context(configuration: configuration), ChangesPage.plan)
  }

  @Test func tellsEachFactBeforeAndAfter() throws {
    let site = try site()
    let page = try HTMLInspector(site.text("changes/index.html"))
    #expect(try page.texts("//h2") == ["December 1, 2026"])
    #expect(try page.values("//h2/time/@datetime") == ["2026-12-01T03:17:00Z"])
    #expect(try page.texts("//h3") == ["Bulbasaur", "Cyndaquil Gone", "Cyndaquil New"])
    #expect(
      try page.values("//h3/a/@href") == ["../pokemon/bulbasaur/", "../pokemon/cyndaquil-ash/"])
    #expect(try page.texts("//dt") == ["Height", "Types"])
    #expect(try page.texts("//del") == ["0.7 m", "Grass and Poison"])
    #expect(try page.texts("//ins") == ["0.8 m", "Grass"])
    #expect(
      try page.texts("//main//p").first?.hasPrefix("Recorded since November 30, 2026.") == true)
    #expect(try site.findings("changes/index.html") == [])
  }

  @Test func leadsToThePagesOfMovesAndAbilitiesThatThereAre() throws {
    var snapshot = Sample.snapshot
    snapshot.moves = [
      Move(
        id: 33, slug: "tackle", names: ["en": "Tackle"], generation: "generation-i",
        type: "normal", damageClass: "physical", power: 40),
      Move(
        id: 1, slug: "pound", names: ["en": "Pound"], generation: "generation-i", type: "normal",
        damageClass: "physical", power: 40),
    ]
    snapshot.versionGroups = [
      VersionGroup(
        id: 1, slug: "red-blue", order: 3, generation: "generation-i", versions: ["red", "blue"])
    ]
    snapshot.pokemon[0].learnset = Learnset(games: [
      .init(versionGroup: "red-blue", moves: [LearnedMove(move: 33, method: .levelUp, level: 1)])
    ])
    snapshot.abilities = [
      Ability(id: 65, slug: "overgrow", names: ["en": "Overgrow"], generation: "generation-iii")
    ]
    snapshot.pokemon[0].abilities = [.init(ability: "overgrow", isHidden: false)]
    func change(_ kind: SheetKey.Kind, _ slug: Slug) -> EntryChange {
      EntryChange(key: SheetKey(kind, slug), name: slug.title, kind: .added)
    }
    let history = History(
      began: .epoch, sheets: [:],
      changes: [
        ChangeSet(
          number: 1, date: .epoch,
          entries: [
            change(.moves, "tackle"), change(.moves, "pound"), change(.moves, "gone"),
            change(.abilities, "overgrow"),
          ])
      ])
    let site = try ReadBack(EnglishSite.context(snapshot, history: history), ChangesPage.plan)
    let page = try HTMLInspector(site.text("changes/index.html"))
    #expect(try page.texts("//h3") == ["Tackle New", "Pound New", "Gone New", "Overgrow New"])
    #expect(try page.values("//h3/a/@href") == ["../moves/tackle/", "../abilities/overgrow/"])
  }

  @Test func isCutIntoPages() throws {
    let site = try site(SiteConfiguration(pageSize: 2))
    #expect(
      site.paths == [
        "changes/index.html", "changes/index.json", "changes/page/2/index.html",
        "changes/page/2/index.json", "feed.xml",
      ])
    let page = try HTMLInspector(site.text("changes/page/2/index.html"))
    #expect(try page.texts("//h3") == ["Cyndaquil New"])
    #expect(try page.values("//h2/@id") == ["c1"])
    #expect(try site.findings("changes/page/2/index.html") == [])
  }

  @Test func saysWhenNothingHasChanged() throws {
    let history = History.beginning(with: Sample.snapshot.factSheets, at: HistoryTests.first)
    let context = try EnglishSite.context(Sample.snapshot, history: history)
    let site = try ReadBack(context, ChangesPage.plan)
    let page = try HTMLInspector(site.text("changes/index.html"))
    #expect(
      try page.texts("//main//p").first
        == "Nothing has changed since November 30, 2026, when this site began to look.")
    #expect(try site.text("feed.xml").contains("<updated>2026-11-30T00:53:20Z</updated>"))
    #expect(try !site.text("feed.xml").contains("<entry>"))
  }

  @Test func saysWhenNoRecordIsKept() throws {
    let site = try ReadBack(EnglishSite.context(Sample.snapshot), ChangesPage.plan)
    let page = try HTMLInspector(site.text("changes/index.html"))
    #expect(try page.texts("//main//p").first == "This site keeps no record of changes.")
    #expect(try site.text("feed.xml").contains("<updated>1970-01-01T00:00:00Z</updated>"))
    #expect(try site.findings("changes/index.html") == [])
  }

  @Test func itsTwinHasTheFactsAsTheyAre() throws {
    let text = try site().text("changes/index.json")
    let twin = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(twin["count"] as? Int == 3)
    #expect(twin["began"] as? String == "2026-11-30T00:53:20Z")
    let first = try #require((twin["changes"] as? [[String: Any]])?.first)
    #expect(first["entry"] as? String == "pokemon/bulbasaur")
    #expect(first["url"] as? String == "/pokemon/bulbasaur/")
    let facts = try #require(first["facts"] as? [[String: String]])
    #expect(facts.first == ["fact": "height", "old": "7", "new": "8"])
  }

  @Test func theFeedIsAtom() throws {
    let configuration = SiteConfiguration(baseURL: try BaseURL("https://example.org/dex"))
    let feed = try site(configuration).text("feed.xml")
    #expect(
      feed == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
        <title>Changes in the data · Pokédex</title>
        <id>https://example.org/dex/feed.xml</id>
        <link rel="self" type="application/atom+xml" href="https://example.org/dex/feed.xml"/>
        <link rel="alternate" type="text/html" href="https://example.org/dex/changes/"/>
        <updated>2026-12-01T03:17:00Z</updated>
        <author><name>Pokédex</name>
        </author>
        <entry>
        <title>December 1, 2026: 3 entries</title>
        <id>https://example.org/dex/changes/#c1</id>
        <link rel="alternate" type="text/html" href="https://example.org/dex/changes/"/>
        <updated>2026-12-01T03:17:00Z</updated>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><ul>
        <li><a href="https://example.org/dex/pokemon/bulbasaur/">Bulbasaur</a>: Height 0.7 m → 0.8 m; Types Grass and Poison → Grass</li>
        <li>Cyndaquil: Gone</li>
        <li><a href="https://example.org/dex/pokemon/cyndaquil-ash/">Cyndaquil</a>: New</li>
        </ul></div></content>
        </entry>
        </feed>

        """)
  }

  @Test func hostileTextsStayTexts() throws {
    let hostile = "</title><script>alert(1)</script>&\u{0}"
    let entry = EntryChange(
      key: SheetKey(.moves, "cut"), name: hostile, kind: .changed,
      facts: [FactChange(fact: hostile, old: hostile, new: nil)])
    let history = History(
      began: .epoch, sheets: [:], changes: [ChangeSet(number: 1, date: .epoch, entries: [entry])])
    let site = try ReadBack(
      EnglishSite.context(Sample.snapshot, history: history), ChangesPage.plan)
    #expect(try site.findings("changes/index.html") == [])
    #expect(try !site.text("changes/index.html").contains("<script>alert"))
    #expect(try !site.text("feed.xml").contains("<script>"))
    #expect(try !site.text("feed.xml").contains("\u{0}"))
  }

  @Test func everyFactOfASheetHasWords() throws {
    let context = try EnglishSite.whole.get()
    let words = ChangeWords(context: context)
    let sheets = context.snapshot.factSheets
    let facts = Set(sheets.values.flatMap(\.facts.keys))
    #expect(facts.filter { words.title($0).text == $0 }.sorted() == [])
    let bulbasaur = try #require(sheets[SheetKey(.pokemon, "bulbasaur")])
    func said(_ fact: String) -> String? {
      bulbasaur.facts[fact].map { words.value($0, of: fact).text }
    }
    #expect(words.title("name.ja").text == "Name (Japanese)")
    #expect(said("name.ja") == "フシギダネ")
    #expect(words.value("フシギダネ", of: "name.ja").language == "ja")
    #expect(words.title("stat.special-attack").text == "Sp. Atk")
    #expect(said("abilities") == "Overgrow")
    #expect(said("hiddenAbility") == "Chlorophyll")
    #expect(said("eggGroups") == "Monster and Grass")
    #expect(said("femaleEighths") == "12.5% ♀")
    #expect(said("generation") == "Generation I")
    #expect(words.title("number.kanto").text == "Number (Kanto)")
  }
}

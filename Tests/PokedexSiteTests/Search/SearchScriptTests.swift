import Foundation
import Testing

@testable import PokedexSite

/// What the search script finds, by Node where the machine has it.
@Suite(.enabled(if: Node.path != nil, "needs node on the PATH"))
struct SearchScriptTests {
  @Test func normalizesAsTheTableSays() throws {
    let answers: [String] = try Node.run(
      "JSON.parse(files[0]).map((example) => Search.normalize(example.text))",
      files: [NormalizerCase.file])
    #expect(answers == (try NormalizerCase.all().map(\.normalized)))
  }

  @Test func countsTypingErrors() throws {
    let errors: [Int?] = try Node.run(
      """
      [["mew", "mew"], ["mew", "mow"], ["mew", "me"], ["mew", "emw"], ["mew", "mewtwo"]]
        .map(([a, b]) => Search.errors(a, b, 2))
      """)
    #expect(errors == [0, 1, 1, 1, nil])
  }

  /// Each query with how many it finds and the first of them.
  static let queries: [(text: String, count: Int, first: [String])] = [
    // Names: exact, beginning, beginning of a word, middle.
    ("pikachu", 1, ["pikachu"]),
    ("mew", 2, ["mew", "mewtwo"]),
    ("koko", 2, ["tapu-koko"]),
    ("saur", 3, ["bulbasaur", "ivysaur", "venusaur"]),
    // Spelling.
    ("Flabebe", 1, ["flabebe"]),
    ("farfetch'd", 1, ["farfetchd"]),
    ("mrmime", 1, ["mr-mime"]),
    ("mime mr.", 1, ["mr-mime"]),
    ("type null", 1, ["type-null"]),
    ("nidoran♀", 1, ["nidoran-f"]),
    ("nidoran female", 1, ["nidoran-f"]),
    ("female", 8, ["frillish-male"]),
    ("♀", 8, ["frillish-male"]),
    ("meowstic ♀", 1, ["meowstic-male"]),
    ("male nidoran", 2, ["nidoran-m", "nidoran-f"]),
    ("Ｐｉｋａｃｈｕ", 1, ["pikachu"]),
    // Typing errors.
    ("charzard", 1, ["charizard"]),
    ("bulbasuar", 1, ["bulbasaur"]),
    ("gyrados", 1, ["gyarados"]),
    ("rayquazza", 1, ["rayquaza"]),
    // Other languages.
    ("ピカチュウ", 1, ["pikachu"]),
    ("ぴかちゅう", 1, ["pikachu"]),
    ("Glumanda", 1, ["charmander"]),
    ("dracaufeu", 1, ["charizard"]),
    ("이상해씨", 1, ["bulbasaur"]),
    ("喷火龙", 1, ["charizard"]),
    ("噴火龍", 1, ["charizard"]),
    // Types and abilities in other languages.
    ("feuer pflanze", 1, ["scovillain"]),
    ("ほのお", 81, ["charmander"]),
    ("전기 gen 1", 9, ["pikachu"]),
    ("Notdünger", 29, ["bulbasaur"]),
    ("ようりょくそ", 37, ["bulbasaur"]),
    ("levitación", 32, ["gastly"]),
    // Numbers.
    ("25", 1, ["pikachu"]),
    ("#025", 1, ["pikachu"]),
    ("0025", 1, ["pikachu"]),
    ("1026", 0, []),
    // Facts, and several words in any order.
    ("fire", 84, ["gouging-fire", "charmander", "charmeleon"]),
    ("fire charizard", 1, ["charizard"]),
    ("charizard fire", 1, ["charizard"]),
    ("fire starter", 0, []),
    ("overgrow", 29, ["bulbasaur", "ivysaur", "venusaur"]),
    ("gen 2", 100, ["chikorita"]),
    ("generation ii", 100, ["chikorita"]),
    ("fire gen 2", 10, ["cyndaquil"]),
    ("kanto fire flying", 2, ["charizard", "moltres"]),
    ("4th generation", 107, ["turtwig"]),
    ("4th gen fire", 6, ["chimchar", "monferno", "infernape"]),
    ("generation 4", 107, ["turtwig"]),
    ("legendary gen 1", 4, ["articuno", "zapdos", "moltres", "mewtwo"]),
    ("mythical", 23, ["mew"]),
    ("baby electric", 3, ["pichu", "elekid", "toxel"]),
    // Forms.
    ("alolan raichu", 1, ["raichu"]),
    ("mega charizard x", 1, ["charizard"]),
    ("gigantamax pikachu", 1, ["pikachu"]),
    ("gmax", 32, ["venusaur", "charizard", "blastoise"]),
    ("mega gen 1 dragon", 1, ["dragonite"]),
    ("raichu alola", 1, ["raichu"]),
    ("hisuian", 16, ["growlithe"]),
    ("tauros combat breed", 1, ["tauros"]),
    ("rotom wash", 1, ["rotom"]),
    ("strawberry", 1, ["alcremie"]),
    // A default variety with a name of its own.
    ("deoxys", 1, ["deoxys-normal"]),
    // Nothing.
    ("", 0, []),
    (" ?! ", 0, []),
    ("zzzzzz", 0, []),
  ]

  @Test func findsTheBestFirst() throws {
    let found = try find("queries.map(([q]) => index.find(new URLSearchParams({ q })))")
    for (query, slugs) in zip(Self.queries, found) {
      #expect(slugs.count == query.count, "\(query.text)")
      #expect(Array(slugs.prefix(query.first.count)) == query.first, "\(query.text)")
    }
    #expect(found.count == Self.queries.count)
  }

  /// Each address with how many it finds and the first of them.
  static let addresses: [(query: String, count: Int, first: [String])] = [
    ("type=fire", 81, ["charmander"]),
    ("type=fire&gen=1", 12, ["charmander"]),
    ("type=fire&type=water&gen=1", 44, ["charmander"]),
    ("type=fire&type=flying&match=all", 6, ["charizard", "moltres", "ho-oh"]),
    ("type=fire&not=flying&gen=1", 10, ["charmander", "charmeleon", "vulpix"]),
    ("q=charizard&type=water", 0, []),
    ("q=gen+2&kind=baby", 8, ["pichu", "cleffa"]),
    ("kind=legendary&kind=mythical&gen=1", 5, ["articuno", "zapdos", "moltres", "mewtwo", "mew"]),
    ("egg=dragon&color=red", 8, ["charmander"]),
    ("ability=levitate&total-min=500", 13, ["flygon"]),
    ("speed-min=150", 5, ["electrode", "ninjask", "deoxys-normal"]),
    ("hp-max=10", 3, ["diglett", "shedinja"]),
    ("resists=fire&resists=water", 158, ["squirtle"]),
    ("immune=ground&kind=legendary", 11, ["articuno"]),
    ("weak=fire&weak=water", 7, ["steelix"]),
    ("resists=nonsense", 0, []),
    ("gen=1&sort=speed", 151, ["electrode", "jolteon", "aerodactyl", "mewtwo"]),
    ("gen=2&sort=name&reverse=1", 100, ["yanma", "xatu", "wooper"]),
    ("gen=1&sort=weight", 151, ["snorlax", "golem"]),
    ("sort=number&reverse=1", 1025, ["pecharunt"]),
    ("match=all", 0, []),
    ("", 0, []),
  ]

  @Test func answersTheAddress() throws {
    let found = try find(
      "addresses.map((address) => index.find(new URLSearchParams(address)))")
    for (address, slugs) in zip(Self.addresses, found) {
      #expect(slugs.count == address.count, "\(address.query)")
      #expect(Array(slugs.prefix(address.first.count)) == address.first, "\(address.query)")
    }
    #expect(found.count == Self.addresses.count)
  }

  @Test func findsTypingErrorsOnlyWithAllNamesAtHand() throws {
    let found = try find(
      #"[index.find(new URLSearchParams("q=charzard"))]"#, withNames: false)
    #expect(found == [[]])
  }

  /// Names, types, abilities and generations in the page's language come first; with what filters
  /// need and all names in one script it is everything that a search loads.
  @Test(arguments: ["en", "es"])
  func filesStayInTheirBudgets(language: String) throws {
    let files = try indexFiles(language)
    defer { try? FileManager.default.removeItem(at: files.folder) }
    let sizes: [Int] = try Node.run(
      #"files.map((file) => require("zlib").gzipSync(file, { level: 9 }).length)"#,
      files: files.paths)
    #expect(sizes.count == 6)
    #expect(sizes[0] <= 12 * 1024)
    for names in sizes.dropFirst(2) {
      #expect(sizes[0] + sizes[1] + names <= 40 * 1024, "\(sizes)")
    }
  }

  /// Each query with the scripts whose names it asks for.
  @Test(
    arguments: [
      ("charizard", ["alphabets"]), ("élan", ["alphabets"]), ("リザードン", ["kana"]),
      ("りざーどん", ["kana"]), ("리자몽", ["hangul"]), ("喷火龙", ["han"]),
      ("charizard 喷火龙", ["han", "alphabets"]), ("25", []), ("♀", ["alphabets"]), ("?!", []),
    ])
  func aQueryAsksForTheNamesOfItsLetters(query: String, scripts: [String]) throws {
    let files = try indexFiles()
    defer { try? FileManager.default.removeItem(at: files.folder) }
    let text = try Self.literal(query)
    let paths: [String] = try Node.run(
      """
      new Search.Index(JSON.parse(files[0])).missing(\(text))
        .map(({ path }) => path)
      """, files: files.paths)
    #expect(paths.map { String($0.split(separator: ".")[2]) } == scripts)
  }

  /// Spanish words for what the English page calls otherwise.
  @Test(
    arguments: [
      ("legendario", 71), ("singular", 23), ("bebé", 22), ("4.ª generación", 107),
      ("gigamax pikachu", 1), ("acero fantasma", 7), ("Overgrow", 29),
    ])
  func findsSpanishWords(query: String, count: Int) throws {
    let text = try Self.literal(query)
    let found = try find(
      "[index.find(new URLSearchParams({ q: \(text) }))]", language: "es")
    #expect(found.map(\.count) == [count])
  }

  /// The slugs of each list of entries that the expression gives.
  private func find(
    _ expression: String, withNames: Bool = true, language: String = "en"
  ) throws -> [[String]] {
    let files = try indexFiles(language)
    defer { try? FileManager.default.removeItem(at: files.folder) }
    let addresses = try JSONEncoder().encode(Self.addresses.map(\.query))
    let queries = try JSONEncoder().encode(Self.queries.map { [$0.text] })
    return try Node.run(
      """
      (() => {
        const [own, facets, ...names] = files.map((file) => JSON.parse(file));
        const index = new Search.Index(own);
        if (\(withNames)) names.forEach((file, place) => index.add(index.files[place], file));
        index.addFacets(facets);
        const queries = \(String(decoding: queries, as: UTF8.self));
        const addresses = \(String(decoding: addresses, as: UTF8.self));
        return (\(expression)).map((entries) => entries.map((entry) => entry.slug));
      })()
      """,
      files: files.paths)
  }

  /// The files of the index, its facets and its names, for the time of a test.
  private func indexFiles(_ language: String = "en") throws -> (folder: URL, paths: [String]) {
    let files = try SearchFiles(Self.context(language))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = try ([files.index, files.facets] + files.names).enumerated().map {
      let file = folder.appending(path: "\($0).json")
      try Data($1.content).write(to: file)
      return file.path
    }
    return (folder, paths)
  }

  /// The text as JavaScript writes it.
  private static func literal(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  private static func context(_ code: String) throws -> SiteContext {
    if code == "en" { return try EnglishSite.whole.get() }
    let strings = try Strings(file: "\(EnglishSite.templates)/strings/\(code).json")
    let language = SiteLanguage(code: code, isFirst: false, strings: strings)
    return SiteContext(
      snapshot: try EnglishSite.snapshot.get(), strings: strings, language: language,
      languages: [EnglishSite.language, language], assets: Assets())
  }
}

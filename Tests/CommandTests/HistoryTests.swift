import Foundation
import Testing

/// `--history FILE`: what changes in the data between two builds.
@Suite struct HistoryTests {
  private static let few = ["--generation", "1", "--type", "dragon"]

  private struct Work {
    let pokedex: Pokedex

    init() throws {
      pokedex = try Pokedex()
      #expect(try pokedex("fetch", "snapshot.json").status == 0)
    }

    func build(_ arguments: String..., at date: Int) throws -> Pokedex.Run {
      try pokedex(
        ["render", "snapshot.json", "--history", "history.json"] + HistoryTests.few + arguments,
        environment: ["SOURCE_DATE_EPOCH": "\(date)"])
    }

    /// Makes Dratini taller, in the snapshot that was fetched.
    func growDratini() throws {
      let lines = try pokedex.read("snapshot.json").split(separator: "\n").map(String.init)
      let grown = lines.map { line in
        line.contains("\"slug\":\"dratini\"")
          ? line.replacing("\"height\":18,", with: "\"height\":19,") : line
      }
      try pokedex.write("snapshot.json", grown.joined(separator: "\n"))
    }
  }

  @Test func showsWhatChangedSinceTheLastBuild() throws {
    let work = try Work()
    defer { work.pokedex.end() }
    #expect(try work.build(at: 1_796_000_000).status == 0)
    let first = try work.pokedex.read("history.json")
    #expect(first.contains(#""began":"2026-11-30T00:53:20Z""#))
    #expect(
      try work.pokedex.read("Output/changes/index.html").contains("Nothing has changed since"))

    // The same data: nothing is written, to the history or the site.
    let tree = try work.pokedex.tree("Output")
    #expect(try work.build(at: 1_796_050_000).status == 0)
    #expect(try work.pokedex.read("history.json") == first)
    #expect(try work.pokedex.tree("Output") == tree)

    try work.growDratini()
    #expect(try work.build(at: 1_796_095_020).status == 0)
    let page = try work.pokedex.read("Output/changes/index.html")
    #expect(page.contains("<del>1.8 m</del> → <ins>1.9 m</ins>"))
    #expect(
      try work.pokedex.read("Output/sitemap.xml").contains(
        "<loc>/pokemon/dratini/</loc><lastmod>2026-12-01T03:17:00Z</lastmod>"))

    // Built anew from the same history the site is the same, whatever the date.
    #expect(try work.build("--output", "clean", at: 1_796_200_000).status == 0)
    #expect(
      try work.pokedex.tree("clean", times: false) == work.pokedex.tree("Output", times: false))
  }

  @Test func aBuildThatFailsRecordsNothing() throws {
    let work = try Work()
    defer { work.pokedex.end() }
    #expect(try work.build(at: 1_796_000_000).status == 0)
    let first = try work.pokedex.read("history.json")
    try work.growDratini()
    try work.pokedex.write("busy/file.txt", "not ours")
    #expect(try work.build("--output", "busy", at: 1_796_095_020).status != 0)
    #expect(try work.pokedex.read("history.json") == first)
  }

  @Test(arguments: [
    #"{"schema": 99}"#, "{", "",
    #"{"schema":1,"began":"2026-12-01T03:17:00Z","changes":[],"entries":{"pokemon/../x":{"name":"x","facts":{}}}}"#,
  ])
  func aDamagedHistoryIsNeverOverwritten(text: String) throws {
    let work = try Work()
    defer { work.pokedex.end() }
    try work.pokedex.write("history.json", text)
    let run = try work.build(at: 0)
    #expect(run.status == 65)
    #expect(run.errors.contains("pokedex: history.json: the history cannot be read"))
    #expect(try work.pokedex.read("history.json") == text)
    #expect(!FileManager.default.fileExists(atPath: work.pokedex.folder.path + "/Output"))
  }

  @Test func withoutTheFlagNoFileIsMade() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    #expect(try pokedex(["build"] + Self.few).status == 0)
    #expect(try pokedex.read("Output/changes/index.html").contains("keeps no record of changes"))
    let names = try FileManager.default.contentsOfDirectory(atPath: pokedex.folder.path)
    #expect(!names.contains("history.json"))
  }

  @Test func aVariableAndTheSettingsFileNameItToo() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    #expect(
      try pokedex(["build"] + Self.few, environment: ["POKEDEX_HISTORY": "one.json"]).status == 0)
    try pokedex.write("pokedex.json", #"{"history": "two.json"}"#)
    #expect(try pokedex(["build"] + Self.few).status == 0)
    #expect(try pokedex.read("one.json").hasPrefix(#"{"schema":1,"#))
    #expect(try pokedex.read("two.json").hasPrefix(#"{"schema":1,"#))
  }

  @Test func aDateThatIsNoneIsRefused() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex(["build"] + Self.few, environment: ["SOURCE_DATE_EPOCH": "today"])
    #expect(run.status == 64)
    #expect(run.errors.contains("SOURCE_DATE_EPOCH"))
  }
}

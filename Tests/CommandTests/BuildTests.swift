import Foundation
import Testing

/// Whole builds with the built program, from the embedded snapshot cut down to a few species.
@Suite struct BuildTests {
  /// Dratini, Dragonair and Dragonite.
  private static let few = ["--generation", "1", "--type", "dragon"]

  private func build(_ pokedex: Pokedex, _ more: String...) throws -> Pokedex.Run {
    try pokedex(["build"] + Self.few + more)
  }

  @Test func publishesTheFilteredSite() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try build(pokedex)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "")
    let output = pokedex.folder.appendingPathComponent("Output")
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: output.appendingPathComponent("pokemon").path)
    #expect(folders.sorted() == ["dragonair", "dragonite", "dratini"])
    for page in ["index.html", "404.html", "types/dragon/index.html", "search/index.html"] {
      let file = output.appendingPathComponent(page).path
      #expect(FileManager.default.fileExists(atPath: file), "\(page) is missing")
    }
  }

  @Test func aSecondBuildTouchesNothing() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    _ = try build(pokedex)
    let before = try pokedex.tree("Output")
    let run = try build(pokedex)
    #expect(run.status == 0)
    #expect(run.errors.contains("Output is up to date"))
    #expect(try pokedex.tree("Output") == before)
  }

  @Test func theReportIsOneJSONObject() throws {
    struct Report: Decodable {
      let pages, written, unchanged, removed, bytes, requests, notModified, retried: Int
      let rejected: [String]
      let seconds: [String: Double]
    }
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try build(pokedex, "--json")
    #expect(run.status == 0)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.written > report.pages)
    #expect(report.unchanged == 0)
    #expect(report.removed == 0)
    #expect(report.rejected.isEmpty)
    #expect(report.seconds.keys.sorted() == ["fetch", "render"])
    let again = try JSONDecoder().decode(
      Report.self, from: Data(try build(pokedex, "--json").output.utf8))
    #expect(again.written == 0)
    #expect(again.unchanged == report.written)
    #expect(again.bytes == report.bytes)
  }

  @Test func quietSaysNothing() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try build(pokedex, "--quiet")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  @Test func theSameBytesInAnotherZoneAndLocaleWithOtherJobs() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    _ = try pokedex(
      ["build", "--output", "one", "--jobs", "1"] + Self.few,
      environment: ["TZ": "Pacific/Kiritimati", "LC_ALL": "tr_TR.UTF-8"])
    _ = try pokedex(
      ["build", "--output", "two", "--jobs", "7"] + Self.few,
      environment: ["TZ": "America/Los_Angeles", "LC_ALL": "C"])
    let one = try pokedex.tree("one", times: false)
    #expect(one.count > 20)
    #expect(try pokedex.tree("two", times: false) == one)
  }

  @Test func fetchThenRenderEqualsBuild() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    #expect(try pokedex("fetch", "snapshot.json", "--facts-only").status == 0)
    let rendered = try pokedex(["render", "snapshot.json", "--output", "rendered"] + Self.few)
    #expect(rendered.status == 0, "\(rendered.errors)")
    _ = try build(pokedex)
    #expect(
      try pokedex.tree("rendered", times: false) == pokedex.tree("Output", times: false))
  }

  @Test func rollbackPutsThePreviousSiteBack() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    _ = try build(pokedex)
    let first = try pokedex.tree("Output", times: false)
    _ = try build(pokedex, "--page-size", "1")
    #expect(try pokedex.tree("Output", times: false) != first)
    let run = try pokedex("rollback")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try pokedex.tree("Output", times: false) == first)
  }

  @Test func rollbackWithoutAPreviousSiteFails() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex("rollback")
    #expect(run.status == 66)
    #expect(run.output == "")
  }

  @Test func theWorkingDirectoryPlaysNoPart() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    try pokedex.write("Templates/pokemon-list.xhtml", "<broken")
    #expect(try build(pokedex).status == 0)
  }
}

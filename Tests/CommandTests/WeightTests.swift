import Foundation
import Testing

/// Pages that weigh more than a visitor should have to load.
@Suite struct WeightTests {
  private static let few = ["build", "--generation", "1", "--type", "dragon", "--language", "en"]

  /// A templates folder of the test's own whose style sheet is too heavy.
  private func heavyTemplates(_ pokedex: Pokedex) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let templates = pokedex.folder.appendingPathComponent("templates")
    try FileManager.default.copyItem(at: root.appendingPathComponent("Templates"), to: templates)
    let rules = (1...3000).map { ".c\($0 * 7919 % 100_003) { margin: \($0 * 104_729 % 997)px }\n" }
    try pokedex.write("templates/assets/heavy.css", rules.joined())
  }

  @Test func aBuildWarnsAndCheckCounts() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    try heavyTemplates(pokedex)
    let strict = try pokedex(Self.few + ["--templates", "templates", "--strict"])
    #expect(strict.status != 0)
    #expect(strict.errors.contains("weight: style sheets: "))
    let build = try pokedex(Self.few + ["--templates", "templates"])
    #expect(build.status == 0)
    #expect(build.errors.contains("warning: assets/heavy."))
    #expect(build.errors.contains(" over the budget"))
    let check = try pokedex("check", "Output")
    #expect(check.status == 1)
    #expect(check.output.contains("weight: style sheets: "))
    #expect(check.errors.contains("1 findings in Output"))
  }

  @Test func theReportTellsWhatVisitorsLoad() throws {
    struct Report: Decodable {
      struct Line: Decodable {
        let name, path: String
        let bytes, compressed: Int
        let budget: Int?
      }
      let weights: [Line]
    }
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex(Self.few + ["--json", "--strict"])
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(
      report.weights.map(\.name) == [
        "largest list page", "largest detail page", "style sheets", "scripts",
        "first search (en)", "search with filters (en, alphabets)",
      ])
    for line in report.weights {
      #expect(line.compressed > 0 && line.compressed <= line.budget ?? .max, "\(line)")
    }
    let verbose = try pokedex(Self.few + ["--verbose"])
    #expect(verbose.errors.contains("largest detail page: "))
    #expect(verbose.errors.contains(" of 25600 with gzip (pokemon/"))
  }
}

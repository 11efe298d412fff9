import Foundation
import Testing

/// Dumps with one record that nobody should believe: it is left out by name, or the build fails.
@Suite struct PoisonedDumpTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  private struct Report: Decodable {
    struct Rejected: Decodable, Equatable {
      let resource: String
      let reason: String
    }
    let rejected: [Rejected]
  }

  /// A dump of a few species in the folder `dump`, with `content` in the place of a record.
  private func withDump(
    _ content: Data, at reference: String, _ work: (Pokedex) throws -> Void
  ) throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let dump = pokedex.folder.appendingPathComponent("dump")
    try FileManager.default.copyItem(at: Self.fixtures.appendingPathComponent("api"), to: dump)
    try content.write(to: dump.appendingPathComponent("v2/\(reference)/index.json"))
    try work(pokedex)
  }

  private static func poison(_ name: String) throws -> Data {
    try Data(contentsOf: fixtures.appendingPathComponent("poisoned/\(name).json"))
  }

  @Test(arguments: [
    ("wrong-type", "$.stats[2].base_stat: expected number, found string"),
    ("missing-key", "$.species: missing"),
    ("hostile-name", "$.name: \"../../etc/passwd\" is not a slug"),
    ("huge-number", "$.height: expected a 64-bit integer, found 99999999999999999999999"),
    ("not-unicode", "$: no JSON: the text is not UTF-8"),
    ("deep-nest", "$: nested deeper than 512 levels"),
  ])
  func oneInFifteenIsTooManyUnlessForced(name: String, problem: String) throws {
    try withDump(Self.poison(name), at: "pokemon/1") { pokedex in
      let refused = try pokedex("build", "--source", "dump")
      #expect(refused.status == 65)
      #expect(refused.errors.contains("pokemon/1: \(problem)"), "\(refused.errors)")
      #expect(refused.errors.contains("1 of 15 records cannot be used"))
      #expect(refused.errors.contains("--force"))
      let output = pokedex.folder.appendingPathComponent("Output").path
      #expect(!FileManager.default.fileExists(atPath: output))

      let forced = try pokedex("build", "--source", "dump", "--force", "--json")
      #expect(forced.status == 0, "\(forced.errors)")
      let report = try JSONDecoder().decode(Report.self, from: Data(forced.output.utf8))
      #expect(report.rejected == [.init(resource: "pokemon/1", reason: problem)])
      let folders = try FileManager.default.contentsOfDirectory(atPath: output + "/pokemon")
      #expect(!folders.contains("bulbasaur"))
      #expect(folders.contains("ivysaur"))
    }
  }

  /// One record of each kind that others point to.
  @Test(arguments: [
    "ability/65", "encounter-method/1", "evolution-chain/1", "generation/1", "growth-rate/4",
    "item/210", "language/9", "move/33", "move-damage-class/2", "move-learn-method/1", "pokedex/2",
    "pokemon/1/encounters", "pokemon-form/1", "pokemon-species/1", "type/12", "version/1",
    "version-group/1",
  ])
  func theSiteIsWholeWithoutARecord(reference: String) throws {
    try withDump(Data("{}".utf8), at: reference) { pokedex in
      let run = try pokedex("build", "--source", "dump", "--force")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors.contains("left out \(reference): $"), "\(run.errors)")
      #expect(try pokedex("check", "Output").status == 0)
    }
  }
}

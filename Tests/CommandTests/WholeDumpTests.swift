import Foundation
import Testing

/// The whole data set, where the machine has it.
@Suite(.enabled(if: Pokedex.wholeDump != nil, "POKEDEX_DUMP names no dump"))
struct WholeDumpTests {
  @Test func itsFactsMakeTheSiteOfTheEmbeddedSnapshot() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex(
      "build", "--source", #require(Pokedex.wholeDump), "--facts-only", "--strict", "--output",
      "dump")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try pokedex("build", "--output", "embedded").status == 0)
    let dump = try pokedex.tree("dump", times: false)
    #expect(dump == (try pokedex.tree("embedded", times: false)))
    let details = dump.keys.filter { $0.wholeMatch(of: /pokemon\/[^\/]+\/index.json/) != nil }
    #expect(details.count == 1025)
  }

  @Test func itsProseGetsThroughTheChecks() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex("build", "--source", #require(Pokedex.wholeDump), "--strict", "--json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(#""rejected":[]"#), "\(run.output)")
    #expect(try pokedex.read("Output/pokemon/bulbasaur/index.json").contains(#""flavorTexts":[{"#))
  }
}

extension Pokedex {
  fileprivate static let wholeDump = ProcessInfo.processInfo.environment["POKEDEX_DUMP"]
}

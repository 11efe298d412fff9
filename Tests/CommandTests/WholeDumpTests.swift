import Foundation
import Testing

/// The whole data set, where the machine has it.
@Suite(.enabled(if: Pokedex.wholeDump != nil, "POKEDEX_DUMP names no dump"))
struct WholeDumpTests {
  @Test func itsFactsMakeTheSiteOfTheEmbeddedSnapshot() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    // A part of the pages, which come of all the data.
    let part = ["build", "--generation", "7", "--strict", "--output"]
    let run = try pokedex(
      part + ["dump", "--facts-only", "--source", #require(Pokedex.wholeDump)])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try pokedex(part + ["embedded"]).status == 0)
    let dump = try pokedex.tree("dump", times: false)
    #expect(dump == (try pokedex.tree("embedded", times: false)))
    let details = dump.keys.filter { $0.wholeMatch(of: /pokemon\/[^\/]+\/index.json/) != nil }
    #expect(details.count == 88)
  }

  @Test func itsProseGetsThroughTheChecks() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex(
      "build", "--source", #require(Pokedex.wholeDump), "--generation", "1", "--strict", "--json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(#""rejected":[]"#), "\(run.output)")
    #expect(try pokedex.read("Output/pokemon/bulbasaur/index.json").contains(#""flavorTexts":[{"#))
  }
}

extension Pokedex {
  fileprivate static let wholeDump = ProcessInfo.processInfo.environment["POKEDEX_DUMP"]
}

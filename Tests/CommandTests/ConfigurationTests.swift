import Foundation
import Testing

/// Flags before variables before `pokedex.json` before defaults.
@Suite struct ConfigurationTests {
  private func pages(_ run: Pokedex.Run) throws -> Int {
    struct Report: Decodable { let pages: Int }
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).pages
  }

  @Test func aFlagGoesBeforeAVariableBeforeTheFile() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    try pokedex.write("pokedex.json", #"{"output": "from-file", "type": ["dragon"], "json": true}"#)
    #expect(try pokedex("build", "--generation", "1").status == 0)
    #expect(try pokedex.tree("from-file").count > 20)

    let variable = ["POKEDEX_OUTPUT": "from-variable"]
    #expect(try pokedex("build", "--generation", "1", environment: variable).status == 0)
    #expect(try pokedex.tree("from-variable").count > 20)

    let run = try pokedex(
      "build", "--generation", "1", "--output", "from-flag", environment: variable)
    #expect(run.status == 0)
    #expect(try pokedex.tree("from-flag").count > 20)
    #expect(try pages(run) > 0)
  }

  @Test func pathsInAFileAreRelativeToIt() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    try pokedex.write("etc/dex.json", #"{"output": "site", "type": ["dragon"], "generation": [1]}"#)
    #expect(try pokedex("build", "--config", "etc/dex.json").status == 0)
    #expect(try pokedex.tree("etc/site").count > 20)
  }

  @Test(arguments: [
    (#"{"page-sise": 10}"#, #"has an unknown setting "page-sise"; did you mean "page-size"?"#),
    (#"{"output": 5}"#, #"has a wrong value for "output""#),
    (#"{"strict": "yes"}"#, #"has a wrong value for "strict""#),
    (#"["dragon"]"#, "holds no object"),
    (#"{"type": "#, "is not JSON"),
  ])
  func aBrokenFileIsNamed(text: String, message: String) throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    try pokedex.write("pokedex.json", text)
    let run = try pokedex("build")
    #expect(run.status == 78)
    #expect(run.errors.hasPrefix("pokedex: pokedex.json: \(message)"), "\(run.errors)")
  }

  @Test func aNamedFileMustBeThere() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex("build", "--config", "none.json")
    #expect(run.status == 66)
    #expect(run.errors.contains("none.json"))
  }

  @Test func aVariableSwitchesOffWhatTheFileSwitchesOn() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    try pokedex.write("pokedex.json", #"{"quiet": true, "type": ["dragon"], "generation": [1]}"#)
    #expect(try pokedex("build").errors == "")
    let run = try pokedex("build", environment: ["POKEDEX_QUIET": "0"])
    #expect(run.status == 0)
    #expect(run.errors.contains("is up to date"))
  }

  @Test func aVariableOfASwitchIsOneOrZero() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex("build", environment: ["POKEDEX_STRICT": "maybe"])
    #expect(run.status == 64)
    #expect(
      run.errors == """
        pokedex: POKEDEX_STRICT: "maybe" is not one of its values
          Write 1 or 0.

        """)
  }

  @Test func controlCharactersOfNamesDoNotReachTheTerminal() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex("build", "--source", "\u{1B}[2Jgone")
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix(#"pokedex: \u{1b}[2Jgone: "#))
  }
}

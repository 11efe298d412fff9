import Foundation
import Testing

/// Where a site may go, and where a report may.
@Suite struct PlaceTests {
  private static let few = ["--generation", "1", "--type", "dragon"]

  private func withPokedex(_ work: (Pokedex) throws -> Void) throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    try work(pokedex)
  }

  @Test(arguments: ["sp ace", "é 漢字 😀", "-dash", "deep/er/est", "a'b\"c$d"])
  func anyNameOfAFolder(name: String) throws {
    try withPokedex { pokedex in
      let run = try pokedex(["build", "--output=\(name)"] + Self.few)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try pokedex.tree(name).count > 20)
    }
  }

  @Test func aLinkToAFolderStaysALink() throws {
    try withPokedex { pokedex in
      try pokedex.write("real/.keep", "")
      let link = pokedex.folder.appendingPathComponent("link").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
      #expect(try pokedex(["build", "--output", "link"] + Self.few).status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real")
      #expect(try pokedex.tree("real").count > 20)
    }
  }

  @Test func aFileInThePlaceOfTheSiteStaysAsItIs() throws {
    try withPokedex { pokedex in
      try pokedex.write("site", "mine")
      let run = try pokedex(["build", "--output", "site"] + Self.few)
      #expect(run.status == 73)
      #expect(run.errors.contains("A file lies where a folder must be"), "\(run.errors)")
      #expect(try pokedex.read("site") == "mine")
    }
  }

  @Test(arguments: [["--output", ""], ["--output="], ["--templates", ""]])
  func anEmptyPathIsNone(flags: [String]) throws {
    try withPokedex { pokedex in
      let run = try pokedex(["build"] + flags)
      #expect(run.status == 64)
      #expect(run.errors.contains("misses its value"), "\(run.errors)")
    }
  }

  @Test func withoutAHome() throws {
    try withPokedex { pokedex in
      let run = try pokedex(["build"] + Self.few, environment: ["HOME": ""])
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  @Test func aSourceWithoutSpeciesIsBadData() throws {
    try withPokedex { pokedex in
      try pokedex.write(
        "none.json",
        """
        {"schema":2,"isFactsOnly":true,"favorites":[],"published":[],"generations":[],\
        "versionGroups":[],"versions":[],"pokedexes":[],"types":[],"abilities":[],"moves":[],\
        "named":[],"species":[],"pokemon":[],"encounters":[],"forms":[],"evolutionChains":[]}
        """)
      let run = try pokedex("build", "--source", "none.json")
      #expect(run.status == 65)
      #expect(run.errors.contains("it holds no Pokémon that a page can show"), "\(run.errors)")
    }
  }

  @Test func aReportThatIsCutIsAFailure() throws {
    try withPokedex { pokedex in
      let process = Process()
      process.executableURL = Pokedex.binary
      process.arguments = ["build", "--json"] + Self.few
      process.currentDirectoryURL = pokedex.folder
      process.environment = ["HOME": pokedex.folder.path]
      process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 74)
      #expect(text.contains("standard output: cannot be written"), "\(text)")
    }
  }
}

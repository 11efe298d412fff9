import Foundation
import Testing

/// Input that cannot be used: a message with place and remedy, the documented exit code, and
/// yesterday's site as it was.
@Suite struct BadInputTests {
  private static let few = ["--generation", "1", "--type", "dragon"]

  /// Publishes a site, runs `pokedex build` with `arguments` over it, and checks that it failed
  /// with `status`, named all of `messages`, and left the site alone.
  private func expectFailure(
    _ status: Int32, _ messages: [String], _ arguments: [String],
    prepare: (Pokedex) throws -> Void = { _ in }
  ) throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    #expect(try pokedex(["build"] + Self.few).status == 0)
    let before = try pokedex.tree("Output")
    try prepare(pokedex)
    let run = try pokedex(["build"] + arguments)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.output == "")
    for message in messages { #expect(run.errors.contains(message), "\(run.errors)") }
    #expect(try pokedex.tree("Output") == before)
    let left = try FileManager.default.contentsOfDirectory(atPath: pokedex.folder.path)
    #expect(left.filter { $0.contains("staging") } == [])
  }

  @Test func aSourceThatIsNotThere() throws {
    try expectFailure(
      66, ["pokedex: nowhere: there is no such source", "Name a folder that holds api/v2"],
      ["--source", "nowhere"])
  }

  @Test func anEmptySourceFolder() throws {
    try expectFailure(66, ["empty"], ["--source", "empty"]) { pokedex in
      try FileManager.default.createDirectory(
        at: pokedex.folder.appendingPathComponent("empty"), withIntermediateDirectories: false)
    }
  }

  @Test func aSnapshotOfAnotherSchema() throws {
    try expectFailure(65, ["future.json", "99", "2"], ["--source", "future.json"]) {
      try $0.write("future.json", #"{"schema": 99, "species": []}"#)
    }
  }

  @Test func aSnapshotThatIsNotJSON() throws {
    try expectFailure(65, ["broken.json"], ["--source", "broken.json"]) {
      try $0.write("broken.json", #"{"schema": 2, "species": ["#)
    }
  }

  @Test func anUnknownTypeWithTheNearestOne() throws {
    try expectFailure(
      64, ["pokedex: --type dragoon: there is no such type", "Did you mean dragon?"],
      ["--type", "dragoon"])
  }

  @Test func anUnknownGenerationWithTheKnownOnes() throws {
    try expectFailure(
      64,
      [
        "pokedex: --generation 12: there is no such generation",
        "Known: 1, 2, 3, 4, 5, 6, 7, 8, 9.",
      ], ["--generation", "12"])
  }

  @Test func filtersThatNothingPasses() throws {
    try expectFailure(
      64, ["no Pokémon passes all of them"], ["--type", "dragon", "--query", "pikachu"])
  }

  @Test func aFavoritesFileThatNamesAnUnknownPokemon() throws {
    try expectFailure(
      65, ["mine.json", "\"missingno\""], ["--favorites", "mine.json"] + Self.few
    ) {
      try $0.write("mine.json", #"[25, "missingno"]"#)
    }
  }

  @Test func aFavoritesFileThatIsBroken() throws {
    try expectFailure(65, ["mine.json"], ["--favorites", "mine.json"] + Self.few) {
      try $0.write("mine.json", "[25,")
    }
  }

  @Test func aBaseAddressThatIsNone() throws {
    try expectFailure(
      64, ["--base-url ftp://example.org"], ["--base-url", "ftp://example.org"] + Self.few)
  }

  @Test func aTemplateWithAMistakeNamesFileLineAndColumn() throws {
    try expectFailure(
      65, ["404.xhtml:", "error"], ["--templates", "Mine"] + Self.few
    ) { pokedex in
      try FileManager.default.copyItem(
        atPath: try #require(Self.templates),
        toPath: pokedex.folder.appendingPathComponent("Mine").path)
      let template = try pokedex.read("Mine/404.xhtml")
      try pokedex.write(
        "Mine/404.xhtml",
        template.replacingOccurrences(of: "page.head.title", with: "page.nothing")
          .replacingOccurrences(of: "px:text=\"", with: "px:text=\"page.nothing."))
    }
  }

  @Test func aTemplatesFolderThatIsNotThere() throws {
    try expectFailure(66, ["Nowhere"], ["--templates", "Nowhere"] + Self.few)
  }

  @Test func anOutputFolderThatIsNotOursStaysAsItIs() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    try pokedex.write("Photos/cat.txt", "cat")
    let before = try pokedex.tree("Photos")
    let run = try pokedex(["build", "--output", "Photos"] + Self.few)
    #expect(run.status == 73)
    #expect(run.errors.contains("Photos"))
    #expect(run.errors.contains("--force"))
    #expect(try pokedex.tree("Photos") == before)
  }

  @Test func aFolderOfDotFilesCountsAsEmptyAndKeepsThem() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    try pokedex.write("Output/.gitignore", "*\n")
    let run = try pokedex(["build"] + Self.few)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try pokedex.read("Output/.gitignore") == "*\n")
    #expect(try pokedex.tree("Output").count > 20)
  }

  /// The checkout's templates.
  private static let templates: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return root.appendingPathComponent("Templates").path
  }()
}

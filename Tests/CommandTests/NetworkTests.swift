import Foundation
import Testing

/// Builds from the API, as far as they go without one.
@Suite struct NetworkTests {
  /// A port of this machine at which nobody listens.
  private static let nobody = "http://127.0.0.1:1/api/v2"

  struct Refusal: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let message: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Refusal(
      arguments: ["--source", "http://pokeapi.co/api/v2"],
      message: """
        pokedex: --source http://pokeapi.co/api/v2: is not https; http is for a server on this machine
          Write an address such as https://pokeapi.co/api/v2.

        """),
    Refusal(
      arguments: ["--source", "https://me:word@pokeapi.co"],
      message: """
        pokedex: --source https://me:word@pokeapi.co: has more than a host, a port and a plain path
          Write an address such as https://pokeapi.co/api/v2.

        """),
    Refusal(
      arguments: ["--rate", "0"],
      message: """
        pokedex: --rate: "0" is not one of its values
          Give a whole number from 1 to 1000.

        """),
    Refusal(
      arguments: ["--max-stale", "week"],
      message: """
        pokedex: --max-stale: "week" is not one of its values
          Give a whole number from 0 to 3650.

        """),
  ])
  func whatMakesNoSenseIsRefused(refusal: Refusal) throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex(["build"] + refusal.arguments)
    #expect(run.status == 64)
    #expect(run.errors == refusal.message)
  }

  @Test func offlineWithAnEmptyCacheEndsWithUnavailable() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex("build", "--source", "https://pokeapi.co/api/v2", "--offline")
    #expect(run.status == 69)
    #expect(
      run.errors == """
        pokedex: pokemon-species: it is not in the cache
          Build once without --offline.

        """)
    #expect(try pokedex.tree(".cache/pokedex").keys.sorted().last?.hasSuffix("/lock") == true)
  }

  @Test func aServerThatIsGoneLeavesTheSiteAsItWas() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    #expect(try pokedex("build", "--type", "dragon", "--generation", "1").status == 0)
    let before = try pokedex.tree("Output")
    let run = try pokedex("fetch", "out.json", "--source", Self.nobody)
    #expect(run.status == 69)
    #expect(run.errors.hasPrefix("pokedex: pokemon-species: \(Self.nobody)/meta/: "))
    #expect(try pokedex("build", "--source", Self.nobody).status == 69)
    #expect(try pokedex.tree("Output") == before)
  }

  @Test func theCacheFolderFollowsXDGAndTheFlag() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let xdg = pokedex.folder.appendingPathComponent("xdg").path
    let arguments = ["build", "--offline", "--source", "https://pokeapi.co/api/v2"]
    _ = try pokedex(arguments, environment: ["XDG_CACHE_HOME": xdg])
    #expect(try pokedex.tree("xdg/pokedex").count == 2)
    _ = try pokedex(arguments + ["--cache", "mine"])
    #expect(try pokedex.tree("mine").count == 2)
  }

  @Test func anAddressInASettingsFileIsNoPath() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    try pokedex.write(
      "etc/pokedex.json",
      #"{"source": "https://pokeapi.co/api/v2", "offline": true, "cache": "kept"}"#)
    #expect(try pokedex("build", "--config", "etc/pokedex.json").status == 69)
    #expect(try pokedex.tree("etc/kept").count == 2)
  }

  @Test func aCacheThatCannotBeKeptIsNamed() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    try pokedex.write("file", "")
    let run = try pokedex(
      "build", "--source", "https://pokeapi.co/api/v2", "--offline", "--cache", "file")
    #expect(run.status == 73)
    #expect(run.errors.contains("the cache cannot be kept there"))
    #expect(run.errors.contains("--cache"))
  }

  /// Pictures that cannot be had are a warning, and no page asks another host for them.
  @Test func aSiteWithoutItsPicturesIsPublished() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex(
      "build", "--generation", "1", "--type", "dragon", "--images", "download", "--offline")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("warning: left out "))
    #expect(run.errors.contains("it is not in the cache"))
    let page = try pokedex.read("Output/pokemon/dratini/index.html")
    #expect(!page.contains("<img"))
  }

  @Test func picturesComeFromTheirHostOrThisMachine() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex("build", "--images", "download", "--image-host", "https://example.org")
    #expect(run.status == 64)
    #expect(
      run.errors == """
        pokedex: --image-host https://example.org: is not on this machine
          Write an address such as http://127.0.0.1:8000.

        """)
  }
}

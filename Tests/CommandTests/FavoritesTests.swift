import Foundation
import Testing

@Suite struct FavoritesTests {
  @Test func addedByNameOrNumberListedAndRemoved() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    #expect(try pokedex("favorites", "list").output == "")
    #expect(try pokedex("favorites", "add", "pikachu", "133", "Mr. Mime").status == 0)
    #expect(try pokedex("favorites", "list").output == "25 Pikachu\n133 Eevee\n122 Mr. Mime\n")
    #expect(try pokedex("favorites", "add", "EEVEE").status == 0)
    #expect(try pokedex("favorites", "remove", "25").status == 0)
    #expect(try pokedex("favorites", "list", "--json").output == "[133,122]\n")
    let file = try pokedex.read(".local/share/pokedex/favorites.json")
    #expect(try JSONDecoder().decode([Int].self, from: Data(file.utf8)) == [133, 122])
  }

  @Test func anUnknownNameAddsNothing() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex("favorites", "add", "eevee", "pikachuu")
    #expect(run.status == 64)
    #expect(
      run.errors == """
        pokedex: favorites add "pikachuu": there is no such Pokémon
          Did you mean pikachu?

        """)
    #expect(try pokedex("favorites", "list").output == "")
  }

  @Test func aBrokenFileIsNotOverwritten() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    try pokedex.write("mine.json", "[25, ")
    let run = try pokedex("favorites", "add", "eevee", "--favorites", "mine.json")
    #expect(run.status == 65)
    #expect(run.errors.contains("mine.json"))
    #expect(try pokedex.read("mine.json") == "[25, ")
  }

  @Test func theDataFolderFollowsXDG() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let data = pokedex.folder.appendingPathComponent("data").path
    #expect(
      try pokedex("favorites", "add", "mew", environment: ["XDG_DATA_HOME": data]).status == 0)
    #expect(try pokedex.read("data/pokedex/favorites.json").contains("151"))
  }

  @Test func theBuiltSiteHasTheFavoritesPages() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    #expect(try pokedex("favorites", "add", "dratini", "dragonite").status == 0)
    #expect(
      try pokedex("build", "--type", "dragon", "--generation", "1", "--page-size", "1").status == 0)
    #expect(try pokedex.read("Output/favorites/index.html").contains("Dratini"))
    #expect(try pokedex.read("Output/favorites/page/2/index.html").contains("Dragonite"))
  }
}

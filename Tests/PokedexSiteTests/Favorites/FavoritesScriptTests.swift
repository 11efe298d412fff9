import Testing

/// The favorites of a browser, by Node where the machine has it.
@Suite(.enabled(if: Node.path != nil, "needs node on the PATH"))
struct FavoritesScriptTests {
  struct Changes: Decodable, Equatable {
    var added: [Int] = []
    var removed: [Int] = []
  }

  @Test func readsWhatItWrote() throws {
    #expect(
      try parse(#"{"added":[25,1],"removed":[6]}"#) == Changes(added: [25, 1], removed: [6]))
  }

  @Test(arguments: ["null", "{[", "[]", "7", #"{"added":7,"removed":"no"}"#, "{}"])
  func takesNothingFromWhatIsNotOfItsShape(_ text: String) throws {
    #expect(try parse(text) == Changes())
  }

  @Test func dropsWhatIsNoNumberOfASpecies() throws {
    let stored = #"{"added":[25,25,"x",-4,0,1.5,null,100000,[1]]}"#
    #expect(try parse(stored) == Changes(added: [25]))
  }

  @Test func aStarPressedTwiceLeavesNothing() throws {
    let changes: [Changes] = try Node.run(
      """
      [false, true].flatMap((isBuilt) => {
        const once = Favorites.toggled({ added: [], removed: [] }, 25, isBuilt);
        return [once, Favorites.toggled(once, 25, isBuilt)];
      })
      """,
      scripts: ["favorites.js"])
    #expect(changes == [Changes(added: [25]), Changes(), Changes(removed: [25]), Changes()])
  }

  private func parse(_ text: String) throws -> Changes {
    try Node.run("Favorites.parse(`\(text)`)", scripts: ["favorites.js"])
  }
}

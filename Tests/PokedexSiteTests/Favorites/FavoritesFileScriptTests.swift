import Foundation
import Testing

@testable import PokedexSite

/// Favorites as a link and as a file, by Node where the machine has it.
@Suite(.enabled(if: Node.path != nil, "needs node on the PATH"))
struct FavoritesFileScriptTests {
  @Test func readsTheNumbersOfALink() throws {
    let numbers: [[Int]] = try run(
      #"["25.133", "25.25.x.-1.0.1e9.1.5", "", null, "<script>"].map(FavoritesFile.shared)"#)
    #expect(numbers == [[25, 133], [25, 1, 5], [], [], []])
  }

  @Test(arguments: [
    "", "{[", "null", "25", #"{"added":[25]}"#, "[[25]]", "[null]", "[1.5]", "[{}]",
    "[" + String(repeating: "1,", count: 2000) + "1]",
  ])
  func refusesWhatIsNoFavoritesFile(_ text: String) throws {
    let answer: [Bool] = try run("[FavoritesFile.parse(`\(text)`) === undefined]")
    #expect(answer == [true])
  }

  @Test func readsWhatItWrote() throws {
    let list: [Int] = try run("FavoritesFile.parse(FavoritesFile.format([25, 133]))")
    #expect(list == [25, 133])
  }

  @Test func writesWhatTheCommandReads() throws {
    let text: [String] = try run("[FavoritesFile.format([25, 133])]")
    let favorites = try JSONDecoder().decode([Favorite].self, from: Data(text[0].utf8))
    #expect(favorites == [.number(25), .number(133)])
  }

  @Test func resolvesNumbersAndNames() throws {
    let answer: [[Int]] = try run(
      """
      (() => {
        const index = {
          entries: [
            { number: 25, slug: "pikachu", term: { key: "pikachu" } },
            { number: 122, slug: "mr-mime", term: { key: "mrmime" } },
          ],
        };
        const list = [25, "Pikachu", "mr-mime", "Mr. Mime", "missingno", 0, -25, 9999];
        const { numbers, unknown } = FavoritesFile.resolve(list, index);
        return [numbers, [unknown]];
      })()
      """)
    #expect(answer == [[25, 122], [4]])
  }

  @Test func aSharedListIsTheBuiltOnesAndTheVisitors() throws {
    let lists: [[Int]] = try run(
      "[Favorites.list({ added: [4, 1], removed: [25] }, [1, 25])]")
    #expect(lists == [[1, 4]])
  }

  private func run<Value: Decodable>(_ expression: String) throws -> Value {
    try Node.run(
      expression, scripts: ["search.js", "favorites.js", "favorites-page.js"])
  }
}

import Foundation
import PokedexSite
import Testing

/// The search script's own tests, by Node where the machine has it.
@Suite(.enabled(if: Node.path != nil, "needs node on the PATH"))
struct SearchScriptTests {
  @Test func normalizesAsTheTableSays() throws {
    let answers: [String] = try Node.run(
      """
      require(\(Node.literal(NormalizerCase.file))).map((example) => Search.normalize(example.text))
      """)
    #expect(answers == (try NormalizerCase.all().map(\.normalized)))
  }
}

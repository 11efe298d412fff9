import Foundation
import Testing

@testable import PokedexSite

@Suite struct SearchNormalizerTests {
  @Test(arguments: try NormalizerCase.all())
  func normalizesAsTheTableSays(_ example: NormalizerCase) {
    #expect(SearchNormalizer.normalize(example.text) == example.normalized)
  }

  @Test(arguments: try NormalizerCase.all())
  func changesNothingTheSecondTime(_ example: NormalizerCase) {
    #expect(SearchNormalizer.normalize(example.normalized) == example.normalized)
  }

  @Test func aKeyHasNoBlanks() {
    #expect(SearchNormalizer.key("Mr. Mime") == "mrmime")
    #expect(SearchNormalizer.key("mr mime") == "mrmime")
    #expect(SearchNormalizer.key("Nidoran♀") == "nidoranf")
  }
}

/// A row of the table that both normalizers are tested on.
struct NormalizerCase: Decodable, CustomTestStringConvertible {
  let about: String
  let text: String
  let normalized: String

  var testDescription: String { about }

  static let file = Checkout.path("Fixtures/search/normalizer.json")

  static func all() throws -> [NormalizerCase] {
    try JSONDecoder().decode([Self].self, from: Data(contentsOf: URL(filePath: file)))
  }
}

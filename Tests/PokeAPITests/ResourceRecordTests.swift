import Foundation
import PokeAPI
import Testing

@Suite struct ResourceRecordTests {
  @Test func referencesAreSortedAndEachOnce() {
    let record = ResourceRecord(
      .named(NamedResource(.item, id: 1, slug: "master-ball", names: [:])),
      references: [
        ResourceReference(.type, 4), ResourceReference(.ability, 65), ResourceReference(.type, 4),
        ResourceReference(.ability, 9),
      ])
    #expect(record.references.map(\.description) == ["ability/9", "ability/65", "type/4"])
  }

  @Test func recordIsKeptWithItsReferences() throws {
    let chain = EvolutionChain(id: 1, root: .init(species: "bulbasaur"))
    let record = ResourceRecord(
      .evolutionChain(chain),
      references: [ResourceReference(.type, 4, "poison"), ResourceReference(.pokemon, 25)])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = try encoder.encode(record)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"record":{"id":1,"root":{"species":"bulbasaur"}},\
        "references":["pokemon/25","type/4/poison"],"resource":"evolution-chain"}
        """)
    let again = try JSONDecoder().decode(ResourceRecord.self, from: bytes)
    #expect(again == record)
    #expect(again.references.map(\.slug) == [nil, "poison"])
  }

  @Test(arguments: ["", "type", "type/x", "nothing/4", "type/4/", "type/4/../x", "type/4/a/b"])
  func hostileReferenceIsRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ResourceReference.self, from: Data("\"\(text)\"".utf8))
    }
  }
}

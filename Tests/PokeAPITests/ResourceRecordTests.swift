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
}

import PokeAPI

/// A type of a Pokémon or form, and its place.
struct TypeSlotDTO: Decodable {
  let slot: Int
  let type: LinkDTO
}

extension [TypeSlotDTO] {
  /// The types in slot order, without those that no Pokémon has.
  func types(_ references: inout ReferenceCollector) throws(RecordProblem) -> [Slug] {
    var slugs: [Slug] = []
    for entry in sorted(by: { $0.slot < $1.slot }) where !entry.type.isExcludedType {
      slugs.append(try references.follow(entry.type, to: .type, at: "$.types[].type"))
    }
    guard slugs.count <= 2, Set(slugs).count == slugs.count else {
      throw RecordProblem("$.types", "expected at most two different types")
    }
    return slugs
  }
}

extension LinkDTO {
  /// Whether it names one of the types that the games' mechanics know and no Pokémon has.
  var isExcludedType: Bool { name.map(TypeDTO.excluded.contains) ?? false }
}

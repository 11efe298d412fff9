import PokeAPI

/// One of the six values of a Pokémon, and the effort that defeating it gives.
struct StatDTO: Decodable {
  let baseStat: Int
  let effort: Int
  let stat: Name

  struct Name: Decodable {
    let name: Slug
  }

  enum CodingKeys: String, CodingKey {
    case effort, stat
    case baseStat = "base_stat"
  }
}

extension [StatDTO] {
  /// The six values under one key, found by the stats' names; all six must be there.
  func values(
    _ value: (StatDTO) -> Int, in range: ClosedRange<Int>, key: String
  ) throws(RecordProblem) -> StatValues {
    var values: [Int] = []
    for slug in StatValues.slugs {
      guard let index = firstIndex(where: { $0.stat.name == slug }) else {
        throw RecordProblem("$.stats", "no value for \(slug)")
      }
      values.append(try checked(value(self[index]), in: range, at: "$.stats[\(index)].\(key)"))
    }
    return StatValues(
      hp: values[0], attack: values[1], defense: values[2], specialAttack: values[3],
      specialDefense: values[4], speed: values[5])
  }
}

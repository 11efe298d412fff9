import PokeAPI

/// Gathers the slots of one Pokémon into places.
struct EncountersReader {
  /// The largest table of the data has 38; each slot is compared with all others.
  private static let maximumSlots = 1000

  private var versions: [Int: Slug] = [:]
  /// The ids of the games of each place.
  private var games: [Key: [Int]] = [:]

  private struct Key: Hashable {
    let area: Slug
    let method: EncounterSlot.EncounterMethod
    let levels: ClosedRange<Int>
    let chance: Int
  }

  /// What one area's slots say for one game.
  private struct Table {
    let version: Int
    let slots: [EncounterSlot]
  }

  /// In the order of the model.
  var places: [PokemonEncounters.Place] {
    games.map { (key: $0, games: Set($1).sorted()) }
      .sorted {
        ($0.key.area, $0.games[0], $0.key.method.slug, $0.key.levels.lowerBound)
          < ($1.key.area, $1.games[0], $1.key.method.slug, $1.key.levels.lowerBound)
      }
      .map { key, games in
        PokemonEncounters.Place(
          area: key.area, versions: games.compactMap { versions[$0] }, method: key.method.slug,
          levels: key.levels, chance: key.chance)
      }
  }

  /// The methods and the games that the places name.
  var references: [ResourceReference] {
    Set(games.keys.map(\.method)).map { ResourceReference(.encounterMethod, $0.id, $0.slug) }
      + Set(games.values.joined()).map { ResourceReference(.version, $0, versions[$0]) }
  }

  mutating func readArea(_ cursor: inout JSONCursor) throws(RecordProblem) {
    var area: Slug?
    var tables: [Table] = []
    try cursor.object { (cursor, key) throws(RecordProblem) in
      if key.spells("location_area") {
        area = try cursor.name()
      } else if key.spells("version_details") {
        try cursor.array { (cursor) throws(RecordProblem) in
          if let table = try readTable(&cursor) { tables.append(table) }
        }
      }
    }
    guard let area else { throw cursor.fault("missing", at: ".location_area") }
    for table in tables {
      for (method, slots) in Dictionary(grouping: table.slots, by: \.method) {
        let low = slots.map(\.levels.lowerBound).min() ?? 0
        let high = slots.map(\.levels.upperBound).max() ?? low
        let key = Key(area: area, method: method, levels: low...high, chance: slots.highestChance)
        games[key, default: []].append(table.version)
      }
    }
  }

  /// `nil` for a game that is left out.
  private mutating func readTable(_ cursor: inout JSONCursor) throws(RecordProblem) -> Table? {
    var version: Int?
    var slots: [EncounterSlot] = []
    try cursor.object { (cursor, key) throws(RecordProblem) in
      if key.spells("version") {
        let link = try cursor.link(to: .version)
        version = link.id
        if versions[link.id] == nil { versions[link.id] = try cursor.slug(link.name, at: ".name") }
      } else if key.spells("encounter_details") {
        try cursor.array { (cursor) throws(RecordProblem) in
          guard slots.count < Self.maximumSlots else {
            throw cursor.fault("more than \(Self.maximumSlots) slots")
          }
          slots.append(try EncounterSlot(&cursor))
        }
      }
    }
    guard let version, let slug = versions[version] else {
      throw cursor.fault("missing", at: ".version")
    }
    return OmittedGames.versions.contains(slug) ? nil : Table(version: version, slots: slots)
  }
}

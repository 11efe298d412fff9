import Foundation
import PokeAPI

/// Where a Pokémon is met: an array of areas, for each the games, and for each game the slots of
/// its tables, each with a chance.
///
/// Location areas are not followed: there are 1,426, their names are made from slugs as well, and
/// each would cost a request of some 20 kB. Nor are the conditions, of which only equality counts.
struct EncountersDTO: Decodable {
  private let places: [PokemonEncounters.Place]
  private let references: [ResourceReference]

  /// Reads the body that is decoded; see `JSONCursor` for why.
  init(from decoder: any Decoder) throws {
    guard let body = decoder.userInfo[.body] as? Data else {
      throw RecordProblem("$", "there is no body to read them from")
    }
    var cursor = JSONCursor(body)
    var reader = EncountersReader()
    try cursor.array { (cursor) throws(RecordProblem) in try reader.readArea(&cursor) }
    places = reader.places
    references = reader.references
  }

  /// The body names no Pokémon: it is the one that was asked for.
  func record(for reference: ResourceReference) -> ResourceRecord {
    ResourceRecord(
      .encounters(PokemonEncounters(id: reference.id, places: places)), references: references)
  }
}

import Foundation
import PokeAPI

/// The moves of a Pokémon: for each move the games, and for each game how it is learned there.
struct LearnsetDTO: Decodable {
  let learnset: Learnset
  let references: [ResourceReference]

  /// Reads `moves` from the body that is decoded; see `JSONCursor` for why.
  init(from decoder: any Decoder) throws {
    guard let body = decoder.userInfo[.body] as? Data else {
      throw RecordProblem("$.moves", "there is no body to read them from")
    }
    var cursor = JSONCursor(body)
    var reader = LearnsetReader()
    try cursor.object { (cursor, key) throws(RecordProblem) in
      if key.spells("moves") {
        try cursor.array { (cursor) throws(RecordProblem) in try reader.readMove(&cursor) }
      }
    }
    learnset = try reader.learnset
    references = reader.references
  }
}

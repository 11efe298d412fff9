import PokeAPI

/// The games of which no page tells what they teach or where Pokémon are met in them.
///
/// They are left out while records are decoded, so that neither a snapshot nor a cache carries them.
/// The records of the games themselves stay: texts and forms name them.
enum OmittedGames {
  /// - `colosseum`, `xd`: beside the main series, with shadow moves that no other game knows.
  /// - `red-green-japan`, `blue-japan`: the first editions, sold in Japan alone; what they teach is
  ///   what the international Red and Blue teach.
  /// - `champions`: battles alone. All Pokémon are trained there in whatever they can learn.
  static let versionGroups: Set<Slug> = [
    "blue-japan", "champions", "colosseum", "red-green-japan", "xd",
  ]

  /// The games of those groups.
  static let versions: Set<Slug> = [
    "blue-japan", "champions", "colosseum", "green-japan", "red-japan", "xd",
  ]
}

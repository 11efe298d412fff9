import Markup
import PokeAPI

/// The machine-readable twin of a page of moves: what each game teaches, by method.
enum PokemonMovesTwin {
  static func json(
    of entry: Entry, in generation: Int, _ sources: PokemonMovesSources
  ) -> JSONValue {
    let context = sources.context
    let address = PageAddress.moves(of: entry.pokemon.slug, generation: generation)
    return [
      "id": .integer(entry.species.id),
      "slug": .slug(entry.pokemon.slug),
      "url": .string(context.absolute(address)),
      "generation": .optional(context.index.generation(generation)?.slug),
      "learnsets": .array(
        sources.learners(of: entry, in: generation).map { pokemon, games in
          [
            "pokemon": .slugs(pokemon.map(\.slug)),
            "moves": moves(games, sources.methods, context.index),
          ]
        }),
    ]
  }

  /// From version group to method to moves: names, and by level pairs of level and name.
  static func moves(
    _ games: [Learnset.Game], _ methods: LearnMethods, _ index: SnapshotIndex
  ) -> JSONValue {
    .object(
      games.map { game in
        let byMethod = game.moves.runs(by: \.method).map { method, moves in
          JSONValue.Member(
            name: methods.slug(method),
            value: .array(
              moves.compactMap { move in
                index.moveSlug(Int(move.move)).map { slug in
                  method == .levelUp ? [.integer(Int(move.level)), .slug(slug)] : .slug(slug)
                }
              }))
        }
        return JSONValue.Member(name: game.versionGroup.rawValue, value: .object(byMethod))
      })
  }
}

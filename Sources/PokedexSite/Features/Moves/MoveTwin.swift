import Markup
import PokeAPI

/// The machine-readable twins of the pages of moves.
enum MoveTwin {
  /// The twins of the table of all moves.
  static func table(_ sources: MoveSources) -> ListTwin {
    let sections = sources.sections
    return ListTwin(
      .moves, title: sources.context.strings[.movesTitle], count: sections.count
    ) { place in
      let section = sections[place]
      return .object(
        [
          .init(name: "id", value: .integer(section.move.id)),
          .init(name: "slug", value: .slug(section.move.slug)),
          .init(name: "url", value: .string(sources.context.absolute(section.address))),
        ] + facts(section.move))
    }
  }

  /// The twins of one move's pages: its facts, and who learns it.
  static func move(_ section: MoveSection, _ sources: MoveSources) -> ListTwin {
    let move = section.move
    let more: [JSONValue.Member] = [
      .init(name: "priority", value: .integer(move.priority)),
      .init(name: "effectChance", value: .optional(move.effectChance)),
      .init(name: "past", value: .array(move.past.map(past))),
      .init(name: "effects", value: .texts(move.effects)),
    ]
    return ListTwin(
      section.address, title: section.name.text, count: section.learners.count,
      facts: [.init(name: "move", value: .slug(move.slug))] + facts(move) + more
    ) { item(section.learners[$0], sources) }
  }

  private static func facts(_ move: Move) -> [JSONValue.Member] {
    [
      .init(name: "type", value: .slug(move.type)),
      .init(name: "damageClass", value: .slug(move.damageClass)),
      .init(name: "power", value: .optional(move.power)),
      .init(name: "accuracy", value: .optional(move.accuracy)),
      .init(name: "powerPoints", value: .optional(move.powerPoints)),
      .init(name: "generation", value: .slug(move.generation)),
    ]
  }

  private static func past(_ past: Move.Past) -> JSONValue {
    [
      "before": .slug(past.versionGroup), "type": .optional(past.type),
      "power": .optional(past.power), "accuracy": .optional(past.accuracy),
      "powerPoints": .optional(past.powerPoints),
    ]
  }

  private static func item(
    _ learner: MoveLearners.Learner, _ sources: MoveSources
  ) -> JSONValue {
    let holder = sources.learners.holders[Int(learner.holder)]
    return [
      "id": .integer(holder.pokemon.id),
      "slug": .slug(holder.pokemon.slug),
      "url": .string(sources.context.absolute(holder.entry.address)),
      "versionGroup": .slug(sources.learners.games[Int(learner.game)]),
      "ways": .array(
        learner.ways.map { way in
          ["method": .string(sources.methods.slug(way.method)), "level": .integer(Int(way.level))]
        }),
    ]
  }
}

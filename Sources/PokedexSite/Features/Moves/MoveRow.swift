import Markup
import PokeAPI

/// A move in the table of all.
struct MoveRow: Equatable, Sendable {
  /// What a letter's first row is called in the page's address; `nil` for the others.
  let id: String?
  let name: Wording
  let url: String
  let type: TypeLabel
  let damageClass: Wording
  let power: String
  let accuracy: String
  let powerPoints: String
  /// The number of its generation.
  let generation: String

  init(_ sources: MoveSources, at place: Int, links: Links) {
    let context = sources.context
    let section = sources.sections[place]
    let move = section.move
    func value(_ number: Int?) -> String { number.map(String.init) ?? "–" }
    id = sources.beginsLetter(at: place) ? Self.id(section.letter, place) : nil
    name = section.name
    url = links(section.address)
    type = context.typeLabel(move.type, links: links)
    damageClass = context.vocabulary.name(.moveDamageClass, move.damageClass).capitalized
    power = value(move.power)
    accuracy = value(move.accuracy)
    powerPoints = value(move.powerPoints)
    generation = value(context.index.generation(move.generation)?.id)
  }

  /// The letter where it is one of a to z, else the place: any text may begin a name.
  static func id(_ letter: String, _ place: Int) -> String {
    let small = letter.lowercased()
    return small.utf8.count == 1 && ("a"..."z").contains(small) ? small : "at-\(place + 1)"
  }
}

extension MoveRow: TemplateValue {
  static let fields: [Field<MoveRow>] = [
    .text("id") { $0.id },
    .record("name") { $0.name },
    .text("url") { $0.url },
    .record("type") { $0.type },
    .record("damageClass") { $0.damageClass },
    .text("power") { $0.power },
    .text("accuracy") { $0.accuracy },
    .text("powerPoints") { $0.powerPoints },
    .text("generation") { $0.generation },
  ]
}

/// The reference workload's data, as the pages need it: what several pages write is put together
/// once, references are followed.
struct Dataset: Sendable {
  var statNames: [String] = []
  var types: [Group] = []
  var generations: [Group] = []
  var entries: [Entry] = []
}

/// A type or generation: it has a name, an address and list pages.
final class Group: Sendable {
  let slug: String
  let name: String
  /// From the site's root, with a slash at the end.
  let url: String
  /// The classes of a chip that links to it.
  let chipClass: String

  init(slug: String, name: String, folder: String) {
    self.slug = slug
    self.name = name
    url = "/\(folder)/\(slug)/"
    chipClass = "chip \(slug)"
  }
}

final class Move: Sendable {
  let name: String
  let type: Group
  let category: String
  let power: Int?
  let accuracy: Int?
  let powerPoints: Int

  init(
    name: String, type: Group, category: String, power: Int?, accuracy: Int?, powerPoints: Int
  ) {
    self.name = name
    self.type = type
    self.category = category
    self.power = power
    self.accuracy = accuracy
    self.powerPoints = powerPoints
  }
}

struct LearnedMove: Sendable {
  var level: Int
  var move: Move
}

struct Ability: Sendable {
  var name: String
  var isHidden: Bool
}

struct Evolution: Sendable {
  var fromURL: String
  var fromName: String
  var toURL: String
  var toName: String
  var condition: String
}

/// One Pokémon.
final class Entry: Sendable {
  let id: Int
  /// The id with at least four digits.
  let number: String
  let slug: String
  let name: String
  let url: String
  let genus: String
  let types: [Group]
  /// Meters and kilograms with one decimal.
  let height: String
  let weight: String
  let abilities: [Ability]
  let stats: [Int]
  let generation: Group
  let color: String
  let eggGroups: String
  let sprite: String
  let flavor: String
  let evolutions: [Evolution]
  let moves: [LearnedMove]

  init(_ draft: consuming EntryDraft, generation: Group) {
    id = draft.id
    let digits = String(draft.id)
    number = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    slug = draft.slug
    name = draft.name
    url = "/pokemon/\(draft.slug)/"
    genus = draft.genus
    types = draft.types
    height = "\(draft.height / 10).\(draft.height % 10)"
    weight = "\(draft.weight / 10).\(draft.weight % 10)"
    abilities = draft.abilities
    stats = draft.stats
    self.generation = generation
    color = draft.color
    eggGroups = draft.eggGroups.joined(separator: ", ")
    sprite = draft.sprite
    flavor = draft.flavor
    evolutions = draft.evolutions
    moves = draft.moves
  }
}

/// An entry while it is read.
struct EntryDraft {
  var id = 0
  var slug = ""
  var name = ""
  var genus = ""
  var types: [Group] = []
  var height = 0
  var weight = 0
  var abilities: [Ability] = []
  var stats: [Int] = []
  var generation: Group?
  var color = ""
  var eggGroups: [String] = []
  var sprite = ""
  var flavor = ""
  var evolutions: [Evolution] = []
  var moves: [LearnedMove] = []
}

/// Gathers received records, in any order, into a sorted snapshot.
///
/// A pure value: the same records give the same snapshot, whatever order they came in.
public struct SnapshotBuilder: Equatable, Sendable {
  private let isFactsOnly: Bool
  private var items: [ResourceReference: ResourceItem] = [:]

  /// - Parameter isFactsOnly: Whether prose (flavor texts, effects) is left out.
  public init(isFactsOnly: Bool = false) {
    self.isFactsOnly = isFactsOnly
  }

  /// Takes a record in. One that came before under the same id is replaced.
  public mutating func add(_ item: ResourceItem) {
    items[item.reference] = item
  }

  /// All records, sorted. Every species that can have a page is published; favorites are for the
  /// caller to set.
  public func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.isFactsOnly = isFactsOnly
    for (_, item) in items.sorted(by: { $0.key < $1.key }) {
      snapshot.append(isFactsOnly ? item.withoutProse : item)
    }
    snapshot.sortFlavorTexts()
    snapshot.published = snapshot.publishable
    return snapshot
  }
}

extension ResourceItem {
  /// Which record this is.
  public var reference: ResourceReference {
    switch self {
    case .ability(let value): ResourceReference(.ability, value.id, value.slug)
    case .encounters(let value): ResourceReference(.pokemonEncounters, value.id)
    case .evolutionChain(let value): ResourceReference(.evolutionChain, value.id)
    case .generation(let value): ResourceReference(.generation, value.id, value.slug)
    case .move(let value): ResourceReference(.move, value.id, value.slug)
    case .named(let value): ResourceReference(value.resource, value.id, value.slug)
    case .pokedex(let value): ResourceReference(.pokedex, value.id, value.slug)
    case .pokemon(let value): ResourceReference(.pokemon, value.id, value.slug)
    case .pokemonForm(let value): ResourceReference(.pokemonForm, value.id, value.slug)
    case .pokemonSpecies(let value): ResourceReference(.pokemonSpecies, value.id, value.slug)
    case .type(let value): ResourceReference(.type, value.id, value.slug)
    case .version(let value): ResourceReference(.version, value.id, value.slug)
    case .versionGroup(let value): ResourceReference(.versionGroup, value.id, value.slug)
    }
  }

  /// The record with its facts alone.
  fileprivate var withoutProse: ResourceItem {
    switch self {
    case .ability(var ability):
      ability.effects = [:]
      return .ability(ability)
    case .move(var move):
      move.effects = [:]
      return .move(move)
    case .pokemonSpecies(var species):
      species.flavorTexts = []
      return .pokemonSpecies(species)
    default:
      return self
    }
  }
}

extension PokemonSpecies {
  /// The id of the Pokémon that stands for the species.
  public var defaultPokemon: Int? { varieties.first(where: \.isDefault)?.pokemon }
}

extension Snapshot {
  fileprivate mutating func append(_ item: ResourceItem) {
    switch item {
    case .ability(let value): abilities.append(value)
    case .encounters(let value): encounters.append(value)
    case .evolutionChain(let value): evolutionChains.append(value)
    case .generation(let value): generations.append(value)
    case .move(let value): moves.append(value)
    case .named(let value): named.append(value)
    case .pokedex(let value): pokedexes.append(value)
    case .pokemon(let value): pokemon.append(value)
    case .pokemonForm(let value): forms.append(value)
    case .pokemonSpecies(let value): species.append(value)
    case .type(let value): types.append(value)
    case .version(let value): versions.append(value)
    case .versionGroup(let value): versionGroups.append(value)
    }
  }

  /// By language, then in the order in which the games came out, which a single record cannot know.
  fileprivate mutating func sortFlavorTexts() {
    let groupOrder = Dictionary(
      versionGroups.map { ($0.slug, $0.order) }, uniquingKeysWith: { first, _ in first })
    var release: [Slug: Int] = [:]
    let released = versions.sorted {
      (groupOrder[$0.versionGroup] ?? .max, $0.id) < (groupOrder[$1.versionGroup] ?? .max, $1.id)
    }
    for (index, version) in released.enumerated() { release[version.slug] = index }
    for index in species.indices {
      species[index].flavorTexts.sort {
        ($0.language, release[$0.version] ?? .max, $0.version)
          < ($1.language, release[$1.version] ?? .max, $1.version)
      }
    }
  }
}

import PokeAPI

struct PokemonFormDTO: RecordDTO {
  let id: Int
  let name: Slug?
  let pokemon: LinkDTO
  let names: [NameDTO]?
  let formNames: [NameDTO]?
  let versionGroup: LinkDTO
  let isDefault: Bool
  let isMega: Bool?
  let isBattleOnly: Bool?
  let formOrder: Int?
  let types: [TypeSlotDTO]?
  let sprites: Sprites?

  struct Sprites: Decodable {
    let frontDefault: String?

    enum CodingKeys: String, CodingKey { case frontDefault = "front_default" }
  }

  enum CodingKeys: String, CodingKey {
    case id, name, pokemon, names, types, sprites
    case formNames = "form_names"
    case versionGroup = "version_group"
    case isDefault = "is_default"
    case isMega = "is_mega"
    case isBattleOnly = "is_battle_only"
    case formOrder = "form_order"
  }

  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord {
    var references = ReferenceCollector()
    let form = PokemonForm(
      id: id, slug: try requiredName,
      pokemon: try references.followID(pokemon, to: .pokemon, at: "$.pokemon"),
      names: LocalizedText(names), formNames: LocalizedText(formNames),
      versionGroup: try references.follow(versionGroup, to: .versionGroup, at: "$.version_group"),
      isDefault: isDefault, isMega: isMega ?? false, isBattleOnly: isBattleOnly ?? false,
      formOrder: formOrder ?? 1, types: try (types ?? []).types(&references),
      sprite: MediaAddress.trusted(sprites?.frontDefault))
    return ResourceRecord(.pokemonForm(form), references: references.references)
  }
}

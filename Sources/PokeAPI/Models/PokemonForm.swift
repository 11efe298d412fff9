/// A look of a variety: Unown's letters, Arceus' plates, a mega evolution.
public struct PokemonForm: Equatable, Identifiable, Sendable {
  /// PokeAPI's id: the Pokémon's, or from 10001 on.
  public var id: Int
  /// PokeAPI's name of it.
  public var slug: Slug
  /// The Pokémon's id.
  public var pokemon: Int
  /// The form's whole name, such as "Bug Arceus"; empty where it is the Pokémon's own.
  public var names: LocalizedText
  /// What tells it from its siblings, such as "Bug Type"; empty for a sole form.
  public var formNames: LocalizedText
  /// The version group that brought it.
  public var versionGroup: Slug
  /// Whether it is the one that the Pokémon shows by itself.
  public var isDefault: Bool
  /// Whether it is a mega evolution.
  public var isMega: Bool
  /// Whether it lasts as long as a battle.
  public var isBattleOnly: Bool
  /// Its place among the forms of its species, from 1.
  public var formOrder: Int
  /// One or two; none where the data says that it has no known type.
  public var types: [Slug]
  /// 96 by 96 pixels.
  public var sprite: String?

  /// A form as a source or a test has it.
  public init(
    id: Int, slug: Slug, pokemon: Int, names: LocalizedText = [:], formNames: LocalizedText = [:],
    versionGroup: Slug, isDefault: Bool, isMega: Bool = false, isBattleOnly: Bool = false,
    formOrder: Int = 1, types: [Slug], sprite: String? = nil
  ) {
    self.id = id
    self.slug = slug
    self.pokemon = pokemon
    self.names = names
    self.formNames = formNames
    self.versionGroup = versionGroup
    self.isDefault = isDefault
    self.isMega = isMega
    self.isBattleOnly = isBattleOnly
    self.formOrder = formOrder
    self.types = types
    self.sprite = sprite
  }
}

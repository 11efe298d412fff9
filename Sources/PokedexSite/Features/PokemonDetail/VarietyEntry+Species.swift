import PokeAPI

extension VarietyEntry {
  /// The varieties of a species; none where it has only one.
  static func all(of entry: Entry, _ sources: PokemonDetailSources) -> [VarietyEntry] {
    let varieties = sources.context.varieties.all(of: entry.species)
    guard varieties.count > 1 else { return [] }
    let usual = DefenseGroup.all(of: entry.pokemon, sources)
    return varieties.map { VarietyEntry($0, of: entry, usual: usual, sources) }
  }

  /// `usual` is what types do to the default variety.
  private init(
    _ pokemon: Pokemon, of entry: Entry, usual: [DefenseGroup], _ sources: PokemonDetailSources
  ) {
    let context = sources.context
    let strings = context.strings
    name = sources.context.varieties.name(pokemon.slug)
    plate = context.smallPlate(pokemon, entry, links: sources.links)
    types = context.typeLabels(pokemon.types, links: sources.links)
    let weight =
      pokemon.weight.map { strings.kilograms(hectograms: $0) } ?? strings[.unknownWeight]
    size = strings(
      .varietySize, ("height", strings.meters(decimeters: pokemon.height)), ("weight", weight))
    abilities = pokemon.abilities.map { AbilityEntry($0, context, links: sources.links) }
    let groups = DefenseGroup.all(of: pokemon, sources)
    defense = groups == usual ? [] : groups
    let form = sources.context.varieties.forms(of: pokemon).first(where: \.isDefault)
    since =
      pokemon.isDefault
      ? nil
      : form.map {
        strings(.evolutionSince, ("games", context.vocabulary.games($0.versionGroup)))
      }
    stats = (pokemon.stats.values + [pokemon.stats.total]).map(String.init)
  }
}

extension FormEntry {
  /// The forms of a species' default variety, where it has several.
  static func all(of entry: Entry, _ sources: PokemonDetailSources) -> [FormEntry] {
    let forms = sources.context.varieties.forms(of: entry.pokemon)
    guard forms.count > 1 else { return [] }
    let context = sources.context
    return forms.map { form in
      FormEntry(
        name: Wording(form.formNames, in: context.language.code)
          ?? Wording(form.names, in: context.language.code) ?? Wording(form.slug.title),
        plate: Plate(
          number: entry.species.id, styles: form.types.map(TypeLabel.style(of:)),
          picture: context.picture(form.sprite.map { Picture(url: $0, size: 96) })?
            .linked(sources.links)),
        types: context.typeLabels(form.types, links: sources.links))
    }
  }
}

import PokeAPI

extension Snapshot {
  /// The addresses of all pictures that pages show, sorted, each once: of the published species with
  /// their varieties and forms, and of the families they belong to.
  var shownPictures: [String] {
    let index = SnapshotIndex(self)
    let published = Set(published)
    let shown = species.filter { published.contains($0.id) }
    let families = Set(shown.compactMap(\.evolutionChain))
    let relatives = species.filter { $0.evolutionChain.map(families.contains) ?? false }

    let main = shown.compactMap(index.defaultPokemon)
    let varieties = shown.flatMap(index.varieties) + relatives.compactMap(index.defaultPokemon)
    let known = Set(main.map(\.id))
    let addresses =
      main.flatMap { [Picture.large($0.pictures)?.url, $0.pictures.shinyArtwork] }
      + varieties.map { Picture.small($0.pictures)?.url }
      + forms.filter { known.contains($0.pokemon) }.map(\.sprite)
    return Set(addresses.compactMap(\.self)).sorted()
  }
}

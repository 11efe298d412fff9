import PokeAPI

extension EvolutionTree {
  /// The family of a species as its page shows it. `nil` where the snapshot has no chain for it.
  init?(of entry: Entry, _ sources: PokemonDetailSources) {
    let index = sources.context.index
    guard let chain = entry.species.evolutionChain.flatMap({ index.chain($0) }) else { return nil }
    let builder = Builder(current: entry.species.slug, sources: sources)
    root = builder.member(chain.root.species)
    branches = chain.root.evolvesTo.map { builder.branch($0, from: chain.root.species) }
    breeding = chain.babyTriggerItem.map { item in
      sources.context.strings(
        .evolutionBreeding, ("item", sources.context.vocabulary.name(.item, item).text))
    }
  }

  private struct Builder {
    let current: Slug
    let sources: PokemonDetailSources

    func branch(_ node: EvolutionChain.Node, from parent: Slug) -> EvolutionBranch {
      EvolutionBranch(
        step: step(node, from: parent, origin: nil),
        next: node.evolvesTo.flatMap { next in
          [step(next, from: node.species, origin: nil)] + deeper(next)
        })
    }

    /// All that is below the last stage of the drawing, parents before children.
    func deeper(_ node: EvolutionChain.Node) -> [EvolutionStep] {
      node.evolvesTo.flatMap { next in
        [step(next, from: node.species, origin: name(node.species).text)] + deeper(next)
      }
    }

    func step(_ node: EvolutionChain.Node, from parent: Slug, origin: String?) -> EvolutionStep {
      EvolutionStep(
        member: member(node.species),
        origin: origin.map { sources.context.strings(.evolutionFrom, ("base", $0)) },
        ways: sources.notes(node.ways, from: parent, to: node.species))
    }

    func member(_ species: Slug) -> EvolutionMember {
      guard let entry = sources.context.entry(species) else {
        return EvolutionMember(
          name: name(species), url: nil, isCurrent: false, plate: nil, types: [])
      }
      return EvolutionMember(
        name: entry.name, url: entry.isPublished ? sources.links(entry.address) : nil,
        isCurrent: species == current,
        plate: sources.context.smallPlate(entry.pokemon, entry, links: sources.links),
        types: sources.context.typeLabels(entry.pokemon.types, links: sources.links))
    }

    func name(_ species: Slug) -> Wording {
      sources.context.vocabulary.name(.pokemonSpecies, species)
    }
  }
}

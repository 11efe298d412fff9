import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct EvolutionTreeTests {
  let sources: PokemonDetailSources

  init() throws { sources = PokemonDetailSources(try EnglishSite.whole.get()) }

  private func tree(_ species: Slug) throws -> EvolutionTree {
    let entry = try #require(sources.context.entry(species))
    return try #require(EvolutionTree(of: entry, sources))
  }

  /// The ways to the species of that name, each as one line.
  private func ways(to name: String, in tree: EvolutionTree) -> [String] {
    let steps = tree.branches.flatMap { [$0.step] + $0.next }
    return steps.filter { $0.member.name.text == name }.flatMap(\.ways).map { way in
      [way.forms.map { $0 + ":" }, way.text, way.games].compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test func drawsEveryBranchOfEevee() throws {
    let tree = try tree("eevee")
    #expect(tree.root.name.text == "Eevee")
    #expect(tree.root.isCurrent)
    #expect(
      tree.branches.map(\.step.member.name.text) == [
        "Vaporeon", "Jolteon", "Flareon", "Espeon", "Umbreon", "Leafeon", "Glaceon", "Sylveon",
      ])
    #expect(tree.branches.allSatisfy { $0.next.isEmpty })
    #expect(tree.branches[0].step.member.url == "../../pokemon/vaporeon/")
    #expect(ways(to: "Vaporeon", in: tree) == ["Use Water Stone"])
    #expect(
      ways(to: "Sylveon", in: tree) == [
        "Level up knowing a move of type Fairy with friendship of 160 or more "
          + "since Sword and Shield",
        "Level up knowing a move of type Fairy with affection of 2 or more in X and Y",
      ])
  }

  @Test func tellsAllWaysToMagnezoneTheUsualOneFirst() throws {
    let tree = try tree("magneton")
    #expect(tree.branches.first?.step.member.isCurrent == true)
    #expect(
      ways(to: "Magnezone", in: tree) == [
        "Use Thunder Stone since Sword and Shield",
        "Level up at Mt. Coronet in Diamond and Pearl",
        "Level up at Chargestone Cave in Black and White",
        "Level up at Route 13 in X and Y",
        "Level up at New Mauville in Omega Ruby and Alpha Sapphire",
        "Level up at Blush Mountain in Sun and Moon",
        "Level up at Vast Poni Canyon in Sun and Moon",
      ])
  }

  @Test func knowsNoWayToManaphy() throws {
    let tree = try tree("phione")
    #expect(tree.branches.map(\.step.member.name.text) == ["Manaphy"])
    #expect(tree.branches[0].step.ways == [])
  }

  @Test func keepsThirdStagesBelowTheirParents() throws {
    let tree = try tree("dustox")
    #expect(tree.branches.map(\.step.member.name.text) == ["Silcoon", "Cascoon"])
    #expect(
      tree.branches.map { $0.next.map(\.member.name.text) } == [["Beautifly"], ["Dustox"]])
    #expect(ways(to: "Cascoon", in: tree) == ["Level 7"])
  }

  @Test func tellsRegionalFormsApart() throws {
    #expect(
      try ways(to: "Raticate", in: tree("rattata")) == [
        "Level 20",
        "Alolan Rattata to Alolan Raticate: Level 20 by night since Sun and Moon",
      ])
    #expect(
      try ways(to: "Raichu", in: tree("pikachu")) == [
        "Use Thunder Stone", "Alolan Raichu: Use Thunder Stone in Alola since Sun and Moon",
      ])
    #expect(
      try ways(to: "Perrserker", in: tree("meowth")) == ["From Galarian Meowth: Level 28"])
    #expect(
      try ways(to: "Lycanroc", in: tree("rockruff")) == [
        "Midday Lycanroc: Level 25 by day",
        "Midnight Lycanroc: Level 25 by night",
        "Own Tempo Rockruff to Dusk Lycanroc: Level 25 at dusk",
      ])
  }

  @Test func tellsWaysThatDifferInGamesAloneOnce() throws {
    #expect(
      try ways(to: "Milotic", in: tree("feebas")) == [
        "Trade holding Prism Scale since Black and White",
        "Level up with beauty of 170 or more in Ruby and Sapphire; "
          + "Omega Ruby and Alpha Sapphire",
      ])
  }

  @Test func saysWhatAParentHoldsForABaby() throws {
    #expect(
      try tree("snorlax").breeding == "The baby hatches when a parent holds Full Incense.")
    #expect(try tree("eevee").breeding == nil)
  }

  @Test func holdsMoreThanThreeStages() throws {
    var snapshot = Sample.snapshot
    let ways = [EvolutionWay(trigger: "trade")]
    let last = EvolutionChain.Node(species: "cyndaquil", ways: ways)
    let third = EvolutionChain.Node(species: "chikorita", ways: ways, evolvesTo: [last])
    let second = EvolutionChain.Node(species: "charmander", ways: ways, evolvesTo: [third])
    snapshot.evolutionChains = [
      EvolutionChain(id: 1, root: .init(species: "bulbasaur", evolvesTo: [second]))
    ]
    snapshot.species[0].evolutionChain = 1
    snapshot.published = [1, 4]
    let sources = PokemonDetailSources(try EnglishSite.context(snapshot))
    let entry = try #require(sources.context.entry("bulbasaur"))
    let tree = try #require(EvolutionTree(of: entry, sources))
    let next = try #require(tree.branches.first?.next)
    #expect(next.map(\.member.name.text) == ["Chikorita", "Cyndaquil"])
    #expect(next.map(\.origin) == [nil, "From Chikorita"])
    #expect(tree.branches[0].step.member.url == "../../pokemon/charmander/")
    #expect(next.map(\.member.url) == [nil, nil], "only published species are linked")
  }
}

import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct AbilityDefenseTests {
  let sources: PokemonDetailSources

  init() throws { sources = PokemonDetailSources(try EnglishSite.whole.get()) }

  /// The groups of a page, as "With Levitate: Ground ×0".
  private func groups(_ slug: Slug) throws -> [String] {
    let pokemon = try #require(sources.context.index.pokemon(slug))
    return DefenseGroup.all(of: pokemon, sources).map { group in
      let cells = group.cells.map { "\($0.type.name.text) \($0.factor)" }
      return "\(group.title): \(cells.joined(separator: ", "))"
    }
  }

  @Test func groupsWhatCharizardTakes() throws {
    #expect(
      try groups("charizard") == [
        "Weak to: Rock ×4, Water ×2, Electric ×2",
        "Resists: Grass ×¼, Bug ×¼, Fire ×½, Fighting ×½, Steel ×½, Fairy ×½",
        "Immune to: Ground ×0",
        "Plain damage: Normal ×1, Ice ×1, Poison ×1, Flying ×1, Psychic ×1, Ghost ×1, "
          + "Dragon ×1, Dark ×1",
      ])
  }

  @Test(arguments: [
    ("bronzor", ["With Levitate: Ground ×0", "With Heatproof: Fire ×1"]),
    ("snorlax", ["With Thick Fat: Fire ×½, Ice ×½"]),
    ("venusaur-mega", ["With Thick Fat: Fire ×1, Ice ×1"]),
    ("vaporeon", ["With Water Absorb: Water ×0"]),
    ("parasect", ["With Dry Skin: Fire ×5, Water ×0"]),
    ("toxicroak", ["With Dry Skin: Water ×0, Fire ×1.25"]),
    ("rhyperior", ["With Lightning Rod", "With Solid Rock: Water ×3, Grass ×3, Ice ×1.5"]),
    ("garganacl", ["With Purifying Salt: Ghost ×½"]),
    ("stufful", ["With Fluffy: Fire ×2"]),
  ])
  func tellsWhatAbilitiesChange(name: String, expected: [String]) throws {
    let slug = try #require(Slug(rawValue: name))
    let changes = try groups(slug).filter { $0.hasPrefix("With ") }
    // Ground types are immune to Electric anyway: an ability that changes nothing is not told.
    let told = expected.filter { $0.contains(": ") }
    #expect(told.allSatisfy { line in changes.contains { $0.hasPrefix(line) } }, "\(changes)")
    #expect(changes.count == told.count)
  }

  @Test func wonderGuardLeavesOnlyWeaknesses() throws {
    let change = try #require(groups("shedinja").last)
    #expect(change.hasPrefix("With Wonder Guard: "))
    #expect(!change.contains("Fire") && !change.contains("Ghost") && change.contains("Water ×0"))
  }

  @Test func multipliesByTheTable() {
    let filter = AbilityDefense.superEffective(0.75)
    #expect(filter(DamageFactor(4), from: "rock") == DamageFactor(3))
    #expect(filter(DamageFactor(1), from: "rock") == DamageFactor(1))
    #expect(AbilityDefense.onlySuperEffective(DamageFactor(1), from: "rock") == DamageFactor(0))
    #expect(AbilityDefense.all["levitate"] == .types(["ground": 0]))
  }

  @Test func everyAbilityIsOneOfTheData() {
    let unknown = AbilityDefense.all.keys.filter { sources.context.index.ability($0) == nil }
    #expect(unknown == [])
  }

  @Test func writesFactorsAsChartsDo() throws {
    let strings = try EnglishSite.strings.get()
    let texts = [0, 0.125, 0.25, 0.5, 0.625, 1, 1.25, 1.5, 2, 4].map {
      strings.factor(DamageFactor($0))
    }
    #expect(texts == ["×0", "×⅛", "×¼", "×½", "×0.625", "×1", "×1.25", "×1.5", "×2", "×4"])
  }
}

import PokeAPI
import Testing

@Suite struct TypeChartTests {
  private let chart = TypeChart([
    PokemonType(
      id: 5, slug: "ground", names: [:], generation: "generation-i",
      doubleDamageTo: ["fire", "rock"], halfDamageTo: ["bug", "grass"], noDamageTo: ["flying"])
  ])

  @Test func factorsOfBothTypesMultiply() {
    #expect(chart.multiplier(attacking: "ground", defending: ["fire"]) == 2)
    #expect(chart.multiplier(attacking: "ground", defending: ["fire", "rock"]) == 4)
    #expect(chart.multiplier(attacking: "ground", defending: ["grass", "fire"]) == 1)
    #expect(chart.multiplier(attacking: "ground", defending: ["bug", "grass"]) == 0.25)
    #expect(chart.multiplier(attacking: "ground", defending: ["flying", "fire"]) == 0)
  }

  @Test func unknownTypeChangesNothing() {
    #expect(chart.multiplier(attacking: "ground", defending: ["stellar"]) == 1)
    #expect(chart.multiplier(attacking: "stellar", defending: ["fire"]) == 1)
    #expect(chart.multiplier(attacking: "ground", defending: []) == 1)
  }
}

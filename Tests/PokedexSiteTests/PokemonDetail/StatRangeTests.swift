import Testing

@testable import PokedexSite

@Suite struct StatRangeTests {
  @Test(arguments: [
    // Bulbasaur's HP, Attack and Special Attack; Blissey's HP; Shedinja's HP.
    (45, 100, true, 200, 294), (45, 50, true, 105, 152), (49, 100, false, 92, 216),
    (49, 50, false, 48, 111), (65, 100, false, 121, 251), (255, 100, true, 620, 714),
    (1, 100, true, 1, 1), (1, 50, true, 1, 1),
  ])
  func followsTheGames(base: Int, level: Int, isHP: Bool, least: Int, most: Int) {
    let range = StatRange(base: base, level: level, isHP: isHP)
    #expect(range.least == least)
    #expect(range.most == most)
  }

  @Test func staysInBoundsWithDamagedData() {
    #expect(StatRange(base: .max, level: 100, isHP: true).most == 714)
    #expect(StatRange(base: -7, level: 100, isHP: true).least == 110)
  }

  @Test func standsInTheRow() {
    let row = StatRow(name: "HP", value: 45, median: 68, rank: "840", isHP: true)
    #expect(row.level50 == "105–152")
    #expect(row.level100 == "200–294")
    #expect(StatRow(name: "HP", value: 1, median: 68, rank: "1,025", isHP: true).level50 == "1")
  }
}

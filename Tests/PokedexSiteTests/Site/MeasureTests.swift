import Testing

@testable import PokedexSite

@Suite struct MeasureTests {
  let strings: Strings

  init() throws { strings = try EnglishSite.strings.get() }

  @Test(arguments: [
    (7, "0.7 m", "2 ft 4 in"), (3, "0.3 m", "1 ft 0 in"), (17, "1.7 m", "5 ft 7 in"),
    (200, "20.0 m", "65 ft 7 in"), (0, "0.0 m", "0 ft 0 in"),
  ])
  func tellsHeights(decimeters: Int, meters: String, feet: String) {
    #expect(strings.meters(decimeters: decimeters) == meters)
    #expect(strings.feet(decimeters: decimeters) == feet)
  }

  @Test(arguments: [
    (69, "6.9 kg", "15.2 lb"), (1, "0.1 kg", "0.2 lb"), (9999, "999.9 kg", "2,204.4 lb"),
  ])
  func tellsWeights(hectograms: Int, kilograms: String, pounds: String) {
    #expect(strings.kilograms(hectograms: hectograms) == kilograms)
    #expect(strings.pounds(hectograms: hectograms) == pounds)
  }

  @Test(arguments: [(0, "0%"), (1, "12.5%"), (4, "50%"), (7, "87.5%"), (8, "100%")])
  func tellsShares(eighths: Int, text: String) {
    #expect(strings.percent(eighths: eighths) == text)
  }

  @Test func survivesWhatNoSourceShouldSay() {
    #expect(strings.meters(decimeters: -5) == "0.0 m")
    #expect(strings.pounds(hectograms: .max) == "220,462.3 lb")
  }
}

import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct EvolutionSentenceTests {
  let sentence: EvolutionSentence

  init() throws {
    let context = try EnglishSite.whole.get()
    sentence = EvolutionSentence(strings: context.strings, vocabulary: context.vocabulary)
  }

  private func sentence(_ trigger: Slug, _ change: (inout EvolutionWay) -> Void = { _ in })
    -> String
  {
    var way = EvolutionWay(trigger: trigger)
    change(&way)
    return sentence(way)
  }

  @Test func tellsTheUsualWays() {
    #expect(sentence("level-up") == "Level up")
    #expect(sentence("level-up") { $0.minLevel = 16 } == "Level 16")
    #expect(sentence("use-item") { $0.item = "water-stone" } == "Use Water Stone")
    #expect(sentence("trade") == "Trade")
    #expect(sentence("trade") { $0.heldItem = "metal-coat" } == "Trade holding Metal Coat")
    #expect(sentence("trade") { $0.tradeSpecies = "shelmet" } == "Trade for Shelmet")
  }

  @Test func tellsSeveralConditionsInOneSentence() {
    #expect(
      sentence("level-up") {
        $0.minHappiness = 160
        $0.timeOfDay = "night"
      } == "Level up by night with friendship of 160 or more")
    #expect(
      sentence("level-up") {
        $0.minLevel = 28
        $0.timeOfDay = "night"
        $0.region = "alola"
      } == "Level 28 by night in Alola")
    #expect(
      sentence("level-up") {
        $0.knownMoveType = "fairy"
        $0.minAffection = 2
      } == "Level up knowing a move of type Fairy with affection of 2 or more")
    #expect(
      sentence("level-up") {
        $0.location = "eterna-forest"
        $0.nearSpecialRock = true
      } == "Level up at Eterna Forest near a special rock")
  }

  @Test(arguments: [
    (RelativeStats.attackLower, "Level 20 with Attack lower than Defense"),
    (.equal, "Level 20 with Attack equal to Defense"),
    (.attackHigher, "Level 20 with Attack higher than Defense"),
  ])
  func comparesStats(stats: RelativeStats, text: String) {
    #expect(
      sentence("level-up") {
        $0.minLevel = 20
        $0.relativeStats = stats
      } == text)
  }

  typealias RelativeStats = EvolutionWay.RelativeStats

  @Test func tellsRareWays() {
    #expect(
      sentence("agile-style-move") {
        $0.usedMove = "psyshield-bash"
        $0.minMoveCount = 20
      } == "Use Psyshield Bash in agile style 20 times")
    #expect(
      sentence("take-damage") { $0.minDamageTaken = 49 }
        == "Go somewhere after taking damage of 49 or more")
    #expect(
      sentence("level-up") { $0.minSteps = 1000 } == "Level up after 1,000 steps in the lead")
    #expect(
      sentence("use-item") {
        $0.item = "peat-block"
        $0.timeOfDay = "full-moon"
      } == "Use Peat Block under a full moon")
    #expect(sentence("gimmighoul-coins") == "Collect 999 Gimmighoul Coins")
    #expect(sentence("other") { $0.minLevel = 25 } == "In a way of its own at level 25")
  }

  @Test func namesWhatItDoesNotKnow() {
    #expect(sentence("meltan-candies") == "Meltan Candies")
    #expect(
      sentence("level-up") { $0.unknownConditions = ["needs_one_of_natures"] }
        == "Level up given needs one of natures")
    #expect(
      sentence("level-up") { $0.timeOfDay = "blue-hour" } == "Level up at the time of Blue Hour")
    #expect(sentence("use-item") { $0.item = "new-stone" } == "Use New Stone")
    #expect(sentence("use-item") == "Use item")
  }
}

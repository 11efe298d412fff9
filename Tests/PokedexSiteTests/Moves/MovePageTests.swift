import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct MovePageTests {
  private static let sources = Result { MoveSources(try EnglishSite.whole.get()) }

  private func page(_ slug: Slug, number: Int = 1) throws -> MovePage {
    let sources = try Self.sources.get()
    let section = try #require(sources.sections.first { $0.move.slug == slug })
    return try MovePage(
      section, sources, pagination: Pagination(count: section.learners.count, size: 100),
      number: number)
  }

  @Test func everyMoveThatAPokemonLearnsHasPages() throws {
    let sources = try Self.sources.get()
    #expect(sources.sections.count == 833)
    #expect(sources.sections.prefix(3).map(\.name.text) == ["Absorb", "Accelerock", "Acid"])
    #expect(sources.sections.last?.name.text == "Zippy Zap")
    #expect(Set(sources.sections.map(\.move.slug)) == sources.context.published.moves)
  }

  @Test func tackleIsLearnedByManyEachInItsNewestGame() throws {
    let page = try page("tackle")
    #expect(page.range == "1–100 of 479")
    #expect(page.learners.count == 100)
    let bulbasaur = page.learners[0]
    #expect(bulbasaur.number == "0001")
    #expect(bulbasaur.name.text == "Bulbasaur")
    #expect(bulbasaur.url == "../../pokemon/bulbasaur/")
    #expect(bulbasaur.ways == "Level 1")
    #expect(page.head.title == "Tackle, move, page 1 of 5 · Pokédex")
  }

  @Test func tackleIsTold() throws {
    let page = try page("tackle")
    #expect(
      page.facts.map { "\($0.label.text): \($0.values[0].name.text)" } == [
        "Class: Physical", "Power: 40", "Accuracy: 100%", "PP: 35", "Priority: 0",
      ])
    #expect(
      page.past == [
        "Before Black and White: power 35, accuracy 95%", "Before Sun and Moon: power 50",
      ])
    #expect(page.generation.text == "Generation I")
    #expect(page.type.url == "../../types/normal/")
  }

  @Test func whatHasNoFigureHasAWord() throws {
    #expect(try page("swords-dance").facts[1].values[0].name.text == "None")
    #expect(try page("swords-dance").facts[2].values[0].name.text == "Cannot miss")
    #expect(try page("guillotine").facts[1].values[0].name.text == "Varies")
    #expect(try page("quick-attack").facts[4].values[0].name.text == "+1")
    #expect(try page("roar").facts[4].values[0].name.text == "−6")
  }

  @Test func laterPagesHoldTheLearnersAlone() throws {
    let page = try page("tackle", number: 5)
    #expect(page.facts == [])
    #expect(page.past == [])
    #expect(page.learners.count == 79)
    #expect(page.head.previous == "../../../../moves/tackle/page/4/")
    #expect(page.head.next == nil)
  }

  @Test func varietiesAreNamed() throws {
    #expect(
      try page("volt-tackle").learners.prefix(2).map(\.name.text) == [
        "Pikachu", "Original Cap Pikachu",
      ])
    #expect(try page("hyperspace-fury").learners.map(\.name.text) == ["Hoopa Unbound"])
    #expect(try page("hyperspace-fury").learners.map(\.url) == ["../../pokemon/hoopa/"])
  }

  @Test func theTableIsCutIntoPagesAndLeadsToEachLetter() throws {
    let sources = try Self.sources.get()
    let page = try MovesPage(sources, pagination: Pagination(count: 833, size: 100), number: 2)
    #expect(page.range == "101–200 of 833")
    #expect(page.letters.map(\.name.text).joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    #expect(page.letters[0].url == "../../../moves/#a")
    #expect(page.letters.last?.url == "../../../moves/page/9/#z")
    #expect(page.head.title == "Moves, page 2 of 9 · Pokédex")
    #expect(page.rows.count == 100)
  }

  @Test func aRowTellsTheFigures() throws {
    let row = try MoveRow(Self.sources.get(), at: 0, links: Links(from: .moves))
    #expect(row.id == "a")
    #expect(row.url == "../moves/absorb/")
    #expect(row.type.name.text == "Grass")
    #expect(row.damageClass.text == "Special")
    #expect(
      [row.power, row.accuracy, row.powerPoints, row.generation] == ["20", "100", "25", "1"])
  }

  @Test func theNewestGameDecides() throws {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [1]
    for place in snapshot.pokemon.indices { snapshot.pokemon[place].learnset = Learnset() }
    let place = try #require(snapshot.pokemon.firstIndex { $0.id == 1 })
    snapshot.pokemon[place].learnset = Learnset(games: [
      .init(
        versionGroup: "red-blue",
        moves: [
          LearnedMove(move: 33, method: .levelUp, level: 7),
          LearnedMove(move: 15, method: .machine),
        ]),
      .init(
        versionGroup: "sword-shield",
        moves: [
          LearnedMove(move: 33, method: .levelUp, level: 0),
          LearnedMove(move: 33, method: .machine),
        ]),
      .init(versionGroup: "unheard-of", moves: [LearnedMove(move: 1, method: .tutor)]),
    ])
    let context = try EnglishSite.context(snapshot)
    let sources = MoveSources(context)
    #expect(sources.sections.map(\.move.slug) == ["cut", "tackle"])
    let tackle = sources.sections[1].learners.map {
      LearnerRow($0, sources, links: context.links(from: .list))
    }
    #expect(tackle.map(\.ways) == ["On evolving, Machine"])
    #expect(tackle.map(\.game) == ["Sword and Shield"])
    let cut = LearnerRow(
      sources.sections[0].learners[0], sources, links: context.links(from: .list))
    #expect(cut.game == "Red and Blue")
  }

  @Test func withoutLearnsetsThereIsNoSection() throws {
    var snapshot = try EnglishSite.snapshot.get()
    for place in snapshot.pokemon.indices { snapshot.pokemon[place].learnset = Learnset() }
    let context = try EnglishSite.context(snapshot)
    #expect(try ReadBack(context, MovesPage.plan).paths == [])
    #expect(context.moveURL("tackle", links: context.links(from: .list)) == nil)
  }

  @Test func pagesAndTwinsAreSound() throws {
    let site = try ReadBack(EnglishSite.whole.get(), MovesPage.plan)
    for path in [
      "moves/index.html", "moves/page/9/index.html", "moves/tackle/index.html",
      "moves/tackle/page/5/index.html",
    ] {
      #expect(try site.findings(path) == [])
    }
    let twin = try Twin(site.text("moves/tackle/page/5/index.json"))
    #expect(twin.count == 479)
    #expect(twin.items.count == 79)
    #expect(try Twin(site.text("moves/index.json")).items.first?.slug == "absorb")
  }
}

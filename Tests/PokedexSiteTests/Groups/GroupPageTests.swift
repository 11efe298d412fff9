import Foundation
import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct GroupPageTests {
  private let context = Result { try EnglishSite.whole.get() }

  private func counts(_ kind: GroupKind) throws -> [String: Int] {
    Dictionary(
      uniqueKeysWithValues: SpeciesGroup.all(kind, try context.get())
        .map { ($0.slug.rawValue, $0.entries.count) })
  }

  @Test(arguments: [
    (GroupKind.eggGroup, 15), (.color, 10), (.shape, 14), (.habitat, 9), (.pokedex, 32), (.rank, 3),
  ])
  func kindsHaveTheirGroups(kind: GroupKind, count: Int) throws {
    #expect(try counts(kind).count == count)
  }

  @Test func groupsCountTheirSpecies() throws {
    #expect(try counts(.eggGroup)["monster"] == 81)
    #expect(try counts(.eggGroup)["no-eggs"] == 151)
    #expect(try counts(.color)["blue"] == 170)
    #expect(try counts(.shape)["upright"] == 216)
    #expect(try counts(.habitat)["rare"] == 10)
    #expect(try counts(.pokedex)["paldea"] == 400)
    #expect(try counts(.rank) == ["legendary": 71, "mythical": 23, "baby": 19])
  }

  @Test func colorsAndShapesAddUpToTheWhole() throws {
    #expect(try counts(.color).values.reduce(0, +) == 1025)
    #expect(try counts(.shape).values.reduce(0, +) == 1025)
  }

  @Test func habitatsAndTheRestAddUpToTheWhole() throws {
    #expect(try counts(.habitat).values.reduce(0, +) == 1025 - 639)
    let page = try GroupsPage(context.get(), .habitat, SpeciesGroup.all(.habitat, context.get()))
    #expect(page.rest == "For 639 of 1,025 species the data names none.")
  }

  @Test func everySpeciesIsInOneOrTwoEggGroups() throws {
    let groups = SpeciesGroup.all(.eggGroup, try context.get())
    let memberships = Dictionary(
      grouping: groups.flatMap { $0.entries.map(\.species.id) }, by: { $0 }
    ).mapValues(\.count)
    #expect(memberships.count == 1025)
    #expect(Set(memberships.values) == [1, 2])
    #expect(try GroupsPage(context.get(), .eggGroup, groups).rest == nil)
  }

  @Test func aPokedexHasItsOwnOrderAndNumbers() throws {
    let site = try ReadBack(context.get(), GroupPage.plan)
    #expect(
      try site.species("pokedexes/original-johto/index.html").prefix(3) == [
        "chikorita", "bayleef", "meganium",
      ])
    let johto = try #require(
      SpeciesGroup.all(.pokedex, context.get()).first { $0.slug == "original-johto" })
    #expect(johto.numbers == Array(1...251))
    let unova = try #require(
      SpeciesGroup.all(.pokedex, context.get()).first { $0.slug == "original-unova" })
    #expect(unova.numbers.first == 0)
    #expect(unova.entries.first?.pokemon.slug == "victini")
    let page = try site.text("pokedexes/original-johto/index.html")
    #expect(page.contains(">Chikorita</a> <span class=\"no\">No. 1</span>"))
  }

  @Test func pokedexesOutsideTheMainSeriesHaveNoPage() throws {
    #expect(try counts(.pokedex)["conquest-gallery"] == nil)
    #expect(try counts(.pokedex)["champions"] == nil)
  }

  @Test func pagesLinkTheirSiblingsAndTheOverview() throws {
    let context = try context.get()
    let groups = SpeciesGroup.all(.eggGroup, context)
    let page = try GroupPage(
      context, groups[0], among: groups, pagination: Pagination(count: 81, size: 20), number: 2)
    #expect(page.name.text == "Monster")
    #expect(page.hub == "../../../../egg-groups/")
    #expect(page.siblings.count == 15)
    #expect(page.siblings[1].url == "../../../../egg-groups/water1/")
    #expect(page.siblings[1].count == "114")
    #expect(page.head.title == "Egg group Monster, page 2 of 5 · Pokédex")
    #expect(page.head.twin == "index.json")
  }

  @Test func ranksLieAtTheRootOfTheSite() throws {
    let site = try ReadBack(context.get(), GroupPage.plan)
    #expect(try site.species("mythical/index.html").first == "mew")
    #expect(try site.species("mythical/page/2/index.html").last == "pecharunt")
  }

  @Test func groupsWithoutPublishedSpeciesHaveNoPage() throws {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [4, 906]
    let context = try EnglishSite.context(snapshot)
    let paths = try ReadBack(context, GroupPage.plan).pages
    #expect(paths.contains("habitats/mountain/index.html"))
    #expect(!paths.contains("habitats/cave/index.html"))
    #expect(!paths.contains("legendary/index.html"))
    #expect(
      SpeciesGroup.all(.eggGroup, context).map(\.slug) == [
        "monster", "ground", "plant", "dragon",
      ])
    snapshot.published = [906]
    #expect(
      try ReadBack(EnglishSite.context(snapshot), GroupsPage.plan).pages
        .filter { $0.hasPrefix("habitats/") } == [])
  }

  @Test func twinsHoldWhatThePagesHold() throws {
    let site = try ReadBack(context.get(), GroupPage.plan)
    for folder in ["egg-groups/monster/page/5/", "pokedexes/hisui/", "baby/"] {
      let twin = try Twin(site.text(folder + "index.json"))
      #expect(twin.items.map(\.slug) == (try site.species(folder + "index.html")))
    }
    let last = try Twin(site.text("egg-groups/monster/page/5/index.json"))
    #expect(last.url == "/egg-groups/monster/page/5/")
    #expect(last.page == 5)
    #expect(last.pages == 5)
    #expect(last.count == 81)
    #expect(last.items.count == 1)
  }

  @Test func pagesAreSound() throws {
    let pages = try ReadBack(context.get(), GroupPage.plan)
    for path in [
      "colors/red/index.html", "pokedexes/kanto/page/2/index.html", "legendary/index.html",
    ] {
      #expect(try pages.findings(path) == [])
    }
    let overviews = try ReadBack(context.get(), GroupsPage.plan)
    #expect(
      overviews.pages.filter { $0.hasSuffix(".html") } == [
        "egg-groups/index.html", "colors/index.html", "shapes/index.html", "habitats/index.html",
        "pokedexes/index.html",
      ])
    for path in overviews.pages where path.hasSuffix(".html") {
      #expect(try overviews.findings(path) == [])
    }
  }
}

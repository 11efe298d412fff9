import Foundation
import Markup
import PokeAPI
import Publishing
import Testing

@testable import PokedexSite

@Suite struct SitePlanTests {
  private func text(of path: String, in plan: SitePlan) throws -> String {
    let file = try #require(plan.files.first { $0.path.text == path })
    var buffer = OutputBuffer()
    try file.render(&buffer)
    return buffer.text
  }

  @Test func holdsEveryPublishedSpeciesAndItsTwin() throws {
    let plan = try SitePlan(snapshot: Sample.snapshot, templates: EnglishSite.templates)
    let paths = plan.files.map(\.path.text)
    #expect(paths == paths.sorted())
    #expect(
      paths.filter { $0.hasPrefix("pokemon/") } == [
        "pokemon/bulbasaur/index.html", "pokemon/bulbasaur/index.json",
        "pokemon/charmander/index.html", "pokemon/charmander/index.json",
        "pokemon/chikorita/index.html", "pokemon/chikorita/index.json",
        "pokemon/cyndaquil/index.html", "pokemon/cyndaquil/index.json",
      ])
    #expect(paths.contains("index.html"))
    #expect(plan.warnings == [])
  }

  @Test func escapesWhatTheDataSays() throws {
    var snapshot = Sample.snapshot
    snapshot.species[0].names = ["en": #"<script>alert("1")</script>&"#]
    let plan = try SitePlan(snapshot: snapshot, templates: EnglishSite.templates)
    for path in ["index.html", "pokemon/bulbasaur/index.html"] {
      let page = try text(of: path, in: plan)
      #expect(page.contains("&lt;script&gt;"))
      #expect(!page.contains("<script>"))
    }
    #expect(try !text(of: "pokemon/bulbasaur/index.json", in: plan).contains("<script>"))
  }

  @Test func leavesOutPicturesThatAreNoAddresses() throws {
    var snapshot = Sample.snapshot
    snapshot.pokemon[0].pictures = Pictures(
      sprite: "javascript:alert(1)", artwork: "https://example.org/1.png")
    let plan = try SitePlan(snapshot: snapshot, templates: EnglishSite.templates)
    let page = try text(of: "index.html", in: plan)
    #expect(!page.contains("javascript:"))
    #expect(!page.contains("example.org"))
  }

  @Test func rendersTheSameBytesEachTime() throws {
    let plan = try SitePlan(snapshot: Sample.snapshot, templates: EnglishSite.templates)
    let again = try SitePlan(snapshot: Sample.snapshot, templates: EnglishSite.templates)
    #expect(plan.files.map(\.path) == again.files.map(\.path))
    for file in plan.files {
      let path = file.path.text
      #expect(try text(of: path, in: plan) == text(of: path, in: again))
    }
  }

  @Test func refusesTwoSpeciesAtOneAddress() throws {
    var snapshot = Sample.snapshot
    snapshot.pokemon[1].slug = "bulbasaur"
    let failure = #expect(throws: SiteFailure.self) {
      try SitePlan(snapshot: snapshot, templates: EnglishSite.templates)
    }
    #expect(failure?.problem == "is the place of two files")
    #expect(failure?.subject == "es/pokemon/bulbasaur/index.html")
  }

  @Test func saysWhatTheTemplatesFolderLacks() {
    let failure = #expect(throws: SiteFailure.self) {
      try SitePlan(snapshot: Sample.snapshot, templates: "/nowhere/at/all")
    }
    #expect(failure?.kind == .missing)
    #expect(failure?.subject == "/nowhere/at/all/assets")
  }

  @Test func refusesALanguageWithoutStrings() {
    let failure = #expect(throws: SiteFailure.self) {
      try SitePlan(
        snapshot: Sample.snapshot, configuration: SiteConfiguration(languages: ["tlh"]),
        templates: EnglishSite.templates)
    }
    #expect(failure?.subject == EnglishSite.templates + "/strings/tlh.json")
  }
}

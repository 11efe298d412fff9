import Foundation
import Testing

@testable import PokedexSite

@Suite struct StringsTests {
  let strings: Strings

  init() throws { strings = try EnglishSite.strings.get() }

  @Test func fillsPlaceholders() {
    #expect(
      strings(.pageOf, ("title", "Fire"), ("page", "2"), ("pages", "5")) == "Fire, page 2 of 5")
  }

  @Test func doesNotReadWhatIsPutInForPlaceholders() {
    #expect(strings(.pageTitle, ("title", "{site}"), ("site", "Pokédex")) == "{site} · Pokédex")
  }

  @Test func keepsAPlaceholderThatHasNoValue() {
    #expect(strings(.pageLabel) == "Page {page}")
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1025, "1,025"), (1_234_567, "1,234,567"), (-4096, "-4,096"),
  ])
  func groupsThousands(value: Int, text: String) {
    #expect(strings.number(value) == text)
  }

  @Test func joinsListsAsPeopleDo() {
    #expect(strings.list([]) == "")
    #expect(strings.list(["Red"]) == "Red")
    #expect(strings.list(["Red", "Blue"]) == "Red and Blue")
    #expect(strings.list(["Red", "Blue", "Yellow"]) == "Red, Blue and Yellow")
  }

  @Test func namesTheFileAndEveryMissingKey() throws {
    var texts = strings.texts
    texts["nav.types"] = nil
    texts["stat.hp"] = nil
    let json = try JSONEncoder().encode(texts)
    let failure = #expect(throws: SiteFailure.self) {
      try Strings(json: json, file: "strings/xx.json")
    }
    #expect(failure?.kind == .data)
    #expect(failure?.subject == "strings/xx.json")
    #expect(failure?.problem == #"lacks "nav.types", "stat.hp""#)
  }

  @Test func refusesAFileThatIsNoFlatObject() {
    let failure = #expect(throws: SiteFailure.self) {
      try Strings(json: Data(#"{"nav": {"types": "Types"}}"#.utf8), file: "strings/xx.json")
    }
    #expect(failure?.subject == "strings/xx.json")
  }

  @Test func saysThatAFileIsMissing() {
    let failure = #expect(throws: SiteFailure.self) {
      try Strings(file: EnglishSite.templates + "/strings/none.json")
    }
    #expect(failure?.kind == .missing)
  }
}

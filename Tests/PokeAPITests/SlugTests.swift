import PokeAPI
import Testing

@Suite struct SlugTests {
  @Test(arguments: [
    "mr-mime", "nidoran-f", "type-null", "10", "a", "breakneck-blitz--physical",
    "squawkabilly-yellow-plumage",
  ])
  func nameOfTheDataIsASlug(_ name: String) {
    #expect(Slug(rawValue: name)?.rawValue == name)
  }

  @Test(arguments: [
    "", "-a", "a-", "../x", "a/b", "A", "a b", "a.b", "é", "page", "index", "con", "nul", "a\u{0}",
    String(repeating: "a", count: 65),
  ])
  func hostileNameIsNone(_ name: String) {
    #expect(Slug(rawValue: name) == nil)
  }

  @Test func titleIsReadable() {
    #expect(Slug("old-rod").title == "Old Rod")
    #expect(Slug("breakneck-blitz--physical").title == "Breakneck Blitz Physical")
  }
}

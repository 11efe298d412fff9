import Foundation
import Testing

extension BrowserTests {
  /// Stars of the visitor, beside those of the built site: Bulbasaur, Pikachu and Eevee.
  @Suite struct FavoritesTests {
    private static func star(_ number: Int) -> String {
      "main button[data-favorite='\(number)']"
    }

    private static let mine = "#mine:not([hidden]) a"

    @Test func aStarIsKept() throws {
      let browser = try Stage.now.browser()
      try browser.open("")
      try browser.wait(until: "document.querySelector(\"\(Self.star(4)):not([hidden])\")")
      try browser.click(Self.star(4))
      #expect(try browser.attribute("aria-pressed", of: Self.star(4)) == "true")
      try browser.reload()
      try browser.wait(until: "document.querySelector(\"\(Self.star(4))[aria-pressed=true]\")")
      try browser.open("pokemon/charmander/")
      try browser.wait(until: "document.querySelector(\"\(Self.star(4))[aria-pressed=true]\")")
      try browser.open("favorites/")
      try browser.wait(until: "document.querySelector('\(Self.mine)')")
      #expect(try browser.texts(Self.mine) == ["Charmander"])
      #expect(try browser.complaints() == [])
    }

    @Test func aBuiltFavoriteCanBeTakenAway() throws {
      let browser = try Stage.now.browser()
      try browser.open("")
      try browser.wait(until: "document.querySelector(\"\(Self.star(1))[aria-pressed=true]\")")
      try browser.click(Self.star(1))
      try browser.reload()
      try browser.wait(until: "document.querySelector(\"\(Self.star(1))[aria-pressed=false]\")")
    }

    @Test func aLinkSharesTheList() throws {
      let giver = try Stage.now.browser()
      try giver.open("pokemon/snorlax/")
      try giver.click(Self.star(143))
      try giver.open("favorites/")
      try giver.wait(until: "document.querySelector('#share-link').value.includes('143')")
      let link = try giver.run(
        "return document.querySelector('#share-link').value", as: String.self)
      #expect(link == giver.home + "favorites/?share=1.25.133.143")

      let taker = try Stage.now.browser()
      try taker.open(String(link.dropFirst(taker.home.count)))
      try taker.wait(until: "document.querySelector('#shared:not([hidden]) a')")
      #expect(
        try taker.texts("#shared a") == ["Bulbasaur", "Pikachu", "Eevee", "Snorlax"])
      try taker.click("#shared-keep")
      try taker.wait(until: "document.querySelector('\(Self.mine)')")
      #expect(try taker.texts(Self.mine) == ["Snorlax"])
      #expect(try taker.complaints() == [])
    }

    @Test func aFileTakesTheListToAnotherBrowser() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("pokedex-browser-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("favorites.json").path

      let giver = try Stage.now.browser(.init(downloads: folder.path))
      try giver.open("pokemon/snorlax/")
      try giver.click(Self.star(143))
      try giver.open("favorites/")
      try giver.click("#export")
      for _ in 0..<200 where !FileManager.default.fileExists(atPath: file) {
        usleep(50_000)
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "[1,25,133,143]\n")

      try Data(#"[143, "mew", "nobody"]"#.utf8).write(to: URL(fileURLWithPath: file))
      let taker = try Stage.now.browser()
      try taker.open("favorites/")
      try taker.type(file, into: "#import")
      try taker.wait(until: "document.querySelectorAll('\(Self.mine)').length === 2")
      #expect(try taker.texts(Self.mine) == ["Snorlax", "Mew"])
      try Data("<html>".utf8).write(to: URL(fileURLWithPath: file))
      try taker.type(file, into: "#import")
      try taker.wait(
        until: """
          document.querySelector('#favorites-status').textContent
            === document.querySelector('#favorites-status').dataset.refused
          """)
      #expect(try taker.complaints() == [])
    }
  }
}

import Foundation
import Testing

extension BrowserTests {
  /// Searching as a visitor does it.
  @Suite struct SearchTests {
    private static let isDone = "document.querySelector('#results[aria-busy=false] a')"

    private static func shows(_ count: Int) -> String {
      "document.querySelectorAll('#results a').length === \(count)"
    }

    @Test(arguments: [
      ("pikachu", "Pikachu"), ("pikchu", "Pikachu"), ("ピカチュウ", "Pikachu"), ("ぴかちゅう", "Pikachu"),
      ("25", "Pikachu"), ("MR. MIME", "Mr. Mime"), ("nidoran female", "Nidoran♀"),
      ("flabebe", "Flabébé"),
    ])
    func anAddressOpensWithItsResults(query: String, first: String) throws {
      let browser = try Stage.now.browser()
      let value = try #require(query.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
      try browser.open("search/?q=\(value)")
      try browser.wait(until: Self.isDone)
      #expect(try browser.texts("#results a").first == first)
      #expect(try browser.attribute("value", of: "#q") == nil)
      #expect(
        try browser.run("return document.querySelector('#q').value", as: String.self) == query)
      #expect(try browser.complaints() == [])
    }

    @Test func resultsFollowTheTyping() throws {
      let browser = try Stage.now.browser()
      try browser.open("search/")
      try browser.type("bulba", into: "#q")
      try browser.wait(until: Self.isDone)
      try browser.wait(until: "document.querySelector('#status').textContent === '1 Pokémon'")
      #expect(try browser.texts("#results a") == ["Bulbasaur"])
      #expect(try browser.run("return location.search", as: String.self) == "?q=bulba")
      try browser.type("xyzzy", into: "#q")
      try browser.wait(until: "document.querySelector('#status').textContent.startsWith('No ')")
      #expect(try browser.texts("#results a") == [])
      #expect(try browser.attribute("aria-busy", of: "#results") == "false")
    }

    @Test(arguments: ["", "%20%20", "-", "%3F%21"])
    func aQueryThatMeansNothingShowsNothing(value: String) throws {
      let browser = try Stage.now.browser()
      try browser.open("search/?q=\(value)")
      try browser.wait(until: "document.readyState === 'complete'")
      try browser.wait(until: "document.querySelector('#results[aria-busy=false]')")
      #expect(try browser.texts("#results a") == [])
      #expect(
        try browser.run("return document.querySelector('#browse').hidden", as: Bool.self) == false)
    }

    @Test func filtersStandInTheAddressAndComeBackFromIt() throws {
      let browser = try Stage.now.browser()
      // A wide screen has no drawer to open.
      try browser.show(width: 360)
      try browser.open("search/")
      try browser.click("#filters summary")
      try browser.click("label:has([name=type][value=dragon])")
      try browser.wait(until: "document.querySelectorAll('#results a').length > 40")
      try browser.click("label:has([name=gen][value='1'])")
      try browser.wait(until: "document.querySelectorAll('#results a').length === 3")
      #expect(try browser.texts("#results a") == ["Dratini", "Dragonair", "Dragonite"])
      #expect(
        try browser.run("return location.search", as: String.self) == "?type=dragon&gen=1")
      try browser.reload()
      try browser.wait(until: "document.querySelectorAll('#results a').length === 3")
      #expect(
        try browser.run(
          "return Array.from(document.querySelectorAll('#search :checked'), (it) => it.value)",
          as: [String].self
        ).filter { $0 != "" } == ["dragon", "1"])
      #expect(try browser.complaints() == [])
    }

    @Test func rangesEggGroupsResistancesAndOrdersNarrowTheResults() throws {
      let browser = try Stage.now.browser()
      try browser.open("search/")
      try browser.type("150", into: "[name=speed-min]")
      try browser.wait(until: Self.shows(5))
      try browser.click("label:has([name=egg][value=bug])")
      try browser.wait(until: Self.shows(1))
      #expect(try browser.texts("#results a") == ["Ninjask"])
      #expect(
        try browser.run("return location.search", as: String.self) == "?speed-min=150&egg=bug")
      try browser.open("search/?gen=1")
      try browser.wait(until: Self.shows(151))
      try browser.click("[name=immune][value=ground]")
      try browser.wait(until: Self.shows(19))
      try browser.click("[name=resists][value=fire]")
      try browser.wait(until: Self.shows(5))
      _ = try browser.run(
        """
        const order = document.querySelector("#sort");
        order.value = "speed";
        order.dispatchEvent(new Event("input", { bubbles: true }));
        """)
      try browser.wait(until: "document.querySelector('#results a').textContent === 'Aerodactyl'")
      #expect(try browser.complaints() == [])
    }

    @Test func backAndForwardGoThroughTheFilters() throws {
      let browser = try Stage.now.browser()
      try browser.open("search/")
      try browser.click("label:has([name=type][value=dragon])")
      try browser.wait(until: "document.querySelectorAll('#results a').length > 40")
      try browser.click("label:has([name=gen][value='1'])")
      try browser.wait(until: Self.shows(3))
      _ = try browser.run("history.back()")
      try browser.wait(until: "document.querySelectorAll('#results a').length > 40")
      #expect(try browser.run("return location.search", as: String.self) == "?type=dragon")
      #expect(
        try browser.run(
          "return document.querySelector(`[name=gen][value='1']`).checked", as: Bool.self) == false)
      _ = try browser.run("history.forward()")
      try browser.wait(until: Self.shows(3))
      #expect(try browser.run("return location.search", as: String.self) == "?type=dragon&gen=1")
    }

    /// Of the names in other languages a search loads those in its own letters, and none for a
    /// number.
    @Test(arguments: [
      ("search/?q=pikchu", ["alphabets"]), ("search/?q=%E3%83%94%E3%82%AB", ["kana"]),
      ("search/?q=%E7%9A%AE%E5%8D%A1%E4%B8%98", ["han"]), ("search/?q=25", []),
      ("es/search/?q=acero", ["alphabets"]),
    ])
    func onlyNamesInTheQuerysLettersAreLoaded(address: String, scripts: [String]) throws {
      let browser = try Stage.now.browser()
      try browser.open(address)
      try browser.wait(until: Self.isDone)
      let loaded = try browser.run(
        """
        return performance.getEntriesByType("resource").map((it) => it.name.split("/").at(-1))
          .filter((name) => name.startsWith("names.")).map((name) => name.split(".")[2])
        """, as: [String].self)
      #expect(loaded == scripts)
    }

    @Test func aSpanishAddressOpensWithItsResults() throws {
      let browser = try Stage.now.browser()
      try browser.open("es/search/?q=acero%20legendario%20gen%204")
      try browser.wait(until: Self.isDone)
      #expect(try browser.texts("#results a") == ["Dialga", "Heatran"])
      #expect(try browser.texts("#status") == ["2 Pokémon"])
      #expect(try browser.complaints() == [])
    }

    @Test func theFieldOfEveryPageLeadsToResults() throws {
      let browser = try Stage.now.browser()
      try browser.open("es/types/")
      try browser.type("snorlax", into: "#find")
      try browser.press(.enter)
      try browser.wait(until: Self.isDone)
      let place = try browser.run("return location.pathname + location.search", as: String.self)
      #expect(place == "/es/search/?q=snorlax")
      #expect(try browser.texts("#results a").first == "Snorlax")
    }
  }
}

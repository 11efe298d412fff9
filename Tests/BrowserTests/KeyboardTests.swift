import Testing

extension BrowserTests {
  /// The whole use without a mouse.
  @Suite struct KeyboardTests {
    @Test func theFirstStopSkipsToTheContent() throws {
      let browser = try Stage.now.browser()
      try browser.open("")
      try browser.press(.tab)
      #expect(try browser.focus() == "Skip to content")
      try browser.wait(until: "document.activeElement.getBoundingClientRect().top >= 0")
      try browser.press(.enter)
      #expect(try browser.run("return location.hash", as: String.self) == "#main")
      try browser.press(.tab)
      #expect(
        try browser.run(
          "return document.querySelector('main').contains(document.activeElement)", as: Bool.self))
    }

    @Test func arrowKeysGoThroughTheResults() throws {
      let browser = try Stage.now.browser()
      try browser.open("search/?q=char")
      try browser.wait(until: "document.querySelector('#results[aria-busy=false] a')")
      for _ in 0..<30 where try browser.focus() != "q" { try browser.press(.tab) }
      #expect(try browser.focus() == "q")
      let names = try browser.texts("#results a")
      try browser.press(.down)
      #expect(try browser.focus() == names[0])
      try browser.press(.down)
      #expect(try browser.focus() == names[1])
      try browser.press(.up, .up)
      #expect(try browser.focus() == "q")
      try browser.press(.down, .enter)
      try browser.wait(until: "location.pathname.startsWith('/pokemon/')")
      #expect(try browser.texts("h1").first?.contains(names[0]) == true)
    }

    @Test func aStarIsSetBySpace() throws {
      let browser = try Stage.now.browser()
      try browser.open("pokemon/snorlax/")
      try browser.wait(until: "document.querySelector('main button[data-favorite]:not([hidden])')")
      let isAtStar = "return document.activeElement.matches('main button[data-favorite]')"
      for _ in 0..<60 where try !browser.run(isAtStar, as: Bool.self) {
        try browser.press(.tab)
      }
      try browser.press(.space)
      #expect(try browser.attribute("aria-pressed", of: ":focus") == "true")
      try browser.press(.space)
      #expect(try browser.attribute("aria-pressed", of: ":focus") == "false")
    }

    /// Every stop can be seen: it has a size, and an outline that the scripts of axe do not check.
    @Test(arguments: ["", "pokemon/eevee/", "search/?q=char", "types/"])
    func everyStopIsSeen(path: String) throws {
      let browser = try Stage.now.browser()
      try browser.open(path)
      // A card or a tile may show the outline for its link; the sound's controls are the browser's.
      let isUnseen = """
        const it = document.activeElement, box = it.getBoundingClientRect();
        const outlined = (...of) => getComputedStyle(...of).outlineStyle !== "none";
        const seen = box.width > 0 && box.height > 0 && (it.matches("audio") || outlined(it)
          || outlined(it, "::after") || outlined(it.closest("li") ?? it));
        return it === document.body || seen ? null : it.outerHTML.slice(0, 200);
        """
      var unseen: [String] = []
      for _ in 0..<40 {
        try browser.press(.tab)
        unseen += try browser.run(isUnseen, as: String?.self).map { [$0] } ?? []
      }
      #expect(unseen == [])
    }
  }
}

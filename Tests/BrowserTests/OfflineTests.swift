import Testing

extension BrowserTests {
  /// Reading without a network what was visited with one.
  @Suite struct OfflineTests {
    @Test func visitedPagesAreReadWithoutTheServer() throws {
      let (site, browser) = try visitPikachu()
      try browser.open("search/?q=char")
      try browser.wait(until: "document.querySelector('#results[aria-busy=false] a')")
      site.end()

      try browser.open("pokemon/pikachu/")
      #expect(try browser.texts("h1").first?.contains("Pikachu") == true)
      #expect(
        try browser.run(
          "return getComputedStyle(document.querySelector('.skip')).position", as: String.self)
          == "absolute")
      try browser.reload()
      #expect(try browser.texts("h1").first?.contains("Pikachu") == true)

      try browser.open("search/?q=pikachu")
      try browser.wait(until: "document.querySelector('#results[aria-busy=false] a')")
      #expect(try browser.texts("#results a").first == "Pikachu")

      try browser.open("pokemon/mew/")
      #expect(try browser.run("return location.pathname", as: String.self) == "/offline/")
      try browser.wait(until: "document.querySelectorAll('#visited a').length > 1")
      #expect(try browser.texts("#visited a").contains { $0.contains("Pikachu") })
    }

    /// A deployment with other assets begins a cache of its own.
    @Test func whatWasVisitedBeforeADeploymentIsStillRead() throws {
      let (site, browser) = try visitPikachu()
      let moved = try browser.promise(
        """
        (async () => {
          const [name] = await caches.keys();
          const now = await caches.open(name);
          const before = await caches.open(`${name} before`);
          const visited = (await now.keys()).filter(({ url }) => url.includes("/pokemon/"));
          for (const request of visited) {
            await before.put(request, await now.match(request));
            await now.delete(request);
          }
          return visited.length;
        })()
        """, as: Int.self)
      #expect(moved == 1)
      site.end()
      try browser.open("pokemon/pikachu/")
      #expect(try browser.texts("h1").first?.contains("Pikachu") == true)
    }

    /// A site of its own, a browser that its service worker looks after, and a page visited.
    private func visitPikachu() throws -> (site: Helper, browser: Browser) {
      let stage = try Stage.now
      let site = try Helper.site(stage.folder)
      let browser = try Browser(driver: stage.driver.port, site: site.port, .init())
      try browser.open("")
      _ = try browser.promise("navigator.serviceWorker.ready.then(() => true)", as: Bool.self)
      try browser.wait(until: "navigator.serviceWorker.controller")
      try browser.open("pokemon/pikachu/")
      return (site, browser)
    }
  }
}

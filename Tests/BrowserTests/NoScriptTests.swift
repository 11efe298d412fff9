import Foundation
import Testing

extension BrowserTests {
  /// The site with JavaScript off.
  @Suite struct NoScriptTests {
    /// Follows the links and forms of the files from the home page, and meets every page of the sitemap.
    @Test func linksAloneLeadEverywhere() throws {
      let folder = try Stage.now.folder
      let sitemap = try String(contentsOfFile: "\(folder)/sitemap.xml", encoding: .utf8)
      let pages = Set(sitemap.matches(of: /<loc>([^<]*)<\/loc>/).map { String($0.1) })
      #expect(pages.count > 2000)
      var met: Set<String> = ["/"]
      var waiting = ["/"]
      while let page = waiting.popLast() {
        guard let bytes = FileManager.default.contents(atPath: "\(folder)\(page)index.html")
        else { continue }
        for path in Self.links(of: bytes, from: page) where met.insert(path).inserted {
          waiting.append(path)
        }
      }
      #expect(pages.subtracting(met).sorted().prefix(10) == [])
    }

    /// The folders that the links and forms of a page lead to, below the root.
    private static func links(of page: Data, from address: String) -> [String] {
      [(#"<a "#, #"href=""#), (#"<form "#, #"action=""#)].flatMap { tag, attribute in
        values(of: Data(attribute.utf8), in: Data(tag.utf8), page)
      }
      .filter { !$0.contains(":") }
      .map { resolve($0.prefix { $0 != "#" && $0 != "?" }, from: address) }
    }

    /// The values of an attribute of all elements that begin so.
    private static func values(of attribute: Data, in tag: Data, _ page: Data) -> [String] {
      var values: [String] = []
      var rest = page[...]
      while let found = rest.range(of: tag) {
        rest = rest[found.upperBound...]
        let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
        guard let start = rest[..<end].range(of: attribute) else { continue }
        let value = rest[start.upperBound..<end].prefix { $0 != UInt8(ascii: "\"") }
        values.append(String(decoding: value, as: UTF8.self))
      }
      return values
    }

    private static func resolve(_ path: Substring, from address: String) -> String {
      guard !path.isEmpty else { return address }
      var steps = path.hasPrefix("/") ? [] : address.split(separator: "/")
      for step in path.split(separator: "/") where step != "." {
        if step == ".." { _ = steps.popLast() } else { steps.append(step) }
      }
      let folder = "/" + steps.map { $0 + "/" }.joined()
      return path.hasSuffix("/") || path.hasSuffix(".") ? folder : String(folder.dropLast())
    }

    @Test func pagesShowTheirContent() throws {
      let browser = try Stage.now.browser(.init(scripts: false))
      try browser.open("")
      #expect(try browser.texts(".card a").prefix(2) == ["Bulbasaur", "Ivysaur"])
      #expect(try browser.texts(".card button:not([hidden])") == [])
      try browser.click(".card:nth-child(2) a")
      #expect(try browser.texts("h1").first?.contains("Ivysaur") == true)
      try browser.open("favorites/")
      #expect(try browser.texts(".card a") == ["Bulbasaur", "Pikachu", "Eevee"])
      try browser.open("search/?q=pikachu")
      #expect(
        try browser.run(
          "return getComputedStyle(document.querySelector('noscript')).display", as: String.self)
          != "none")
      try browser.click("#browse a")
      #expect(try browser.run("return location.pathname", as: String.self) == "/")
    }
  }
}

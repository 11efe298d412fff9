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
      tags(of: page).compactMap { tag in
        let attribute = tag.hasPrefix("<a ") ? " href=\"" : " action=\""
        guard tag.hasPrefix("<a ") || tag.hasPrefix("<form "), let start = tag.range(of: attribute)
        else { return nil }
        let path = tag[start.upperBound...].prefix { $0 != "\"" }
        guard !path.contains(":") else { return nil }
        return resolve(path.prefix { $0 != "#" && $0 != "?" }, from: address)
      }
    }

    /// The tags of links and forms, and a few others. Hundreds of megabytes come through here.
    private static func tags(of page: Data) -> [String] {
      page.withUnsafeBytes { page in
        var tags: [String] = []
        var place = 0
        while let start = find("<", in: page, from: place) {
          place = start + 1
          guard place < page.count,
            page[place] == UInt8(ascii: "a") || page[place] == UInt8(ascii: "f"),
            let end = find(">", in: page, from: place)
          else { continue }
          tags.append(String(decoding: page[start..<end], as: UTF8.self))
        }
        return tags
      }
    }

    private static func find(
      _ letter: Unicode.Scalar, in page: UnsafeRawBufferPointer, from place: Int
    ) -> Int? {
      guard let base = page.baseAddress,
        let found = memchr(base + place, Int32(letter.value), page.count - place)
      else { return nil }
      return UnsafeRawPointer(found) - base
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
      #expect(try browser.texts(".card :is(h2, h3) a").prefix(2) == ["Bulbasaur", "Ivysaur"])
      #expect(try browser.texts(".card button:not([hidden])") == [])
      try browser.click(".card:nth-child(2) :is(h2, h3) a")
      #expect(try browser.texts("h1").first?.contains("Ivysaur") == true)
      try browser.open("favorites/")
      #expect(try browser.texts(".card :is(h2, h3) a") == ["Bulbasaur", "Pikachu", "Eevee"])
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

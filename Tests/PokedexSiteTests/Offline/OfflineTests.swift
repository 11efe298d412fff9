import Foundation
import Markup
import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct OfflineTests {
  @Test func aSiteHasAPageAManifestAndAWorker() throws {
    let site = try readBack()
    #expect(site.paths == ["offline/index.html", "manifest.webmanifest", "service-worker.js"])
    #expect(try site.findings("offline/index.html") == [])
    #expect(try site.text("offline/index.html").contains(#"href="../manifest.webmanifest""#))
  }

  @Test func theManifestsAddressesAreRelative() throws {
    struct Manifest: Decodable {
      struct Icon: Decodable { let src, sizes, purpose: String }
      let name: String
      let lang: String
      let scope: String
      let icons: [Icon]
    }
    let text = try readBack().text("manifest.webmanifest")
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
    #expect(manifest.name == "Pokédex")
    #expect(manifest.lang == "en")
    #expect(text.contains(#""start_url":"./""#))
    #expect(manifest.scope == "./")
    #expect(
      manifest.icons.map { $0.src.replacing(/[0-9a-f]{16}/, with: "HASH") } == [
        "assets/icon.HASH.svg", "assets/icon-192.HASH.png", "assets/icon-512.HASH.png",
        "assets/icon-maskable.HASH.svg", "assets/icon-maskable-512.HASH.png",
      ])
    #expect(manifest.icons.map(\.sizes) == ["any", "192x192", "512x512", "any", "512x512"])
    #expect(manifest.icons.map(\.purpose) == ["any", "any", "any", "maskable", "maskable"])
  }

  @Test func theWorkerBeginsWithWhatItKeepsFromTheStart() throws {
    let context = try EnglishSite.context(EnglishSite.snapshot.get())
    let lines = try readBack().text("service-worker.js").split(separator: "\n")
    let line = try #require(lines.first)
    #expect(line.contains(try context.assets.path("site.css")))
    #expect(line.contains(#""offline":["offline/"]"#))
    #expect(line.contains(/"version":"[0-9a-f]{16}"/))
    #expect(lines[1].hasPrefix(#""use strict";"#))
  }

  @Test func anotherAssetIsAnotherVersion() throws {
    func first(_ style: String) throws -> String {
      var contents: [String: [UInt8]] = ["site.css": Array(style.utf8)]
      for name in ["icon.svg", "favorites.js", "search.js", "service-worker.js"] {
        contents[name] = []
      }
      let context = try EnglishSite.context(
        EnglishSite.snapshot.get(), assets: Assets(contents))
      return String(decoding: try ServiceWorker.script(context), as: UTF8.self)
    }
    #expect(try first("a") == first("a"))
    #expect(try first("a") != first("b"))
  }

  private func readBack() throws -> ReadBack {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [1]
    return try ReadBack(EnglishSite.context(snapshot)) {
      try OfflinePage.plan($0, templates: $1)
    }
  }
}

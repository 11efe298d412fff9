import Foundation
import Markup
import PokeAPI
import PokeAPILive
import PokedexSite
import Publishing

/// The files of a planned site, made in memory.
struct WholeSite: Sendable {
  /// The text of each file by its path.
  let files: [String: String]
  private let policy: PagePolicy

  init(
    _ snapshot: Snapshot, history: History? = nil,
    configuration: SiteConfiguration = SiteConfiguration(),
    templates: String = Checkout.path("Templates")
  ) throws {
    let plan = try SitePlan(
      snapshot: snapshot, history: history, configuration: configuration, templates: templates)
    var files: [String: String] = [:]
    var buffer = OutputBuffer()
    for file in plan.files {
      buffer.removeAll()
      try file.render(&buffer)
      files[file.path.text] = buffer.text
    }
    self.files = files
    policy = plan.policy
  }

  /// What the checker finds on the pages and between them: dangling links, pages without one.
  var findings: [PageFinding] {
    let checker = PageChecker(policy: policy)
    var site = SiteChecker(policy: policy)
    for (path, text) in files {
      if path.hasSuffix(".html") {
        site.add(checker.check(text, path: path))
      } else {
        site.addFile(path, byteCount: text.utf8.count)
      }
    }
    return site.findings
  }

  /// The paths of the HTML pages, sorted.
  var pages: [String] { files.keys.filter { $0.hasSuffix(".html") }.sorted() }

  /// A page, taken apart.
  func page(_ path: String) throws -> HTMLInspector {
    guard let text = files[path] else { throw Missing(path: path) }
    return try HTMLInspector(text)
  }

  struct Missing: Error {
    let path: String
  }

  /// The folders below `pokemon/` that a page's main part links to, in the page's order, each once.
  func pokemonLinks(_ path: String) throws -> [String] {
    var found: [String] = []
    for href in try page(path).values("//main//a/@href") {
      let parts = href.split(separator: "/")
      guard parts.count >= 2, parts[parts.count - 2] == "pokemon" else { continue }
      let slug = String(parts[parts.count - 1])
      if !found.contains(slug) { found.append(slug) }
    }
    return found
  }

  /// The paths of a list's pages: `folder/index.html`, `folder/page/2/index.html` and so on.
  func pages(of folder: String) -> [String] {
    var paths = ["\(folder)index.html"]
    while files["\(folder)page/\(paths.count + 1)/index.html"] != nil {
      paths.append("\(folder)page/\(paths.count + 1)/index.html")
    }
    return paths
  }
}

/// The files of the checkout that the tests are compiled from.
enum Checkout {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// The whole path of a file, given from the root of the package.
  static func path(_ relative: String) -> String { "\(root)/\(relative)" }

  /// The snapshot that comes with the program.
  static let snapshot = Result { try SnapshotFile.read(path("Fixtures/snapshot.json")) }
}

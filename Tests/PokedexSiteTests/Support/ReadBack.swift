import Foundation
import Markup
import Publishing
import Testing

@testable import PokedexSite

/// The files of one section of a site, rendered and read back.
struct ReadBack {
  let files: [PlannedFile]

  init(
    _ context: SiteContext,
    _ plan: (SiteContext, TemplateLibrary) throws -> [PlannedFile]
  ) throws {
    let library = try TemplateLibrary(
      directory: EnglishSite.templates, constants: context.strings.texts,
      hosts: ["pokeapi.co", "raw.githubusercontent.com"])
    files = try plan(context, library)
  }

  var paths: [String] { files.map(\.path.text) }

  /// The paths of the pages, without their twins.
  var pages: [String] { files.filter { $0.kind == .page }.map(\.path.text) }

  /// The bytes of a file as text.
  func text(_ path: String) throws -> String {
    let file = try #require(files.first { $0.path.text == path })
    var buffer = OutputBuffer()
    try file.render(&buffer)
    return buffer.text
  }

  /// What the checker says of a page.
  func findings(_ path: String) throws -> [String] {
    PageChecker().check(try text(path), path: path).findings.map(\.description)
  }

  /// The slugs of the detail pages that a page's `<main>` links to, in order.
  func species(_ path: String) throws -> [String] {
    let page = try text(path)
    let start = try #require(page.range(of: "<main")).lowerBound
    let end = try #require(page.range(of: "</main>")).lowerBound
    return page[start..<end].matches(of: /href="[.\/]*\/pokemon\/([^\/"]+)\/"/)
      .map { String($0.1) }
  }
}

import Foundation
import Markup
import Testing

/// The examples of `Templates/REFERENCE.md`, each rendered and compared with the result beside it.
@Suite struct TemplateReferenceTests {
  struct Card: TemplateValue {
    var name: String
    var url: String
    var note: String?
    var isFavorite = false

    static let fields: [Field<Self>] = [
      .text("name") { $0.name }, .text("url") { $0.url }, .text("note") { $0.note },
      .flag("isFavorite") { $0.isFavorite },
    ]
  }

  struct Page: TemplateValue {
    static let fields: [Field<Self>] = [
      .text("title") { _ in "Salt & Pepper" },
      .text("subtitle") { _ in String?.none },
      .flag("isEmpty") { _ in false },
      .list("cards") { _ in
        [
          Card(name: "Bulbasaur", url: "/bulbasaur/", note: "Seed", isFavorite: true),
          Card(name: "Ivysaur", url: "/ivysaur/"),
        ]
      },
      .list("words") { _ in ["one", "two"] },
      .json("data") { _ in ["name": "<b>"] },
    ]
  }

  struct Example: CustomTestStringConvertible {
    var name: String
    var template: String
    var result: String

    var testDescription: String { name }
  }

  /// The fenced blocks of the page, with what stands behind the fence.
  static let blocks: [(info: String, text: String)] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Templates/REFERENCE.md")
    guard let page = try? String(contentsOf: file, encoding: .utf8) else {
      return []
    }
    var blocks: [(info: String, text: String)] = []
    var open: (info: String, lines: [Substring])?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == "```" {
          blocks.append((block.info, block.lines.joined(separator: "\n")))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      }
    }
    return blocks
  }()

  static let examples: [Example] = zip(blocks, blocks.dropFirst()).compactMap { block, next in
    guard next.info == "html result" else {
      return nil
    }
    return Example(
      name: block.text,
      template: block.info == "html page" ? block.text : page(block.text), result: next.text)
  }

  static func page(_ body: String) -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:px="urn:pokedex:template" lang="en">
    <head><title>T</title></head>
    <body>\(body)</body>
    </html>
    """
  }

  @Test func everyDirectiveHasAnExample() {
    let templates = Self.examples.map(\.template).joined()
    for directive in [
      "attr", "class", "each", "if", "include", "json", "layout", "remove", "slot", "text",
      "unless", "with",
    ] {
      #expect(templates.contains("px:\(directive)=\""), "no example of px:\(directive)")
    }
    #expect(Self.examples.count == 11)
  }

  @Test(arguments: examples) func exampleRendersAsShown(_ example: Example) throws {
    var sources = ["example": example.template]
    for block in Self.blocks where ["html partials/card", "html layout"].contains(block.info) {
      sources[String(block.info.dropFirst(5))] = block.text
    }
    let library = TemplateLibrary(sources: sources)
    let html = try library.template("example", for: Page.self).render(Page())
    let start = try #require(html.firstRange(of: "<body>")).upperBound
    let end = try #require(html.firstRange(of: "</body>")).lowerBound
    #expect(html[start..<end] == example.result)
  }
}

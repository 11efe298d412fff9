import Markup
import Testing

/// What data may never do: 120 hostile texts in each of seven contexts, read back by a parser. The
/// page has the elements and attributes that it has with a harmless text, and the text comes back.
@Suite struct HostileTextTests {
  struct Page: TemplateValue {
    var text: String
    static let fields: [Field<Self>] = [
      .text("text") { $0.text }, .text("optional") { Optional($0.text) },
      .list("list") { [$0.text, $0.text] },
      .json("data") { ["name": .string($0.text), "list": [.string($0.text)]] },
    ]
  }

  enum Context: String, CaseIterable, Sendable {
    case text = "<p px:text=\"page.text\">x</p>"
    case title = "<textarea name=\"x\" px:text=\"page.text\">x</textarea>"
    case attribute = "<p px:attr=\"title page.text\">x</p>"
    case optionalAttribute = "<p px:attr=\"data-x page.optional\">x</p>"
    case className = "<p px:attr=\"class page.text\" px:class=\"more page.list\">x</p>"
    case list = "<ul><li px:each=\"t in page.list\" px:text=\"t\">x</li></ul>"
    case json = "<script type=\"application/ld+json\" px:json=\"page.data\">{}</script>"
  }

  /// 24 texts; each also stands after, before, within and around others, which makes 120.
  static let seeds = [
    "<script>alert(1)</script>", "</p><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>",
    "' onmouseover='alert(1)", "\" onfocus=\"alert(1)\" autofocus=\"",
    "</script><script>x</script>",
    "</title><b>", "</textarea><b>", "<!--", "-->", "<![CDATA[", "]]>", "<?xml version=\"1.0\"?>",
    "&lt;script&gt;", "&#60;script&#62;", "&amp;&bogus;&", "javascript:alert(1)",
    "\u{0}\u{1}\u{8}\u{B}\u{C}\u{1F}\u{7F}\u{85}\u{9F}", "\u{FFFE}\u{FFFF}", "\u{2028}\u{2029}",
    "\r\n\ta\rb", "\u{202E}\u{200B}\u{FEFF}", "`${x}` {{ x }} <% x %>", "\\\"\\u003c\\",
  ]

  static let texts: [String] = seeds.flatMap { seed in
    [seed, "abcdefgh" + seed, seed + "é日本🐉", seed + seed, "é<" + seed + "&\""]
  }

  /// What is left of a text when characters that pages cannot hold are gone.
  static func kept(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    let source = Array(text.unicodeScalars)
    for (index, scalar) in source.enumerated() {
      switch scalar {
      case "\t", "\n": scalars.append(scalar)
      case "\r":
        if index + 1 == source.count || source[index + 1] != "\n" {
          scalars.append("\n")
        }
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": break
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  @Test func thereAreEightHundredAndFortyCases() {
    #expect(Set(Self.texts).count == 120)
    #expect(Self.texts.count * Context.allCases.count == 840)
  }

  @Test(arguments: Context.allCases) func skeletonStays(in context: Context) throws {
    let template = try TemplateLibrary(sources: ["page": TestLibrary.page(context.rawValue)])
      .template("page", for: Page.self)
    let harmless = try HTMLInspector(template.render(Page(text: "x"))).root.skeleton
    for text in Self.texts {
      let page = try HTMLInspector(template.render(Page(text: text)))
      #expect(page.root.skeleton == harmless, "\(text.debugDescription)")
      let kept = Self.kept(text)
      // XML turns line ends and tabs of an attribute into spaces.
      let flat = String(kept.map { $0.isNewline || $0 == "\t" ? " " : $0 })
      switch context {
      case .text: #expect(try page.values("//p") == [kept])
      case .title: #expect(try page.values("//textarea") == [kept])
      case .attribute: #expect(try page.values("//p/@title").map(normal) == [normal(flat)])
      case .optionalAttribute:
        #expect(try page.values("//p/@data-x").map(normal) == [normal(flat)])
      case .className:
        #expect(try page.values("//p/@class").count == 1)
      case .list: #expect(try page.values("//li") == [kept, kept])
      case .json:
        let block = try #require(try page.values("//script").first)
        #expect(!block.contains("<"))
        #expect(!block.contains("&"))
        #expect(!block.unicodeScalars.contains { $0 == "\u{2028}" || $0.value < 0x20 })
      }
    }
  }

  private func normal(_ text: String) -> String {
    text.replacing("\u{2028}", with: " ").replacing("\u{2029}", with: " ")
  }
}

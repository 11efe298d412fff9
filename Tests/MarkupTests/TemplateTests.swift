import Markup
import Testing

struct Chip: TemplateValue {
  var name: String
  var url: String
  static let fields: [Field<Self>] = [.text("name") { $0.name }, .text("url") { $0.url }]
}

struct Card: TemplateValue {
  var name: String
  var note: String?
  var isNew = false
  var chips: [Chip] = []
  static let fields: [Field<Self>] = [
    .text("name") { $0.name }, .text("note") { $0.note }, .flag("isNew") { $0.isNew },
    .list("chips") { $0.chips },
  ]
}

struct Page: TemplateValue {
  var title: String
  var count = 0
  var best: Card?
  var cards: [Card] = []
  var words: [String] = []
  var data: JSONValue = ["name": "</script>"]
  static let fields: [Field<Self>] = [
    .text("title") { $0.title }, .number("count") { $0.count }, .record("best") { $0.best },
    .list("cards") { $0.cards }, .list("words") { $0.words }, .json("data") { $0.data },
  ]
}

@Suite struct TemplateTests {
  @Test func wholePage() throws {
    let library = TemplateLibrary(
      sources: [
        "layout": """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" xmlns:px="urn:pokedex:template" lang="en">
          <head><meta charset="utf-8"/><title px:text="page.title">T</title></head>
          <body><main px:slot="main"><p>nothing</p></main></body>
        </html>
        """,
        "card": """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" xmlns:px="urn:pokedex:template" lang="en">
          <head><title>T</title></head>
          <body>
            <li px:class="new card.isNew"><b px:text="card.name">N</b> <i px:if="card.note" px:text="card.note">x</i>
              <a px:each="chip in card.chips" href="x" px:attr="href chip.url" px:text="chip.name">c</a></li>
          </body>
        </html>
        """,
        "list": """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" xmlns:px="urn:pokedex:template" px:layout="layout">
          <head><title>T</title></head>
          <body><main px:slot="main"><h1 px:text="strings.title">x</h1>
            <p px:if="page.best" px:text="page.best.name">b</p>
            <p><px:block px:each="w, loop in page.words"><px:block px:unless="loop.isFirst">, </px:block><b px:text="w">w</b></px:block></p>
            <ul><li px:each="c, loop in page.cards" px:include="card" px:with="card c">x</li>
            <li px:remove="all">s</li></ul>
            <p px:text="page.count">3</p>
            <script type="application/ld+json" px:json="page.data">{}</script>
          </main></body>
        </html>
        """,
      ], constants: ["title": "Hé & Co"])
    let template = try library.template("list", for: Page.self)
    let html = template.render(
      Page(
        title: "A < B", count: -42, best: Card(name: "Best"),
        cards: [
          Card(name: "One", note: "n", isNew: true, chips: [Chip(name: "f", url: "javascript:x")]),
          Card(name: "Two\u{0}"),
        ], words: ["a", "b"]))
    #expect(
      html == """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
        <head><meta charset="utf-8"/><title>A &lt; B</title></head>
        <body><main><h1>Hé &amp; Co</h1>
        <p>Best</p>
        <p><b>a</b>, <b>b</b></p>
        <ul><li class="new"><b>One</b> <i>n</i>
        <a>f</a></li><li><b>Two</b> </li></ul>
        <p>-42</p>
        <script type="application/ld+json">{"name":"\\u003c/script\\u003e"}</script>
        </main></body>
        </html>

        """)
    #expect(library.diagnostics == [])
  }
}

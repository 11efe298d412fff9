internal import Markup

/// The reference pages' templates. They lie in the program, so that the benchmark is one file.
struct ReferenceTemplates: Sendable {
  let home: Template<HomePage>
  let list: Template<ListPage>
  let detail: Template<DetailPage>

  /// Hosts that the reference pages link to.
  static let hosts: Set<String> = ["example.org", "raw.githubusercontent.com"]

  init() throws {
    let library = TemplateLibrary(
      sources: [
        "layout": Self.page(Self.layout, "lang=\"en\""),
        "chips": Self.page(Self.chips), "card": Self.page(Self.card),
        "home": Self.page(Self.home, "px:layout=\"layout\""),
        "list": Self.page(Self.list, "px:layout=\"layout\""),
        "detail": Self.page(Self.detail, "px:layout=\"layout\""),
      ], hosts: Self.hosts, syntax: .html)
    home = library.compile("home", for: HomePage.self)
    list = library.compile("list", for: ListPage.self)
    detail = library.compile("detail", for: DetailPage.self)
    try library.finish(strict: true)
  }

  private static func page(_ content: String, _ attributes: String = "") -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:px="urn:pokedex:template" \(attributes)>
    \(content)
    </html>
    """
  }

  private static let layout = """
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width,initial-scale=1"/>
    <title><px:block px:text="page.shell.title">Title</px:block> · Pokédex</title>
    <meta name="description" content="" px:attr="content page.shell.description"/>
    <link rel="canonical" href="" px:attr="href page.shell.canonical"/>
    <link rel="stylesheet" href="/style.css"/>
    </head>
    <body>
    <header><a href="/">Pokédex</a>
    <nav><ul>
    <li><a href="/pokemon/">All</a></li>
    <li px:each="type in page.shell.types"><a href="#" px:attr="href type.url" px:text="type.name">Fire</a></li>
    <li px:each="generation in page.shell.generations"><a href="#" px:attr="href generation.url" px:text="generation.name">I</a></li>
    </ul></nav></header>
    <main px:slot="main"></main>
    <footer><p>Data: PokeAPI.</p></footer>
    </body>
    """

  private static let chips = """
    <body><ul class="chips"><li px:each="type in types"><a href="#" px:attr="class type.chipClass; href type.url" px:text="type.name">Fire</a></li></ul></body>
    """

  private static let card = """
    <body><li class="card"><a href="#" px:attr="href card.url"><img src="x.png" alt="" width="96" height="96" loading="lazy" px:attr="src card.sprite; alt card.name"/><span>#<px:block px:text="card.number">0001</px:block></span> <b px:text="card.name">Bulbasaur</b></a><ul px:include="chips" px:with="types card.types"/></li></body>
    """

  private static let home = """
    <body><main px:slot="main"><h1>Pokédex</h1>
    <p><px:block px:text="page.count">1025</px:block> entries.</p>
    <ul class="cards">
    <li px:each="card in page.cards" px:include="card" px:with="card card"/>
    </ul>
    <p><a href="/pokemon/">All entries</a></p></main></body>
    """

  private static let list = """
    <body><main px:slot="main"><h1 px:text="page.heading">Fire</h1>
    <p><px:block px:text="page.total">1025</px:block> entries.</p>
    <ul class="cards">
    <li px:each="card in page.cards" px:include="card" px:with="card card"/>
    </ul>
    <ul class="pager"><li px:if="page.previous"><a rel="prev" href="#" px:attr="href page.previous">Previous</a></li><li><px:block px:text="page.number">1</px:block> / <px:block px:text="page.count">9</px:block></li><li px:if="page.next"><a rel="next" href="#" px:attr="href page.next">Next</a></li></ul></main></body>
    """

  private static let detail = """
    <body><main px:slot="main"><article>
    <h1><px:block px:text="page.name">Bulbasaur</px:block> <small>#<px:block px:text="page.number">0001</px:block></small></h1>
    <img src="x.png" alt="" width="96" height="96" px:attr="src page.sprite; alt page.name"/>
    <p px:text="page.genus">Seed</p>
    <ul px:include="chips" px:with="types page.types"/>
    <p px:text="page.flavor">Text</p>
    <dl>
    <dt>Height</dt><dd><px:block px:text="page.height">0.7</px:block> m</dd>
    <dt>Weight</dt><dd><px:block px:text="page.weight">6.9</px:block> kg</dd>
    <dt>Generation</dt><dd><a href="#" px:attr="href page.generation.url" px:text="page.generation.name">I</a></dd>
    <dt>Colour</dt><dd px:text="page.color">green</dd>
    <dt>Egg groups</dt><dd px:text="page.eggGroups">Grass</dd>
    </dl>
    <h2>Abilities</h2>
    <ul>
    <li px:each="ability in page.abilities"><px:block px:text="ability.name">Overgrow</px:block><px:block px:if="ability.isHidden"> <small>hidden</small></px:block></li>
    </ul>
    <h2>Base stats</h2>
    <table>
    <tr px:each="stat in page.stats"><th px:text="stat.name">HP</th><td px:text="stat.value">45</td><td><meter min="0" max="255" value="45" px:attr="value stat.value"></meter></td></tr>
    <tr><th>Total</th><td px:text="page.total">318</td><td></td></tr>
    </table>
    <h2>Evolution</h2>
    <ul px:if="page.evolutions">
    <li px:each="step in page.evolutions"><a href="#" px:attr="href step.fromURL" px:text="step.fromName">Bulbasaur</a> → <a href="#" px:attr="href step.toURL" px:text="step.toName">Ivysaur</a> (<px:block px:text="step.condition">Level 16</px:block>)</li>
    </ul>
    <p px:unless="page.evolutions">Does not evolve.</p>
    <h2>Moves by level</h2>
    <table>
    <tr><th>Level</th><th>Move</th><th>Type</th><th>Class</th><th>Power</th><th>Accuracy</th><th>PP</th></tr>
    <tr px:each="move in page.moves"><td px:text="move.level">1</td><td px:text="move.name">Tackle</td><td><a href="#" px:attr="class move.typeClass; href move.typeURL" px:text="move.typeName">Normal</a></td><td px:text="move.category">physical</td><td><px:block px:if="move.power" px:text="move.power">40</px:block><px:block px:unless="move.power">—</px:block></td><td><px:block px:if="move.accuracy" px:text="move.accuracy">100</px:block><px:block px:unless="move.accuracy">—</px:block></td><td px:text="move.powerPoints">35</td></tr>
    </table>
    <ul class="pager"><li px:if="page.previous"><a rel="prev" href="#" px:attr="href page.previous.url" px:text="page.previous.name">Before</a></li><li px:if="page.next"><a rel="next" href="#" px:attr="href page.next.url" px:text="page.next.name">After</a></li></ul>
    </article></main></body>
    """
}

import Markup
import Testing

@Suite struct TemplateDiagnosticsTests {
  struct Card: TemplateValue {
    var name = "n"
    var note: String?
    static let fields: [Field<Self>] = [.text("name") { $0.name }, .text("note") { $0.note }]
  }

  struct Page: TemplateValue {
    var title = "t"
    static let fields: [Field<Self>] = [
      .text("title") { $0.title }, .number("count") { _ in 3 }, .flag("isNew") { _ in true },
      .list("cards") { _ in [Card()] }, .record("best") { _ in Card() },
      .json("data") { _ in ["a": 1] },
    ]
  }

  func mistakes(_ body: String, with others: [String: String] = [:]) -> [String] {
    TestLibrary.mistakes(body, Page.self, with: others, constants: ["nav.main": "Main"])
  }

  @Test func unknownFieldNamesTheNearest() {
    #expect(
      mistakes("<p px:text=\"page.titel\">x</p>") == [
        "5:13: Page has no field “titel”; did you mean “title”?"
      ])
  }

  @Test func unknownNameNamesTheNearest() {
    #expect(
      mistakes("<p px:text=\"pgae.title\">x</p>") == [
        "5:13: unknown name “pgae”; did you mean “page”?"
      ])
  }

  @Test func allMistakesComeTogetherInOrder() {
    #expect(
      mistakes(
        """
        <p px:text="page.cards">x</p>
        <p px:text="page.best">x</p>
          <p px:if="page.title">x</p>
        <p px:each="x in page.title">x</p>
        <p px:text="page.isNew">x</p>
        <p px:text="page.data">x</p>
        """) == [
          "5:13: “page.cards” is a list, not a text: repeat it with px:each",
          "6:13: “page.best” is a record, not a text: name one of its fields",
          "7:13: “page.title” is a text that is always there: ask a flag, a list or an optional value",
          "8:18: “page.title” is a text: px:each repeats lists",
          "9:13: “page.isNew” is a flag, not a text: ask it with px:if, px:unless or px:class",
          "10:13: “page.data” is JSON, not a text: write it with px:json",
        ])
  }

  @Test func stepsIntoListsAndTexts() {
    #expect(
      mistakes("<p px:text=\"page.cards.name\">x</p><p px:text=\"page.title.name\">x</p>") == [
        "5:13: “page.cards” is a list: repeat it with px:each and name an element’s field",
        "5:47: “page.title” is a text and has no fields",
      ])
  }

  @Test func loopVariableMayNotShadow() {
    #expect(
      mistakes("<p px:each=\"page in page.cards\">x</p>") == [
        "5:13: “page” already has a meaning here: choose another name"
      ])
    #expect(
      mistakes("<p px:each=\"a, a in page.cards\">x</p>") == [
        "5:13: the element and the loop need different names"
      ])
    #expect(
      mistakes("<p px:each=\"strings in page.cards\">x</p>") == [
        "5:13: “strings” is the name of the language’s texts"
      ])
  }

  @Test func loopHasThreeFields() {
    #expect(
      mistakes("<p px:each=\"c, l in page.cards\" px:text=\"l.positon\">x</p>") == [
        "5:42: a loop has position, isFirst and isLast, no “positon”; did you mean “position”?"
      ])
  }

  @Test func loopVariableEndsWithItsElement() {
    #expect(
      mistakes("<p px:each=\"c in page.cards\">x</p><p px:text=\"c.name\">x</p>") == [
        "5:47: unknown name “c”"
      ])
  }

  @Test func unknownStringNamesTheNearest() {
    #expect(
      mistakes("<p px:text=\"strings.nav.mian\">x</p>") == [
        "5:13: unknown string “nav.mian”; did you mean “nav.main”?"
      ])
  }

  @Test func fixedIdInsideLoop() {
    #expect(
      mistakes("<ul><li px:each=\"c in page.cards\"><p id=\"x\">x</p></li></ul>") == [
        "5:38: a fixed id inside px:each would stand on the page several times: bind it with px:attr"
      ])
  }

  @Test func missingIncludeNamesTheNearest() {
    #expect(
      mistakes(
        "<p px:include=\"partials/cart\">x</p>",
        with: ["partials/card": TestLibrary.page("<p>x</p>")]) == [
          "5:16: there is no template “partials/cart”; did you mean “partials/card”?"
        ])
  }

  @Test func includeLoop() {
    #expect(
      mistakes(
        "<p px:include=\"a\">x</p>",
        with: [
          "a": TestLibrary.page("<p px:include=\"b\">x</p>"),
          "b": TestLibrary.page("<p px:include=\"a\">x</p>"),
        ]) == ["b.xhtml:5:16: “a” includes itself: page → a → b → a"])
  }

  @Test func partialSeesOnlyWhatItIsGiven() {
    #expect(
      mistakes(
        "<p px:include=\"a\" px:with=\"card page.best\">x</p>",
        with: ["a": TestLibrary.page("<p px:text=\"page.title\">x</p>")]) == [
          "a.xhtml:5:13: unknown name “page”"
        ])
  }

  @Test func namesWithoutInclude() {
    #expect(
      mistakes("<p px:with=\"a page.best\">x</p>") == [
        "5:13: px:with gives names to a partial: it needs px:include"
      ])
  }

  @Test func layoutsAndSlots() {
    let layout = TestLibrary.page("<main px:slot=\"main\">x</main>")
    #expect(
      TestLibrary.mistakes(
        in: TestLibrary.page("<p px:slot=\"mian\">x</p>", html: "px:layout=\"layout\""),
        Page.self, with: ["layout": layout]) == [
          "5:13: the layout “layout” has no slot “mian”; did you mean “main”?"
        ])
    #expect(
      TestLibrary.mistakes(
        in: TestLibrary.page(
          "<p px:slot=\"main\">x</p><p px:slot=\"main\">y</p>", html: "px:layout=\"layout\""),
        Page.self, with: ["layout": layout]) == [
          "5:36: the slot “main” is filled twice"
        ])
    #expect(
      mistakes("<p px:slot=\"main\">x</p>") == [
        "5:13: px:slot stands in a layout, or in a page whose <html> has px:layout"
      ])
    #expect(
      mistakes("<p px:layout=\"layout\">x</p>") == [
        "5:15: px:layout stands on the <html> of a page"
      ])
  }

  @Test func unknownDirectiveNamesTheNearest() {
    #expect(
      mistakes("<p px:txet=\"page.title\">x</p>") == [
        "5:4: px:txet: unknown directive px:txet; did you mean “text”?"
      ])
  }

  @Test(arguments: [
    ("<p px:text=\"\">x</p>", "5:13: px:text: expected a path"),
    ("<p px:text=\"page.\">x</p>", "5:18: px:text: expected a name after the dot"),
    (
      "<p px:text=\"page.title + 1\">x</p>",
      "5:24: px:text: expected the end; expressions are dotted paths and nothing else"
    ),
    ("<p px:each=\"page.cards\">x</p>", "5:17: px:each: expected “in” and a path"),
    ("<p px:attr=\"title\">x</p>", "5:18: px:attr: expected a path"),
    ("<p px:remove=\"some\">x</p>", "5:15: px:remove: px:remove takes “all”"),
    (
      "<p px:include=\"../etc/passwd\">x</p>",
      "5:16: px:include: expected a name of letters, digits, “-” and “/”, as partials/card"
    ),
  ])
  func malformedExpression(body: String, message: String) {
    #expect(mistakes(body) == [message])
  }

  @Test(arguments: [
    ("<marquee>x</marquee>", "5:1: <marquee> is not an element that pages may use"),
    (
      "<secton>x</secton>",
      "5:1: <secton> is not an element that pages may use; did you mean “section”?"
    ),
    ("<p titel=\"x\">x</p>", "5:4: <p> has no attribute “titel”; did you mean “title”?"),
    (
      "<p onclick=\"x\">x</p>",
      "5:4: event attributes are refused: add the listener in a script file"
    ),
    ("<p style=\"x\">x</p>", "5:4: inline styles are refused: use a class and the stylesheet"),
    ("<p srcdoc=\"x\">x</p>", "5:4: srcdoc is refused: it holds a page inside an attribute"),
    ("<style>p{}</style>", "5:1: <style> is not an element that pages may use"),
    (
      "<script>x</script>",
      "5:1: inline scripts are refused: put the script into a file, data into a data block with px:json"
    ),
    (
      "<script px:text=\"page.title\" src=\"a.js\"></script>",
      "5:18: text in a script is refused: use a data block and px:json"
    ),
    (
      "<script px:json=\"page.data\">x</script>",
      "5:18: px:json needs type=\"application/json\" or \"application/ld+json\" and no src"
    ),
    ("<p px:json=\"page.data\">x</p>", "5:13: px:json stands on a <script> data block"),
    (
      "<p px:attr=\"onclick page.title\">x</p>",
      "5:13: event attributes are refused: add the listener in a script file"
    ),
    (
      "<p px:attr=\"title page.isNew\">x</p>",
      "5:13: “page.isNew” is a flag, and title is no boolean attribute"
    ),
    ("<p px:attr=\"title page.title; title page.title\">x</p>", "5:31: px:attr names title twice"),
    ("<br px:text=\"page.title\"/>", "5:14: <br> has no content to put text into"),
    ("<a href=\"javascript:x\">x</a>", "5:10: the URL of a href has a scheme other than https"),
    (
      "<a href=\"https://evil.example/\">x</a>",
      "5:10: the URL of a href is on a host that is not allowed"
    ),
    ("<img src=\"a.png\"/>", "5:1: <img> needs the attribute alt"),
    ("<px:loop>x</px:loop>", "5:1: unknown element <px:loop>; only <px:block> exists"),
    ("<px:block id=\"x\">x</px:block>", "5:11: <px:block> has no tag that could carry attributes"),
  ])
  func refused(body: String, message: String) {
    #expect(mistakes(body) == [message])
  }

  @Test func unreadFieldsAreWarnings() throws {
    let library = TemplateLibrary(sources: [
      "page": TestLibrary.page(
        """
        <p px:text="page.title">x</p><p px:text="page.count">x</p><p px:if="page.isNew">x</p>
        <p px:text="page.best.name">x</p>
        <script type="application/json" px:json="page.data">x</script>
        """)
    ])
    _ = library.compile("page", for: Page.self)
    let warnings = try library.finish()
    #expect(
      warnings.map(\.description) == [
        "page.xhtml:2:1: warning: no template reads the field “cards” of Page",
        "page.xhtml:6:13: warning: no template reads the field “note” of Card",
      ])
    #expect(throws: TemplateErrors(warnings)) { try library.finish(strict: true) }
  }

  @Test func missingTemplate() {
    let library = TemplateLibrary(sources: ["list": TestLibrary.page("x")])
    #expect(
      throws: TemplateErrors([
        TemplateDiagnostic(
          location: SourceLocation(file: "lits.xhtml", line: 1, column: 1), severity: .error,
          message: "there is no template “lits”; did you mean “list”?")
      ])
    ) { try library.template("lits", for: Page.self) }
  }
}

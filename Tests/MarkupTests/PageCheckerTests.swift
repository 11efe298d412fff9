import Markup
import Testing

@Suite struct PageCheckerTests {
  /// A good page around a body; the body begins on line 4.
  static func page(_ body: String) -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
    <head><meta charset="utf-8"/><title>T</title></head><body><h1>H</h1>
    \(body)
    </body></html>

    """
  }

  func findings(
    in page: String, path: String = "index.html", policy: PagePolicy = PagePolicy()
  ) -> [String] {
    PageChecker(policy: policy).check(page, path: path).findings.map {
      "\($0.line):\($0.column): \($0.rule.rawValue): \($0.message)"
    }
  }

  func findings(_ body: String) -> [String] {
    findings(in: Self.page(body))
  }

  @Test func goodPage() {
    let body = """
      <nav aria-label="Main"><ul><li><a href="a/">A</a></li></ul></nav>
      <main id="m"><article><h2>Two</h2><p>x <b>b</b> <a href="#m"><img src="i.png" alt=""/></a></p>
      <dl><div><dt>a</dt><dd>b</dd></div><dt>c</dt><dd>d</dd></dl>
      <table><caption>c</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>
      <details><summary>s</summary><p>x</p></details>
      <form action="/search/"><label for="q">q</label><input id="q" name="q" type="search"/>
      <select name="s"><option value="1">1</option></select><button type="submit">go</button></form>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"/><use href="#i"/></svg>
      <audio controls="controls" src="a.ogg"></audio><picture><source srcset="a.webp"/><img src="a.png" alt="a"/></picture>
      <time datetime="2026-01-01">x</time><meter min="0" max="1" value="1">1</meter><search></search><hr/>
      <script src="a.js" defer="defer"></script><script type="application/ld+json">{"a":"\\u003c"}</script>
      </article></main><footer>f</footer>
      """
    #expect(findings(body) == [])
  }

  @Test(arguments: [
    ("<marquee>x</marquee>", "4:1: element: <marquee> is not an element that pages may use"),
    ("<div/>", "4:1: element: HTML reads <div/> as a start tag: write an end tag"),
    ("<br></br>", "4:1: element: <br> has no content: write <br/>"),
    ("<p titel=\"x\">x</p>", "4:1: attribute: <p> has no attribute titel"),
    (
      "<p onclick=\"x\">x</p>",
      "4:1: attribute: event attributes are refused: add the listener in a script file"
    ),
    (
      "<p style=\"x\">x</p>",
      "4:1: attribute: inline styles are refused: use a class and the stylesheet"
    ),
    ("<img src=\"a.png\"/>", "4:1: attribute: <img> needs the attribute alt"),
    ("<meter>1</meter>", "4:1: attribute: <meter> needs the attribute value"),
    (
      "<p hidden=\"hidden\">x</p><input name=\"a\" disabled=\"yes\"/>",
      "4:25: attribute: disabled is there or not: write disabled=\"disabled\""
    ),
    ("<p><div>x</div></p>", "4:4: content: <div> has no place in <p>"),
    ("<ul><p>x</p></ul>", "4:5: content: <p> has no place in <ul>"),
    ("<ul>x</ul>", "4:5: content: <ul> cannot hold text"),
    ("<p><li>x</li></p>", "4:4: content: <li> has no place in <p>"),
    ("<table><td>x</td></table>", "4:8: content: <td> has no place in <table>"),
    ("<span><a href=\"#\"><div>x</div></a></span>", "4:19: content: <div> has no place in <a>"),
    (
      "<a href=\"#\"><b><a href=\"#\">x</a></b></a>", "4:16: content: <a> must not stand inside <a>"
    ),
    ("<a href=\"#\"><button>x</button></a>", "4:13: content: <button> must not stand inside <a>"),
    ("<a href=\"#\"><b tabindex=\"0\">x</b></a>", "4:13: content: <b> must not stand inside <a>"),
    ("<form><div><form></form></div></form>", "4:12: content: <form> must not stand inside <form>"),
    (
      "<header><div><footer>x</footer></div></header>",
      "4:14: content: <footer> must not stand inside <header>"
    ),
    ("<article><main>x</main></article>", "4:10: content: <main> must not stand inside <article>"),
    ("<main>x</main><main>y</main>", "4:15: content: a page has one <main>"),
    ("<dl><div><p>x</p></div></dl>", "4:10: content: <p> has no place in <div>"),
    ("<dl><dd>x</dd></dl>", "4:5: content: <dd> needs a <dt> before it"),
    ("<dl><dt>x</dt></dl>", "4:15: content: <dl> ends with a <dt> without <dd>"),
    ("<details><p>x</p></details>", "4:10: content: <details> begins with its <summary>"),
    ("<details></details>", "4:10: content: <details> needs a <summary>"),
    (
      "<table><tr><td>x</td></tr><thead><tr><th>x</th></tr></thead></table>",
      "4:27: content: <thead> comes too late in <table>"
    ),
    (
      "<table><tr><td>x</td></tr><caption>x</caption></table>",
      "4:27: content: <caption> must come first"
    ),
    (
      "<picture><img src=\"a\" alt=\"\"/><source srcset=\"b\"/></picture>",
      "4:31: content: <source> comes too late in <picture>"
    ),
    (
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><p xmlns=\"http://www.w3.org/1999/xhtml\">x</p></svg>",
      "4:41: content: <p> has no place in <svg>"
    ),
    (
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><foreignObject/></svg>",
      "4:41: element: <foreignObject> is not an element that pages may use"
    ),
    ("<p id=\"a\">x</p><p id=\"a\">y</p>", "4:16: id: the id “a” is given twice"),
    ("<p id=\"a b\">x</p>", "4:1: id: an id is a word: “a b”"),
    ("<label for=\"q\">x</label>", "4:1: id: for names the id “q”, which the page does not have"),
    (
      "<p aria-labelledby=\"q\">x</p>",
      "4:1: id: aria-labelledby names the id “q”, which the page does not have"
    ),
    ("<h3>x</h3>", "4:1: heading: <h3> follows <h1>: a level is left out"),
    ("<h1>x</h1>", "4:1: heading: a page has one <h1>"),
    ("<h2></h2>", "4:5: heading: <h2> is empty"),
    ("<p lang=\"\">x</p>", "4:1: language: lang is empty"),
    (
      "<a href=\"javascript:x\">x</a>",
      "4:1: url: href=\"javascript:x\" has a scheme other than https"
    ),
    ("<a href=\"../x\">x</a>", "4:1: url: href=\"../x\" leads out of the site"),
    ("<img src=\"\" alt=\"\"/>", "4:1: url: the URL of <img> is empty"),
    ("<img src=\"a\" srcset=\"//b 1x\" alt=\"\"/>", "4:1: url: an image candidate has no scheme"),
    ("<script>x()</script>", "4:1: script: inline scripts are refused"),
    (
      "<script type=\"application/json\">{\"a\":\"&lt;\"}</script>",
      "4:43: script: HTML does not decode entities in a script: write \\u003c and \\u0026"
    ),
    ("<p><![CDATA[x]]></p>", "4:17: well-formed: HTML reads CDATA as a comment"),
    ("<!-->x-->", "4:10: well-formed: HTML ends a comment that begins with > at once"),
    ("<?x y?>", "4:8: well-formed: HTML has no processing instructions"),
  ])
  func rule(body: String, finding: String) {
    #expect(findings(body) == [finding])
  }

  @Test func malformedPage() {
    let findings = findings("<p>x</b>")
    #expect(findings.first?.hasPrefix("4:9: well-formed: ") == true)
  }

  @Test(arguments: [
    ("<html></html>", "1:1: document-type: begin with <!DOCTYPE html>"),
    (
      "<!DOCTYPE html [<!ENTITY a \"&a;&a;\">]><html>&a;</html>",
      "1:1: document-type: the document type must be exactly <!DOCTYPE html>, without identifiers or a subset"
    ),
    ("", "1:1: document-type: begin with <!DOCTYPE html>"),
  ])
  func documentType(page: String, finding: String) {
    #expect(findings(in: page) == [finding])
  }

  @Test func emptyHead() {
    #expect(
      findings(
        in: """
          <!DOCTYPE html>
          <html xmlns="http://www.w3.org/1999/xhtml"><head></head><body></body></html>
          """) == [
          "2:1: language: <html> needs the attribute lang",
          "1:1: title: the page has no <title>",
          "1:1: attribute: the page needs one <meta charset=\"utf-8\"/>",
          "1:1: heading: the page has no <h1>",
        ])
  }

  @Test func emptyTitleAndSecondBody() {
    #expect(
      findings(
        in: """
          <!DOCTYPE html>
          <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="latin1"/><title> </title></head>
          <body><h2>x</h2></body><body></body></html>
          """) == [
          "2:60: attribute: the only charset is utf-8",
          "2:92: title: the title is empty",
          "3:7: heading: the first heading is <h2>, not <h1>",
          "3:24: content: <html> has two <body>",
          "1:1: heading: the page has no <h1>",
        ])
  }

  @Test func sameMistakesAgainOnTheNextPage() {
    let checker = PageChecker()
    let page = Self.page("<marquee titel=\"x\">x</marquee><p titel=\"x\">x</p>")
    let first = checker.check(page, path: "a.html").findings
    #expect(first.count == 2)
    #expect(checker.check(page, path: "a.html").findings == first)
    #expect(checker.check(Self.page(""), path: "b.html").findings == [])
  }

  @Test func hostsAndBaseURL() {
    let policy = PagePolicy(
      baseURL: "https://example.org/dex/", hosts: ["img.example.org"])
    let report = PageChecker(policy: policy).check(
      Self.page(
        """
        <a href="https://example.org/dex/types/">a</a><a href="/dex/b">b</a>
        <img src="https://img.example.org/a.png" alt=""/><a href="https://example.org/dex">c</a>
        <a href="/c/">c</a><a href="https://evil.example/">d</a><a href="https://example.org/">e</a>
        """), path: "page/2/index.html")
    #expect(report.links.map(\.target) == ["types/index.html", "b", "index.html"])
    #expect(
      report.findings.map(\.message) == [
        "href=\"/c/\" leads out of the site’s folder /dex/",
        "href=\"https://evil.example/\" is on a host that is not allowed",
        "href=\"https://example.org/\" is on a host that is not allowed",
      ])
  }

  @Test(
    arguments: [
      ("../../types/fire/#a%20b", "types/fire/index.html", "a b"),
      ("./", "pokemon/x/index.html", nil), (".", "pokemon/x/index.html", nil),
      ("..", "pokemon/index.html", nil), ("y.html?q=1", "pokemon/x/y.html", nil),
      ("#top", "pokemon/x/index.html", "top"), ("", "pokemon/x/index.html", nil),
      ("?q", "pokemon/x/index.html", nil), ("/", "index.html", nil), ("/a//b", "a/b", nil),
      ("%61/", "pokemon/x/a/index.html", nil), ("%zz", "pokemon/x/%zz", nil),
    ] as [(String, String, String?)])
  func linksLeadToFiles(href: String, target: String, fragment: String?) {
    let report = PageChecker().check(
      Self.page("<p id=\"top\"><a href=\"\(href)\">x</a></p>"), path: "pokemon/x/index.html")
    #expect(
      report.links == [
        PageLink(target: target, fragment: fragment, isNavigation: true, line: 4, column: 13)
      ])
  }

  @Test func budget() {
    let policy = PagePolicy(budget: WeightBudget(page: 100))
    #expect(
      findings(in: Self.page(""), policy: policy) == [
        "1:1: weight: the page has 155 bytes, 55 over its budget"
      ])
  }

  @Test func htmlSyntax() {
    let policy = PagePolicy(syntax: .html)
    let page = """
      <!doctype html>
      <html lang="en"><head><meta charset=\"utf-8\"><title>T</title><link rel="x" href="a>b"></head>
      <body><!-- <br> --><h1>H</h1><p>a<br>b<img src="a"><svg><title>t</title></svg><input name=q></p>
      </body></html>
      """
    // Attributes without quotes are not read.
    #expect(findings(in: page, policy: policy).contains { $0.contains(": well-formed: ") })
    #expect(
      findings(in: page.replacing("name=q", with: "name=\"q\""), policy: policy) == [
        "3:39: attribute: <img> needs the attribute alt"
      ])
  }

  @Test func findingsAreLimited() {
    let body = String(repeating: "<marquee>x</marquee>", count: 1000)
    #expect(findings(body).count == 200)
  }

  @Test func reportsCannotSteerATerminal() {
    let finding = PageFinding(
      path: "a\u{1B}[2J", line: 1, column: 2, rule: .link, message: "x\ny")
    #expect(finding.description == "a\u{FFFD}[2J:1:2: link: x\u{FFFD}y")
  }
}

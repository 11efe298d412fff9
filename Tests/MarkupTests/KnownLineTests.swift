import Markup
import Testing

/// Lines that a checker has met before are not read again, and nobody can tell.
@Suite struct KnownLineTests {
  private let checker = PageChecker()

  @Test func reportsWhatAFreshCheckerReports() {
    let rows = (0..<6).map { row in
      """
      <tr><th scope="row"><a href="../../moves/move-\(row)/">Move</a></th><td>\(row)</td></tr>
      """
    }
    for number in 0..<12 {
      let page = page(
        """
        <table><tbody>
        \(rows.shuffled().joined(separator: "\n"))
        <tr><td id="own-\(number)"><a href="#own-\(number)">Here</a></td><td>1</td></tr>
        </tbody></table>
        """)
      let path = "pokemon/name-\(number)/index.html"
      let report = checker.check(page, path: path)
      let fresh = PageChecker().check(page, path: path)
      #expect(report.findings == fresh.findings)
      #expect(report.links == fresh.links)
      #expect(report.links.count == 7)
      #expect(report.ids == fresh.ids)
    }
  }

  @Test func linksFollowTheFolderOfThePage() {
    let page = page(#"<p><a href="../../types/fire/">Fire, the type</a></p>"#)
    for (path, target) in [
      ("pokemon/a/index.html", "types/fire/index.html"),
      ("es/pokemon/a/index.html", "es/types/fire/index.html"),
      ("es/b/a/c/index.html", "es/b/types/fire/index.html"),
      ("es/c/a/c/index.html", "es/c/types/fire/index.html"),
    ] {
      for _ in 0..<3 {
        #expect(checker.check(page, path: path).links.map(\.target) == [target])
      }
    }
  }

  @Test func aKnownLineIsJudgedByItsPlace() {
    let row = "<tr><td>A cell of some length</td></tr>"
    let good = page("<table><tbody>\n\(row)\n</tbody></table>")
    for _ in 0..<3 {
      #expect(checker.check(good, path: "a/index.html").findings == [])
    }
    let bad = page("<p>a</p>\n<div>\n\(row)\n</div>")
    #expect(
      checker.check(bad, path: "a/index.html").findings.map(\.description) == [
        "a/index.html:6:1: content: <tr> has no place in <div>"
      ])
    let link = "<span><a href=\"b/\">A link of some length</a></span>"
    for _ in 0..<3 {
      #expect(checker.check(page("<p>\n\(link)\n</p>"), path: "a/index.html").findings == [])
    }
    #expect(
      checker.check(page("<button>\n\(link)\n</button>"), path: "a/index.html").findings
        .map(\.description) == [
          "a/index.html:5:7: content: <a> must not stand inside <button>"
        ])
  }

  @Test func aKnownLineInACommentIsNoElement() {
    let line = "<p><a href=\"b/\">A link of some length</a></p>"
    for _ in 0..<3 {
      #expect(checker.check(page(line), path: "a/index.html").links.count == 1)
    }
    #expect(checker.check(page("<!--\n\(line)\n-->"), path: "a/index.html").links == [])
  }

  @Test func pagesHaveNoInstructionsOfTheirOwn() {
    let line = "<p>A paragraph of some length</p>"
    for _ in 0..<3 {
      #expect(checker.check(page(line), path: "a/index.html").findings == [])
    }
    #expect(
      checker.check(page("<?lines 0?>\n\(line)"), path: "a/index.html").findings
        .map(\.description) == [
          "a/index.html:4:12: well-formed: HTML has no processing instructions"
        ])
  }

  @Test func aBrokenLinkInAKnownLineIsToldWhereItIsFirst() {
    var site = SiteChecker()
    let line = "<p><a href=\"../gone/\">A link of some length</a></p>"
    for name in ["e", "d", "c", "b"] {
      site.add(checker.check(page("<p>b</p>\n\(line)"), path: "\(name)/index.html"))
    }
    #expect(
      site.findings.filter { $0.rule == .link }.map(\.description) == [
        "b/index.html:5:4: link: there is no file gone/index.html"
      ])
  }

  @Test func aLineThatLinksToItsOwnPageLinksToItFromTheNext() {
    var site = SiteChecker()
    let line = "<p><a href=\"../c/\">A link of some length</a></p>"
    for path in ["a", "b", "c", "d"] {
      site.add(checker.check(page(line), path: "top/\(path)/index.html"))
    }
    let unlinked = site.findings.filter { $0.rule == .unlinked }.map(\.path)
    #expect(!unlinked.contains("top/c/index.html"))
    #expect(unlinked.contains("top/d/index.html"))
  }

  /// Whatever stands where, a checker that has read many pages says what a fresh one says.
  @Test func pagesOfAnyLinesAreReportedAsByAFreshChecker() {
    let lines = [
      "<ul class=\"a-list-of-things\">", "</ul>", "<table class=\"a-table-of-things\"><tbody>",
      "</tbody></table>", "<div class=\"a-box-of-things\">", "</div>", "<!-- a comment begins",
      "-->",
      "<li><a href=\"../../a/thing/\">A thing in a list</a></li>",
      "<tr><td><a href=\"../thing/\">A thing in a table</a></td></tr>",
      "<p><a href=\"#an-id\">A link within the page</a></p>",
      "<p id=\"an-id\">What that link leads to, perhaps</p>",
      "<p>A paragraph with <b>bold</b> text and nothing else</p>",
      "<a href=\"../../a/b/?q=1#c\">An anchor of its own, with a query</a>",
      "<button type=\"button\">", "</button>", "<p>Unbalanced</b> text, which ends a page</p>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">", "</svg>",
      "<h2>A heading that comes again and again</h2>", "<dl>", "</dl>",
      "<div><dt>A term</dt><dd>A description of it</dd></div>", "<script src=\"a.js\">",
      "</script>",
      "<img src=\"../../picture.png\" alt=\"A picture\"/>", "<![CDATA[ some data ]]>",
    ]
    var random = Numbers(state: 7)
    for number in 0..<4000 {
      let body = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        lines[Int.random(in: 0..<lines.count, using: &random)]
      }
      let page = page(body.joined(separator: "\n"))
      let path = "\(number % 3)/page-\(number % 5)/index.html"
      let report = checker.check(page, path: path)
      let fresh = PageChecker().check(page, path: path)
      #expect(report.findings == fresh.findings, "\(body)")
      #expect(report.links == fresh.links, "\(body)")
      #expect(report.ids == fresh.ids, "\(body)")
    }
  }

  /// The same numbers in each run: Marsaglia's xorshift.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private func page(_ body: String) -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
    <head><meta charset="utf-8"/><title>T</title></head><body><h1>H</h1>
    \(body)
    </body>
    </html>
    """
  }
}

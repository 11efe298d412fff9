import Markup
import Testing

@Suite struct URLTests {
  struct Page: TemplateValue {
    var url: String?
    static let fields: [Field<Self>] = [.text("url") { $0.url }]
  }

  func link(_ url: String?, _ attribute: String = "href") throws -> (html: String, problem: String?)
  {
    let element = attribute == "href" ? "a" : "img"
    let rest = attribute == "srcset" ? " src=\"s.png\" alt=\"\"" : ""
    let library = TemplateLibrary(
      sources: [
        "page": TestLibrary.page("<\(element)\(rest) px:attr=\"\(attribute) page.url\"/>")
      ], hosts: ["Example.org", "img.example.org"])
    let template = try library.template("page", for: Page.self)
    var buffer = OutputBuffer()
    template.render(Page(url: url), into: &buffer)
    let lines = buffer.text.split(separator: "\n")
    return (String(lines[4]), buffer.refusals.first?.problem)
  }

  @Test(arguments: [
    "", "#top", "a/b", "/a/b/", "../x?q=a:b", "?q=1", "a#b:c", "https://example.org/", "./a:b",
    "https://EXAMPLE.ORG/x", "https://img.example.org?x", "https://example.org#x",
  ])
  func allowed(url: String) throws {
    let (html, problem) = try link(url)
    #expect(problem == nil)
    #expect(html == "<a href=\"\(url)\"></a>")
  }

  @Test(arguments: [
    ("javascript:alert(1)", "has a scheme other than https"),
    ("JaVaScRiPt:alert(1)", "has a scheme other than https"),
    ("java\u{0}script:alert(1)", "has a scheme other than https"),
    ("data:text/html,x", "has a scheme other than https"),
    ("vbscript:x", "has a scheme other than https"),
    ("http://example.org/", "has a scheme other than https"),
    ("mailto:a@b.c", "has a scheme other than https"),
    ("a:b", "has a scheme other than https"),
    (":x", "has a scheme other than https"),
    ("//evil.example/", "has no scheme"),
    ("/\\evil.example/", "holds a backslash"),
    ("\\\\evil.example/", "holds a backslash"),
    (" /a", "holds white space or a control character"),
    ("/a b", "holds white space or a control character"),
    ("java\nscript:x", "holds white space or a control character"),
    ("\tjavascript:x", "holds white space or a control character"),
    ("https:", "has no host"),
    ("https:/example.org", "has no host"),
    ("https://", "has no host"),
    ("https:///example.org", "is on a host that is not allowed"),
    ("https://evil.example/", "is on a host that is not allowed"),
    ("https://example.org.evil.example/", "is on a host that is not allowed"),
    ("https://example.org@evil.example/", "is on a host that is not allowed"),
    ("https://user@example.org/", "is on a host that is not allowed"),
    ("https://example.org:8080/", "is on a host that is not allowed"),
    ("https://127.0.0.1/", "is on a host that is not allowed"),
    ("https://localhost/", "is on a host that is not allowed"),
  ])
  func refused(url: String, problem: String) throws {
    let result = try link(url)
    #expect(result.problem == problem)
    #expect(result.html == "<a></a>")
  }

  @Test func absentURLLeavesNoAttribute() throws {
    let result = try link(nil)
    #expect(result.html == "<a></a>")
    #expect(result.problem == nil)
  }

  @Test func refusalSaysWhere() throws {
    let library = TemplateLibrary(sources: [
      "page": TestLibrary.page("<a px:attr=\"href page.url\">x</a>")
    ])
    var buffer = OutputBuffer()
    try library.template("page", for: Page.self).render(Page(url: "x:\"y"), into: &buffer)
    #expect(
      buffer.refusals.map(\.description) == [
        "page.xhtml:5:13: a href left out: has a scheme other than https: x:&quot;y"
      ])
  }

  @Test(
    arguments: [
      ("a.png 1x, b.png 2x", nil), ("a.png", nil), ("a.png 320w,b.png 640w", nil),
      ("a.png 1.5x", nil),
      ("a.png 2q", "has a descriptor that is neither a width nor a density"),
      ("a.png x", "has a descriptor that is neither a width nor a density"),
      ("a.png 1x 2x", "has a candidate of more than a URL and a descriptor"),
      ("a.png 1x,,b.png", "has an empty candidate"),
      ("javascript:x 1x", "has a scheme other than https"),
      ("a.png 1x, //evil.example/b.png 2x", "has no scheme"),
    ] as [(String, String?)])
  func imageCandidates(set: String, problem: String?) throws {
    let result = try link(set, "srcset")
    #expect(result.problem == problem)
    #expect(result.html.contains("srcset") == (problem == nil))
  }
}

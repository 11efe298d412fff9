import Markup
import Testing

@Suite struct TemplateRenderingTests {
  struct Tag: TemplateValue {
    var name: String
    static let fields: [Field<Self>] = [.text("name") { $0.name }]
  }

  struct Detail: TemplateValue {
    var name = "deep"
    var note: String?
    var tags: [Tag] = [Tag(name: "x"), Tag(name: "y")]
    static let fields: [Field<Self>] = [
      .text("name") { $0.name }, .text("note") { $0.note }, .list("tags") { $0.tags },
      .flag("isDeep") { _ in true }, .record("first") { $0.tags.first },
      .json("data") { [.string($0.name)] },
    ]
  }

  struct Page: TemplateValue {
    var number = 0
    var score: Int?
    var isOn = false
    var detail = Detail()
    var extra: Detail?
    var className = ""
    static let fields: [Field<Self>] = [
      .number("number") { $0.number }, .number("score") { $0.score }, .flag("isOn") { $0.isOn },
      .record("detail") { $0.detail }, .record("extra") { $0.extra },
      .text("className") { $0.className },
    ]
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (-1, "-1"), (1_234_567, "1234567"), (Int.max, "9223372036854775807"),
    (Int.min, "-9223372036854775808"),
  ])
  func numbers(number: Int, digits: String) throws {
    #expect(
      try TestLibrary.render("<p px:text=\"page.number\">x</p>", Page(number: number))
        == "<p>\(digits)</p>")
  }

  @Test func absentNumbers() throws {
    let body =
      "<p px:if=\"page.score\" px:text=\"page.score\">x</p><i px:attr=\"title page.score\">y</i>"
    #expect(try TestLibrary.render(body, Page()) == "<i>y</i>")
    #expect(try TestLibrary.render(body, Page(score: 0)) == "<p>0</p><i title=\"0\">y</i>")
  }

  @Test func recordsAreSteppedInto() throws {
    #expect(
      try TestLibrary.render(
        "<p px:text=\"page.detail.first.name\">x</p><i px:each=\"t in page.detail.tags\" px:text=\"t.name\">y</i>",
        Page()) == "<p>x</p><i>x</i><i>y</i>")
  }

  @Test func absentRecordMakesAllOfItAbsent() throws {
    let body = """
      <p px:if="page.extra">a</p><p px:unless="page.extra">b</p><p px:text="page.extra.name">c</p>\
      <i px:if="page.extra.isDeep">d</i><i px:each="t in page.extra.tags" px:text="t.name">e</i>\
      <b px:attr="title page.extra.name; lang page.extra.note">f</b>\
      <script type="application/json" px:json="page.extra.data"></script>
      """
    #expect(
      try TestLibrary.render(body, Page())
        == "<p>b</p><p></p><b>f</b><script type=\"application/json\">null</script>")
    #expect(
      try TestLibrary.render(body, Page(extra: Detail()))
        == "<p>a</p><p>deep</p><i>d</i><i>x</i><i>y</i><b title=\"deep\">f</b>"
        + "<script type=\"application/json\">[\"deep\"]</script>")
  }

  @Test func booleanAttributes() throws {
    let body = "<input name=\"a\" px:attr=\"checked page.isOn; disabled page.isOn\"/>"
    #expect(try TestLibrary.render(body, Page()) == "<input name=\"a\"/>")
    #expect(
      try TestLibrary.render(body, Page(isOn: true))
        == "<input name=\"a\" checked=\"checked\" disabled=\"disabled\"/>")
  }

  @Test(arguments: [
    ("<p px:class=\"on page.isOn\">x</p>", "<p>x</p>", "<p class=\"on\">x</p>"),
    (
      "<p class=\"a\" px:class=\"on page.isOn; also page.isOn\">x</p>", "<p class=\"a\">x</p>",
      "<p class=\"a on also\">x</p>"
    ),
    (
      "<p class=\"a\" px:attr=\"class page.className\" px:class=\"on page.isOn\">x</p>", "<p>x</p>",
      "<p class=\"on\">x</p>"
    ),
  ])
  func classes(body: String, off: String, on: String) throws {
    #expect(try TestLibrary.render(body, Page()) == off)
    #expect(try TestLibrary.render(body, Page(isOn: true)) == on)
  }

  @Test func boundClassWithFlag() throws {
    #expect(
      try TestLibrary.render(
        "<p px:attr=\"class page.className\" px:class=\"on page.isOn\">x</p>",
        Page(isOn: true, className: "a b")) == "<p class=\"a b on\">x</p>")
  }

  @Test func nestedLoopsKeepTheirOwnPlaces() throws {
    #expect(
      try TestLibrary.render(
        """
        <i px:each="a, l in page.detail.tags"><b px:each="b, m in page.detail.tags"><px:block \
        px:text="a.name"/><px:block px:text="b.name"/><px:block px:text="l.position"/><px:block \
        px:text="m.position"/><px:block px:if="m.isLast">.</px:block></b></i>
        """, Page())
        == "<i><b>xx11</b><b>xy12.</b></i>\n<i><b>yx21</b><b>yy22.</b></i>")
  }

  @Test func loopEdges() throws {
    let body = """
      <i px:each="t, l in page.detail.tags"><b px:if="l.isFirst">f</b><b px:unless="l.isFirst">-</b>\
      <b px:if="l.isLast">l</b><b px:unless="l.isLast">,</b></i>
      """
    #expect(
      try TestLibrary.render(body, Page())
        == "<i><b>f</b><b>,</b></i>\n<i><b>-</b><b>l</b></i>")
    #expect(try TestLibrary.render(body, Page(detail: Detail(tags: []))) == "")
  }

  @Test func bufferIsReusedAndGrows() throws {
    let template = try TemplateLibrary(sources: [
      "page": TestLibrary.page("<p px:text=\"page.className\">x</p>")
    ]).template("page", for: Page.self)
    var buffer = OutputBuffer(minimumCapacity: 1)
    let long = String(repeating: "<é", count: 100_000)
    template.render(Page(className: long), into: &buffer)
    #expect(buffer.text.contains("<p>" + String(repeating: "&lt;é", count: 100_000) + "</p>"))
    template.render(Page(className: "short"), into: &buffer)
    #expect(buffer.text.hasSuffix("<body>\n<p>short</p>\n</body>\n</html>\n"))
    buffer.removeAll()
    #expect(buffer.count == 0)
  }

  @Test func threadsShareATemplate() async throws {
    let template = try TemplateLibrary(sources: [
      "page": TestLibrary.page("<p px:text=\"page.detail.name\">x</p>")
    ]).template("page", for: Page.self)
    let expected = template.render(Page())
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).allSatisfy { _ in template.render(Page()) == expected } }
      }
      for await isSame in group {
        #expect(isSame)
      }
    }
  }

  @Test func htmlSyntaxLeavesSlashesAndNamespaceOut() throws {
    let library = TemplateLibrary(
      sources: ["page": TestLibrary.page("<p>a<br/>b</p><hr/>")], syntax: .html)
    #expect(
      try library.template("page", for: Page.self).render(Page()) == """
        <!DOCTYPE html>
        <html lang="en">
        <head><title>T</title></head>
        <body>
        <p>a<br>b</p><hr>
        </body>
        </html>

        """)
  }

  @Test func otherFilesGoThroughTheSameBuffer() {
    var buffer = OutputBuffer()
    buffer.append("a<")
    buffer.append([0x62, 0x0A])
    buffer.append(["x": [1, 2.5, true, nil, "é\"\\\n\u{1}<&"]] as JSONValue)
    #expect(buffer.text == "a<b\n{\"x\":[1,2.5,true,null,\"é\\\"\\\\\\n\\u0001\\u003c\\u0026\"]}")
  }
}

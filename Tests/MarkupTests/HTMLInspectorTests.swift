import Markup
import Testing

@Suite struct HTMLInspectorTests {
  let page = PageCheckerTests.page(
    """
    <ul class="b"><li title="x  y" id="i">One  <b>two</b></li><li>&lt;three&gt;</li></ul><!-- c -->
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0"/></svg>
    """)

  @Test func queries() throws {
    let inspector = try HTMLInspector(page)
    #expect(try inspector.texts("//li") == ["One two", "<three>"])
    #expect(try inspector.values("//li/@title") == ["x  y"])
    #expect(try inspector.count("//li[@id]") == 1)
    #expect(try inspector.count("//svg/path") == 1)
    #expect(try inspector.texts("//nothing") == [])
    let item = try #require(try inspector.elements("//li").first)
    #expect(item.name == "li")
    #expect(item.attributes == ["title": "x  y", "id": "i"])
    #expect(item.text == "One two")
    #expect(item.line == 4)
    #expect(item.skeleton == "<li id title><b></></>")
  }

  @Test func snapshotIsNormalized() throws {
    #expect(
      try HTMLInspector(page).snapshot == """
        html lang="en"
          head
            meta charset="utf-8"
            title
              “T”
          body
            h1
              “H”
            ul class="b"
              li id="i" title="x y"
                “One”
                b
                  “two”
              li
                “<three>”
            svg viewBox="0 0 1 1"
              path d="M0"

        """)
  }

  @Test func mistakesAreErrors() throws {
    #expect(throws: HTMLInspector.Failure.self) { try HTMLInspector("<!DOCTYPE html><p>") }
    #expect(throws: HTMLInspector.Failure.self) { try HTMLInspector("<p/>") }
    let inspector = try HTMLInspector(page)
    #expect(throws: HTMLInspector.Failure.self) { try inspector.texts("//[") }
    #expect(throws: HTMLInspector.Failure.self) { try inspector.texts("1 + 1") }
  }

  @Test func htmlSyntax() throws {
    let inspector = try HTMLInspector(
      "<!DOCTYPE html>\n<html><body>a<br>b</body></html>", syntax: .html)
    #expect(try inspector.texts("//body") == ["ab"])
  }
}

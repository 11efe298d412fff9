import Markup
import Testing

@Suite struct TemplateParserTests {
  struct Page: TemplateValue {
    static let fields: [Field<Self>] = []
  }

  func mistakes(_ template: String) -> [String] {
    TestLibrary.mistakes(in: template, Page.self)
  }

  @Test func nonBreakingSpaceGetsAdvice() {
    #expect(
      mistakes(TestLibrary.page("<p>a&nbsp;b</p>")) == [
        "5:11: Entity 'nbsp' not defined; XML knows only amp, lt, gt, quot and apos: write the "
          + "character itself, or &#160; for &nbsp;"
      ])
  }

  @Test(arguments: [
    ("<html/>", "1:1: begin with <!DOCTYPE html>"),
    ("\n <p/>", "2:2: begin with <!DOCTYPE html>"),
    ("", "1:1: begin with <!DOCTYPE html>"),
    ("<!DOCTYPE html", "1:1: the document type does not end"),
    (
      "<?xml version=\"1.0\"?><html/>",
      "1:1: HTML has no XML declaration: begin with <!DOCTYPE html>"
    ),
    (
      "<!DOCTYPE html SYSTEM \"about:legacy-compat\"><html/>",
      "1:1: the document type must be exactly <!DOCTYPE html>, without identifiers or a subset"
    ),
    (
      "<!DOCTYPE html [<!ENTITY a \"b\">]><html/>",
      "1:1: the document type must be exactly <!DOCTYPE html>, without identifiers or a subset"
    ),
    (
      "<!DOCTYPE svg><html/>",
      "1:1: the document type must be exactly <!DOCTYPE html>, without identifiers or a subset"
    ),
  ])
  func documentType(template: String, message: String) {
    #expect(mistakes(template) == [message])
  }

  @Test func cdataAndInstructionsAreRefused() {
    #expect(
      mistakes(TestLibrary.page("<p><![CDATA[x]]></p><?php x ?>")) == [
        "5:17: CDATA means nothing in HTML: write the text with &lt; and &amp;",
        "5:31: HTML has no processing instructions",
      ])
  }

  @Test func commentsStayInTheTemplate() throws {
    #expect(try TestLibrary.render("<p>a<!-- px:text=\"page.x\" -->b</p>", Page()) == "<p>ab</p>")
  }

  @Test func namespaces() {
    #expect(
      mistakes("<!DOCTYPE html>\n<html lang=\"en\"><body>x</body></html>") == [
        "2:1: <html> is in no namespace: write xmlns=\"http://www.w3.org/1999/xhtml\" on <html>",
        "2:17: <body> is in no namespace: write xmlns=\"http://www.w3.org/1999/xhtml\" on <html>",
      ])
    #expect(
      mistakes(
        TestLibrary.page("<a xmlns:xlink=\"urn:x\" xlink:href=\"#a\">x</a>")
      ) == ["5:24: HTML has no attributes in other namespaces"])
  }

  @Test func undeclaredPrefixIsAnError() {
    let mistakes = mistakes(
      "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><p px:if=\"a\">x</p></html>"
    )
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.hasPrefix("2:") == true)
  }

  @Test func malformedXML() {
    let mistakes = mistakes(TestLibrary.page("<p>x</b>"))
    #expect(mistakes.first?.hasPrefix("5:") == true)
  }

  @Test func entitiesAreNeverExpanded() {
    #expect(mistakes(TestLibrary.page("<p>&x;</p>")).count == 1)
  }

  @Test func invalidUTF8() {
    let library = TemplateLibrary(sources: ["page": TestLibrary.page("<p>é</p>")])
    #expect(throws: Never.self) { try library.template("page", for: Page.self) }
  }

  @Test func whiteSpaceWithALineEndBecomesOne() throws {
    #expect(
      try TestLibrary.render(
        "<p>a   b\n      c</p>\n\n\n<pre>a\n   b</pre>\n   <textarea name=\"x\">\n c\n d</textarea>",
        Page())
        == "<p>a   b\nc</p>\n<pre>a\n   b</pre>\n<textarea name=\"x\">\n c\n d</textarea>")
  }

  @Test func svgKeepsItsNamespaceAndCase() throws {
    #expect(
      try TestLibrary.render(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>",
        Page())
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><path d=\"M0 0\"></path></svg>"
    )
  }
}

import Markup
import Testing

@Suite struct PageCheckerTests {
  @Test func goodPage() {
    let report = PageChecker().check(
      """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
      <head><meta charset="utf-8"/><title>T</title><link rel="stylesheet" href="../../a.css"/></head>
      <body><main id="m"><h1>Title</h1><p>x <a href="#m">m</a> <a href="/b/#c">b</a></p>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg></main></body>
      </html>

      """, path: "pokemon/x/index.html")
    #expect(report.findings == [])
    #expect(report.ids == ["m"])
    #expect(
      report.links == [
        PageLink(target: "a.css", fragment: nil, isNavigation: false, line: 3, column: 46),
        PageLink(
          target: "pokemon/x/index.html", fragment: "m", isNavigation: true, line: 4, column: 39),
        PageLink(target: "b/index.html", fragment: "c", isNavigation: true, line: 4, column: 58),
      ])
  }

  @Test func badPage() {
    let report = PageChecker().check(
      """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
      <head><meta charset="utf-8"/><title>T</title></head>
      <body><main id="m"><h1>Title</h1><p id="m"><div/></p><h3>x</h3><img src="x"/><br></br>
      <ul>x<p>y</p></ul><a href="javascript:x"><a>y</a></a></main></body>
      </html>

      """, path: "index.html")
    #expect(
      report.findings.map(\.description) == [
        "index.html:4:34: id: the id “m” is given twice",
        "index.html:4:44: element: HTML reads <div/> as a start tag: write an end tag",
        "index.html:4:44: content: <div> has no place in <p>",
        "index.html:4:54: heading: <h3> follows <h1>: a level is left out",
        "index.html:4:64: attribute: <img> needs the attribute alt",
        "index.html:4:78: element: <br> has no content: write <br/>",
        "index.html:5:4: content: <ul> cannot hold text",
        "index.html:5:6: content: <p> has no place in <ul>",
        "index.html:5:19: url: href=\"javascript:x\" has a scheme other than https",
        "index.html:5:42: content: <a> must not stand inside <a>",
      ])
  }
}

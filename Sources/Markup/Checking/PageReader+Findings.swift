internal import CLibXML2

extension PageReader {
  /// Adds a finding, up to a limit: a page with hundreds is broken, and more say no more.
  func report(_ rule: PageFinding.Rule, _ message: String, line: Int, column: Int) {
    guard findings.count < Self.maximumFindings else {
      return
    }
    findings.append(
      PageFinding(path: path, line: line, column: column, rule: rule, message: message))
  }

  /// The same; the place is worked out only for a finding that is kept.
  func report(
    _ rule: PageFinding.Rule, _ message: @autoclosure () -> String,
    at offset: @autoclosure () -> Int
  ) {
    guard findings.count < Self.maximumFindings else {
      return
    }
    let (line, column) = SourceText.position(of: offset(), in: page)
    report(rule, message(), line: line, column: column)
  }

  /// The parser's place in the page.
  func offset(_ context: UnsafeMutableRawPointer?) -> Int {
    let offset = Int(px_offset(context))
    return min(max(syntax == .html ? tags.original(offset) : offset, 0), page.count)
  }

  /// Where the start tag begins whose end the parser stands at.
  func tagOffset(_ context: UnsafeMutableRawPointer?) -> Int {
    let end = offset(context)
    return page[..<end].lastIndex(of: UInt8(ascii: "<")) ?? 0
  }

  /// Line and column of that tag, counted from the parser's own line.
  func tagPosition(_ context: UnsafeMutableRawPointer?) -> (line: Int, column: Int) {
    let end = offset(context)
    var line = Int(px_line(context))
    var start = end
    while start > 0, page[start - 1] != UInt8(ascii: "<") {
      start -= 1
      if page[start] == 0x0A {
        line -= 1
      }
    }
    var column = 0
    while start > 0, page[start - 1] != 0x0A {
      start -= 1
      if page[start] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, max(column, 1))
  }

  func parserError(_ line: Int32, _ column: Int32, _ message: String) {
    report(
      .wellFormed, message, line: Int(max(line, 1)), column: Int(max(column, 1)))
  }
}

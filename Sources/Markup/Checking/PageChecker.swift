internal import CLibXML2

/// Reads a page back and checks it, in one pass of libxml2's SAX parser: that it is well-formed
/// XML and HTML at once, elements and attributes, content models, ids, headings, links.
///
/// A thread keeps one checker: it reuses its parser and its tables, and does not read again lines
/// that it has met on other pages (`LineMemory`). Links to other pages are judged by a
/// `SiteChecker` that has seen the reports of all pages.
public final class PageChecker {
  /// Larger files are not pages anybody wants; they are reported and not read.
  public static let maximumBytes = 4 << 20

  /// A longer tag is not read: libxml2 compares each attribute with every other, so that a tag of
  /// a million would take it hours.
  static let maximumTagBytes = 16 << 10

  private let policy: PagePolicy
  private let reader: PageReader

  public init(policy: PagePolicy = PagePolicy()) {
    self.policy = policy
    reader = PageReader(policy: policy)
  }

  /// Checks one page.
  ///
  /// - Parameter path: The page's file below the site's folder; relative links start there.
  public func check(_ bytes: UnsafeRawBufferPointer, path: String) -> PageReport {
    reader.read(bytes.bindMemory(to: UInt8.self), path: path)
    if let limit = policy.budget.page, bytes.count > limit {
      reader.report(
        .weight, "the page has \(bytes.count) bytes, \(bytes.count - limit) over its budget",
        line: 1, column: 1)
    }
    return PageReport(
      path: path, byteCount: bytes.count, findings: reader.findings, ids: reader.ids,
      ownLinks: reader.links, lines: reader.repeatedLines)
  }

  /// The same for bytes that lie in a buffer.
  public func check(_ buffer: borrowing OutputBuffer, path: String) -> PageReport {
    buffer.withUnsafeBytes { check($0, path: path) }
  }

  /// The same for text.
  public func check(_ page: String, path: String) -> PageReport {
    var page = page
    return page.withUTF8 { check(UnsafeRawBufferPointer($0), path: path) }
  }
}

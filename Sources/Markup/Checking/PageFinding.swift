/// Something wrong with a published page or site.
public struct PageFinding: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// What is broken; the raw value is the rule's name in reports.
  public enum Rule: String, Sendable, CaseIterable {
    /// The bytes are not UTF-8, or not well-formed XML.
    case wellFormed = "well-formed"
    case documentType = "document-type"
    /// An unknown element, or `/>` where HTML does not know it.
    case element
    /// An unknown, missing or refused attribute, or a wrong value.
    case attribute
    /// An element or text where the content model has no place for it.
    case content
    /// An id given twice, or a reference to none.
    case id
    case heading
    case title
    case language
    /// A URL of a refused scheme or host.
    case url
    /// A link to a file or fragment that the site does not have.
    case link
    /// A page that no other links to.
    case unlinked
    /// A script or data block that HTML reads differently.
    case script
    /// Above the budget.
    case weight
    /// A file that cannot be checked.
    case file
  }

  /// The file, below the site's folder.
  public var path: String
  /// From 1; 1 for findings about the whole file.
  public var line: Int
  /// From 1, in characters.
  public var column: Int
  public var rule: Rule
  /// What is wrong.
  public var message: String

  public init(path: String, line: Int, column: Int, rule: Rule, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.rule = rule
    self.message = message
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column, left.rule.rawValue, left.message)
      < (right.path, right.line, right.column, right.rule.rawValue, right.message)
  }

  /// One line; control characters of file names and pages are shown as U+FFFD, so that a report
  /// cannot steer a terminal.
  public var description: String {
    let line = "\(path):\(line):\(column): \(rule.rawValue): \(message)"
    return String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}

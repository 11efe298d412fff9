internal import CLibXML2

/// The state of checking one page: the open elements, what was seen, what was found.
///
/// The parser calls it back while `read` runs; the page's bytes are borrowed for as long.
final class PageReader {
  /// An element whose end has not come.
  struct OpenElement {
    var index: Int
    /// What may stand inside.
    var content: ContentCategory
    /// What must not stand anywhere inside.
    var forbids: NestingKind
    var hasText = false
    /// The highest rank among the children so far.
    var childRank = 0
    var isFirstChildSeen = false
    var lastChild = -1
    var isDataBlock = false
  }

  /// How one attribute of one element is looked at.
  struct AttributeVerdict {
    enum Kind {
      case plain, id, url, sourceSet, reference, language, boolean, tabIndex
    }
    var kind: Kind
    /// The bit of this attribute among the element's required ones.
    var requiredBit: UInt8 = 0
    var isInteractive = false
  }

  static let maximumFindings = 200

  let syntax: PageSyntax
  let vocabulary = CheckedVocabulary.shared
  private var parser: XMLParser?
  private var tags = VoidTags()
  private var pagesRead = 0
  var resolver: LinkResolver
  var elementCache = NameCache<Int>(capacity: 512, empty: 0)
  var attributeCache = NameCache<AttributeVerdict>(
    capacity: 2048, empty: AttributeVerdict(kind: .plain))
  private var htmlNamespace: UnsafePointer<xmlChar>?
  private var svgNamespace: UnsafePointer<xmlChar>?

  private(set) var findings: [PageFinding] = []
  var ids: [String] = []
  var links: [PageLink] = []
  /// Ids that attributes refer to, with the place of the reference.
  var references: [(id: String, offset: Int, attribute: String)] = []
  var open: [OpenElement] = []

  private var page = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var path = ""
  private var isStopped = false
  var seen = Seen()

  /// What a page has once.
  struct Seen {
    var titles = 0
    var charsets = 0
    var mains = 0
    var topHeadings = 0
    var lastLevel = 0
  }

  init(policy: PagePolicy) {
    syntax = policy.syntax
    resolver = LinkResolver(policy: policy)
  }

  func read(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
    reset(bytes, path)
    guard bytes.count <= PageChecker.maximumBytes else {
      report(.file, "the page has \(bytes.count) bytes: too many to read", line: 1, column: 1)
      return
    }
    if let problem = DocumentType.problem(in: bytes, syntax: syntax) {
      report(.documentType, problem.message, at: problem.offset)
      return
    }
    renewParser()
    guard let isWellFormed = parse(bytes) else {
      report(.file, "no memory for a parser", line: 1, column: 1)
      return
    }
    if isWellFormed {
      finish()
    } else if findings.isEmpty {
      report(.wellFormed, "the page is not well-formed XML", line: 1, column: 1)
    }
    page = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// `nil` when there is no parser.
  private func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    switch syntax {
    case .polyglot:
      return parser?.parse(UnsafeRawBufferPointer(bytes))
    case .html:
      tags.close(bytes)
      return tags.bytes.withUnsafeBytes { parser?.parse($0) }
    }
  }

  private func reset(_ bytes: UnsafeBufferPointer<UInt8>, _ path: String) {
    page = bytes
    self.path = path
    isStopped = false
    findings.removeAll(keepingCapacity: true)
    ids.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    seen = Seen()
    resolver.startPage(path)
  }

  /// A new parser after many pages: a parser keeps every name it ever met, and the caches know
  /// names by their address in it.
  private func renewParser() {
    pagesRead += 1
    guard parser == nil || pagesRead % 10_000 == 0 else {
      return
    }
    parser = XMLParser(events: Self.events, user: Unmanaged.passUnretained(self).toOpaque())
    elementCache = NameCache(capacity: 512, empty: 0)
    attributeCache = NameCache(capacity: 2048, empty: AttributeVerdict(kind: .plain))
    htmlNamespace = nil
    svgNamespace = nil
  }

  // MARK: Findings

  func report(_ rule: PageFinding.Rule, _ message: String, line: Int, column: Int) {
    guard findings.count < Self.maximumFindings else {
      return
    }
    findings.append(
      PageFinding(path: path, line: line, column: column, rule: rule, message: message))
  }

  func report(_ rule: PageFinding.Rule, _ message: String, at offset: Int) {
    let (line, column) = SourceText.position(of: offset, in: page)
    report(rule, message, line: line, column: column)
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
    guard !isStopped else {
      return
    }
    report(
      .wellFormed, message, line: Int(max(line, 1)), column: Int(max(column, 1)))
  }

  // MARK: Elements

  /// The number of the element's rule; an unknown element is reported.
  func element(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>,
    _ uri: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?
  ) -> Int? {
    if prefix == nil {
      // The salt is the namespace: 1 for HTML, 2 for SVG, 3 for HTML without one.
      let salt =
        uri == nil
        ? (syntax == .html ? 3 : 0) : uri == htmlNamespace ? 1 : uri == svgNamespace ? 2 : 0
      if salt != 0, let known = elementCache.value(for: name, salt: salt) {
        return known
      }
    }
    let space: ElementSpace
    switch text(uri) {
    case TemplateParser.htmlNamespace where prefix == nil:
      space = .html
      htmlNamespace = uri
    case TemplateParser.svgNamespace where prefix == nil:
      space = .svg
      svgNamespace = uri
    case "" where syntax == .html && prefix == nil:
      let isInside = open.last.map { $0.index >= 0 && vocabulary.elements[$0.index].space == .svg }
      space = isInside == true || text(name) == "svg" ? .svg : .html
    default:
      report(
        .element, "<\(text(name))> is in no namespace that pages use", at: tagOffset(context))
      return nil
    }
    let name = (pointer: name, text: text(name))
    guard let index = vocabulary.index(of: name.text, in: space) else {
      report(
        .element, "<\(name.text)> is not an element that pages may use", at: tagOffset(context))
      return nil
    }
    if uri != nil {
      elementCache.insert(index, for: name.pointer, salt: space == .html ? 1 : 2)
    } else if space == .html && vocabulary.index(of: name.text, in: .svg) == nil {
      elementCache.insert(index, for: name.pointer, salt: 3)
    }
    return index
  }
}

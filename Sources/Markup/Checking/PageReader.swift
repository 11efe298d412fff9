internal import CLibXML2
internal import Glibc

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
    /// What it is for the elements around it.
    var kinds: NestingKind = []
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
  var tags = VoidTags()
  private var pagesRead = 0
  @exclusivity(unchecked) var resolver: LinkResolver
  @exclusivity(unchecked) var elementCache = NameCache<Int>(capacity: 512, empty: 0)
  @exclusivity(unchecked) var attributeCache = NameCache<AttributeVerdict>(
    capacity: 2048, empty: AttributeVerdict(kind: .plain))
  var htmlNamespace: UnsafePointer<xmlChar>?
  var svgNamespace: UnsafePointer<xmlChar>?

  @exclusivity(unchecked) var findings: [PageFinding] = []
  var ids: [String] = []
  var knownIDs: Set<String> = []
  @exclusivity(unchecked) var links: [PageLink] = []
  /// Ids that attributes refer to, with the place of the reference.
  var references: [(id: String, offset: Int, attribute: String)] = []
  @exclusivity(unchecked) var open: [OpenElement] = []

  @exclusivity(unchecked) var memory = LineMemory()
  var neighborhood = 0
  /// By depth and top folder.
  var neighborhoods: [String: Int] = [:]
  /// Lines of this page that `memory` would like to have, and the next of them to come.
  @exclusivity(unchecked) var candidates: [LineMemory.Candidate] = []
  @exclusivity(unchecked) var nextCandidate = 0
  @exclusivity(unchecked) var lineUnderWay: LineUnderWay?
  /// The lines that were not read again.
  var repeatedLines: [RepeatedLine] = []
  /// Whether the page is read without its known lines.
  var isFolded = false
  /// Whether a line was taken out of this page that had to be read.
  var isFoldedWrongly = false
  private var folded: [UInt8] = []

  @exclusivity(unchecked) var page = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var path = ""
  @exclusivity(unchecked) var seen = Seen()

  /// What a page has once.
  struct Seen: Equatable {
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
    // What is wrong with a page is told as it stands.
    if !isFineFolded(bytes) {
      reset(bytes, path)
      readWhole(bytes)
    }
    page = UnsafeBufferPointer(start: nil, count: 0)
  }

  private func readWhole(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let offset = longTag(in: bytes) {
      report(
        .file, "a tag or comment has more than \(PageChecker.maximumTagBytes) bytes", at: offset)
      return
    }
    guard let isWellFormed = parse(bytes) else {
      report(.file, "no memory for a parser", line: 1, column: 1)
      return
    }
    if isWellFormed {
      finish()
    } else if findings.isEmpty {
      report(.wellFormed, "the page is not well-formed XML", line: 1, column: 1)
    }
  }

  /// Where something begins with `<` that does not end within the limit.
  private func longTag(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress else {
      return nil
    }
    var offset = 0
    while let open = memchr(start + offset, 0x3C, bytes.count - offset) {
      let tag = UnsafeRawPointer(open) - UnsafeRawPointer(start)
      let limit = min(bytes.count - tag, PageChecker.maximumTagBytes)
      guard let close = memchr(open, 0x3E, limit) else {
        // Cut off at the end of the page: the parser will say so.
        return limit < PageChecker.maximumTagBytes ? nil : tag
      }
      offset = UnsafeRawPointer(close) - UnsafeRawPointer(start)
    }
    return nil
  }

  /// Reads what is new in the page. False when it has to be read as a whole, for whatever reason.
  private func isFineFolded(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard syntax == .polyglot,
      let candidates = memory.fold(bytes, neighborhood: neighborhood, into: &folded)
    else {
      return false
    }
    return folded.withUnsafeBufferPointer { folded in
      guard longTag(in: folded) == nil else {
        return false
      }
      self.candidates = candidates
      isFolded = true
      page = folded
      guard parser?.parse(UnsafeRawBufferPointer(folded)) == true else {
        return false
      }
      finish()
      return findings.isEmpty && !isFoldedWrongly
    }
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
    findings.removeAll(keepingCapacity: true)
    ids.removeAll(keepingCapacity: true)
    knownIDs.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    candidates.removeAll(keepingCapacity: true)
    nextCandidate = 0
    lineUnderWay = nil
    repeatedLines.removeAll(keepingCapacity: true)
    isFolded = false
    isFoldedWrongly = false
    seen = Seen()
    resolver.startPage(path)
    enterNeighborhood()
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
}

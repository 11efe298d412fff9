/// What can only be said of a whole site: links to files and fragments that it does not have, pages
/// that no other links to. It is fed the reports of all pages, in any order, and keeps of each only
/// its path, its targets and hashes of its ids.
///
/// Each thread may feed one of its own; `merge` brings them together.
public struct SiteChecker: Sendable {
  private struct Target: Hashable {
    var path: String
    var fragment: String?
  }

  /// Where a link was first seen, by path and place, so that the answer does not depend on order.
  private struct Source: Comparable {
    var path: String
    var line: Int
    var column: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
  }

  /// What links say of a target.
  private struct Mention {
    var first: Source
    /// Whether a reader can come from another page.
    var isLinked: Bool

    mutating func add(_ other: Mention) {
      first = min(first, other.first)
      isLinked = isLinked || other.isLinked
    }
  }

  private let budget: WeightBudget
  private var files: Set<String> = []
  private var pages: Set<String> = []
  /// Hashes of a page's path and one of its ids. Two that collide could only hide a finding.
  private var fragments: Set<UInt64> = []
  private var targets: [Target: Mention] = [:]
  /// Lines that several pages have, each with the first page that told of it. Kept with the line,
  /// so that no other can take its identity.
  private var lines: [ObjectIdentifier: (line: KnownLine, path: String)] = [:]
  private var pageFindings: [PageFinding] = []
  /// Whether every page could be read to its end, so that its links are known.
  private var knowsAllLinks = true

  public init(policy: PagePolicy = PagePolicy()) {
    budget = policy.budget
  }

  /// Takes in a page.
  public mutating func add(_ report: PageReport) {
    files.insert(report.path)
    pages.insert(report.path)
    pageFindings += report.findings
    if report.findings.contains(where: { Self.endsReading($0.rule) }) {
      knowsAllLinks = false
    }
    for id in report.ids {
      fragments.insert(Self.hash(report.path, id))
    }
    for link in report.ownLinks {
      add(link, line: link.line, of: report.path)
    }
    for line in report.lines {
      add(line, of: report.path)
    }
  }

  /// A line that was met on an earlier page tells nothing new.
  private mutating func add(_ repeated: RepeatedLine, of path: String) {
    let known = lines[ObjectIdentifier(repeated.line)]
    if let known, known.path <= path {
      return
    }
    for link in repeated.line.links {
      add(link, line: repeated.number, of: path)
    }
    // To a page's link to itself the next page has something to add.
    if !repeated.line.links.contains(where: { $0.target == path }) {
      lines[ObjectIdentifier(repeated.line)] = (repeated.line, path)
    }
  }

  private mutating func add(_ link: PageLink, line: Int, of path: String) {
    let mention = Mention(
      first: Source(path: path, line: line, column: link.column),
      isLinked: link.isNavigation && link.target != path)
    let target = Target(path: link.target, fragment: link.fragment)
    if let known = targets.index(forKey: target) {
      targets.values[known].add(mention)
    } else {
      targets[target] = mention
    }
  }

  /// Takes in a file that is no page.
  ///
  /// - Parameter byteCount: Held against the budget for its kind.
  public mutating func addFile(_ path: String, byteCount: Int) {
    files.insert(path)
    if let limit = budget.limit(for: path), byteCount > limit {
      pageFindings.append(
        PageFinding(
          path: path, line: 1, column: 1, rule: .weight,
          message: "the file has \(byteCount) bytes, \(byteCount - limit) over its budget"))
    }
  }

  /// Takes in what another checker of the same site has seen.
  public mutating func merge(_ other: SiteChecker) {
    files.formUnion(other.files)
    pages.formUnion(other.pages)
    fragments.formUnion(other.fragments)
    targets.merge(other.targets) { mention, other in
      var mention = mention
      mention.add(other)
      return mention
    }
    pageFindings += other.pageFindings
    knowsAllLinks = knowsAllLinks && other.knowsAllLinks
  }

  /// Everything found, on pages and between them, sorted by path and place.
  public var findings: [PageFinding] {
    (pageFindings + danglingLinks + unlinkedPages).sorted()
  }

  mutating func report(_ finding: PageFinding) {
    pageFindings.append(finding)
  }

  private var danglingLinks: [PageFinding] {
    targets.compactMap { target, mention in
      let problem: String
      if !files.contains(target.path) {
        problem = "there is no file \(target.path)"
      } else if let fragment = target.fragment, pages.contains(target.path),
        !fragments.contains(Self.hash(target.path, fragment))
      {
        problem = "\(target.path) has no id “\(fragment)”"
      } else {
        return nil
      }
      return PageFinding(
        path: mention.first.path, line: mention.first.line, column: mention.first.column,
        rule: .link, message: problem)
    }
  }

  /// Nobody links to the error page, and the front page needs no link.
  private var unlinkedPages: [PageFinding] {
    guard knowsAllLinks else {
      return []
    }
    let linked = targets.lazy.filter(\.value.isLinked).map(\.key.path)
    return pages.subtracting(linked).subtracting(["index.html", "404.html"]).map {
      PageFinding(
        path: $0, line: 1, column: 1, rule: .unlinked, message: "no other page links to this one")
    }
  }

  private static func endsReading(_ rule: PageFinding.Rule) -> Bool {
    switch rule {
    case .wellFormed, .documentType, .file: true
    default: false
    }
  }

  /// FNV-1a over both texts with a zero between.
  private static func hash(_ path: String, _ id: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    path.utf8.forEach(add)
    add(0)
    id.utf8.forEach(add)
    return hash
  }
}

/// The vocabulary in the shape the checker asks it: elements by number.
struct CheckedVocabulary: Sendable {
  /// Elements with rules beyond the tables.
  enum Role: UInt8, Sendable {
    case none, html, head, body, title, heading, main, script, meta, link, anchor, input, label
    case list, listGroup, table, details, picture, fieldset, svg
  }

  final class Element: Sendable {
    let rule: ElementRule
    let space: ElementSpace
    let name: String
    let categories: ContentCategory
    let content: ContentCategory
    let isTransparent: Bool
    let isVoid: Bool
    let kinds: NestingKind
    let interactiveWith: String?
    let forbids: NestingKind
    let required: [String]
    let role: Role
    /// 1 to 6 for headings.
    let level: Int
    /// Its order among siblings: those of a higher rank may not come before it. 0: anywhere.
    let rank: Int

    init(_ rule: ElementRule, _ space: ElementSpace) {
      self.rule = rule
      self.space = space
      name = rule.name
      categories = rule.categories
      switch rule.content {
      case .nothing: (content, isTransparent) = ([], false)
      case .holds(let held): (content, isTransparent) = (held, false)
      case .transparent(let more): (content, isTransparent) = (more, true)
      }
      isVoid = rule.isVoid
      kinds = rule.kinds
      interactiveWith = rule.interactiveWith
      forbids = rule.forbids
      required = rule.required
      let isHTML = space == .html
      role = isHTML ? CheckedVocabulary.roles[rule.name] ?? .none : .none
      level = isHTML ? CheckedVocabulary.levels[rule.name] ?? 0 : 0
      rank = isHTML ? CheckedVocabulary.ranks[rule.name] ?? 0 : 0
    }
  }

  static let shared = CheckedVocabulary()

  let elements: [Element]
  private let html: [String: Int]
  private let svg: [String: Int]

  private init() {
    let html = ElementRule.html
    elements =
      html.map { Element($0, .html) } + ElementRule.svg.map { Element($0, .svg) }
    self.html = Dictionary(
      html.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    svg = Dictionary(
      ElementRule.svg.enumerated().map { ($1.name, $0 + html.count) },
      uniquingKeysWith: { first, _ in first })
  }

  func index(of name: String, in space: ElementSpace) -> Int? {
    space == .svg ? svg[name] : html[name]
  }

  fileprivate static let levels = ["h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6]

  fileprivate static let roles: [String: Role] = [
    "html": .html, "head": .head, "body": .body, "title": .title, "h1": .heading,
    "h2": .heading, "h3": .heading, "h4": .heading, "h5": .heading, "h6": .heading,
    "main": .main, "script": .script, "meta": .meta, "link": .link, "a": .anchor,
    "input": .input, "label": .label, "dl": .list, "div": .listGroup, "table": .table,
    "details": .details, "picture": .picture, "fieldset": .fieldset,
  ]

  fileprivate static let ranks = [
    "head": 1, "body": 2, "colgroup": 2, "thead": 3, "tbody": 4, "tr": 4,
    "tfoot": 5, "legend": 1, "summary": 1, "source": 1, "track": 2, "img": 2,
  ]
}

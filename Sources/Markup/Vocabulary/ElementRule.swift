/// What the HTML standard says of one element.
struct ElementRule: Sendable {
  /// What may stand inside.
  enum Content: Sendable {
    /// Nothing, not even an end tag of its own: `<br/>`.
    case nothing
    case holds(ContentCategory)
    /// What the parent may hold, and these.
    case transparent(ContentCategory)
  }

  var name: String
  /// What it counts as, among the things that its parent may hold.
  var categories: ContentCategory
  var content: Content
  /// Attributes beside the global ones.
  var attributes: [String]
  /// Attributes that must be there.
  var required: [String]
  /// What it is, for those that forbid such descendants.
  var kinds: NestingKind
  /// It counts as interactive only with this attribute.
  var interactiveWith: String?
  /// Descendants that it forbids.
  var forbids: NestingKind
  /// The only parents it may have; empty for any that may hold its categories.
  var parents: [String]

  init(
    _ name: String, is categories: ContentCategory, content: Content,
    attributes: String = "", required: String = "", kinds: NestingKind = [],
    interactiveWith: String? = nil, forbids: NestingKind = [], parents: String = ""
  ) {
    self.name = name
    self.categories = categories
    self.content = content
    self.attributes = Self.words(attributes) + Self.words(required)
    self.required = Self.words(required)
    self.kinds = kinds
    self.interactiveWith = interactiveWith
    self.forbids = forbids
    self.parents = Self.words(parents)
  }

  var isVoid: Bool {
    if case .nothing = content { true } else { false }
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: " ").map(String.init)
  }
}

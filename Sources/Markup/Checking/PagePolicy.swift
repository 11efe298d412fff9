/// What the checker allows a site's pages.
public struct PagePolicy: Sendable {
  /// Where the site will lie, as `https://example.org/pokedex`; links that begin so lead into it.
  /// `nil`: at the root of some host.
  public var baseURL: String?
  /// Lowercase names of the hosts that pages may link to; `nil`: any.
  public var hosts: Set<String>?
  public var budget: WeightBudget
  /// How pages are written: void elements as `<br/>`, or as `<br>`.
  public var syntax: PageSyntax

  public init(
    baseURL: String? = nil, hosts: Set<String>? = nil, budget: WeightBudget = WeightBudget(),
    syntax: PageSyntax = .polyglot
  ) {
    self.baseURL = baseURL
    self.hosts = hosts
    self.budget = budget
    self.syntax = syntax
  }
}

/// The most that files may weigh, in bytes, uncompressed; `nil`: as much as they like.
public struct WeightBudget: Sendable {
  public var page: Int?
  public var stylesheet: Int?
  public var script: Int?

  public init(page: Int? = 512 * 1024, stylesheet: Int? = 128 * 1024, script: Int? = 128 * 1024) {
    self.page = page
    self.stylesheet = stylesheet
    self.script = script
  }

  /// The limit for a file, by the end of its name.
  func limit(for path: String) -> Int? {
    if path.hasSuffix(".html") {
      page
    } else if path.hasSuffix(".css") {
      stylesheet
    } else if path.hasSuffix(".js") {
      script
    } else {
      nil
    }
  }
}

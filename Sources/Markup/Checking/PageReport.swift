/// What a page checker saw on one page.
public struct PageReport: Sendable {
  /// The file, below the site's folder: `pokemon/bulbasaur/index.html`.
  public var path: String
  public var byteCount: Int
  /// In the order of the page.
  public var findings: [PageFinding]
  /// The ids that fragments can lead to.
  public var ids: [String]
  /// Links to files of the same site, other pages' and this page's, but those of `lines`.
  var ownLinks: [PageLink] = []
  /// Lines that this page has in common with others, in the order of the page.
  var lines: [RepeatedLine] = []

  /// Links to files of the same site, other pages' and this page's, in the order of the page.
  public var links: [PageLink] {
    let repeated = lines.flatMap { line in
      line.line.links.map { link in
        var link = link
        link.line = line.number
        return link
      }
    }
    return repeated.isEmpty
      ? ownLinks : (ownLinks + repeated).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

/// A link to a file of the same site.
public struct PageLink: Hashable, Sendable {
  /// The file it leads to, below the site's folder; a folder's is its `index.html`.
  public var target: String
  /// Behind the `#`, decoded.
  public var fragment: String?
  /// Whether a reader can follow it (`a`), in contrast to what a page loads.
  public var isNavigation: Bool
  public var line: Int
  public var column: Int

  public init(target: String, fragment: String?, isNavigation: Bool, line: Int, column: Int) {
    self.target = target
    self.fragment = fragment
    self.isNavigation = isNavigation
    self.line = line
    self.column = column
  }
}

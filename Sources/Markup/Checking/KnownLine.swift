/// A line of markup that is one whole element, checked once and then taken for checked wherever it
/// stands again.
///
/// Pages of one site repeat themselves: navigation, cards, and above all the rows of tables. What
/// the checker found out about such a line holds for every page as deep in the site as the first,
/// as long as the line stands in the same surroundings.
final class KnownLine: Sendable {
  /// Whatever the verdict on the line owes to the elements around it.
  struct Surroundings: Hashable, Sendable {
    let forbids: NestingKind
    /// What may stand in the parent, where that counts for the element's own content.
    let content: ContentCategory?
    let isInSVG: Bool
    /// Whether the parent is a `dl`, which gives a `div` another content.
    let isInList: Bool
  }

  let surroundings: Surroundings
  /// The element as it was when it closed.
  let element: PageReader.OpenElement
  /// Links to files of the site, with columns of the line; their line is that of the first page.
  let links: [PageLink]

  init(
    surroundings: Surroundings, element: PageReader.OpenElement, links: [PageLink]
  ) {
    self.surroundings = surroundings
    self.element = element
    self.links = links
  }
}

/// A known line on a page.
struct RepeatedLine: Sendable {
  let line: KnownLine
  /// Where it stands, counted from one.
  let number: Int
}

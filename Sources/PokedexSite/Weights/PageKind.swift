/// The kinds of pages that have a budget of their own.
package enum PageKind: String, CaseIterable, Sendable {
  /// Every page that is not a detail page.
  case list = "list page"
  /// The page of a species, and the pages below it with its moves in older games.
  case detail = "detail page"
}

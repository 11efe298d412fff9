/// The most that a visitor may have to load, in bytes as sent with gzip. A KB is 1024 bytes here.
package enum LoadBudget {
  /// A list page: 14 KB, what a server sends before it hears from the visitor again.
  package static let listPage = 14 * 1024
  /// A detail page: 25 KB.
  package static let detailPage = 25 * 1024
  /// Half of the species' own pages: 12 KB each.
  package static let medianDetailPage = 12 * 1024
  /// All style sheets together: 10 KB.
  package static let styles = 10 * 1024
  /// All scripts together, the service worker's included: 10 KB.
  package static let scripts = 10 * 1024
  /// What a search needs before its first answer, in one language: 12 KB.
  package static let firstSearch = 12 * 1024
  /// All that a search in one language and one script ever loads, filters included: 40 KB.
  package static let search = 40 * 1024

  /// What one page of a kind may weigh.
  static func page(_ kind: PageKind) -> Int {
    switch kind {
    case .list: listPage
    case .detail: detailPage
    }
  }
}

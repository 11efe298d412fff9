/// What a person decides about the pages.
package struct SiteConfiguration: Equatable, Sendable {
  /// Where pictures come from.
  package enum Images: String, CaseIterable, Sendable {
    /// From the data set's picture host, by the visitor's browser.
    case remote
    /// No pictures; the number plates stand alone.
    case none
    /// From the site itself, which holds a copy of each.
    case download
  }

  package var baseURL: BaseURL?
  /// Cards on one page of a list; 1 and up.
  package var pageSize: Int
  /// The languages to publish, by code; the first lies at the root of the site. Empty stands for
  /// all that have a strings file, English first.
  package var languages: [String]
  package var images: Images

  package init(
    baseURL: BaseURL? = nil, pageSize: Int = 20, languages: [String] = [], images: Images = .remote
  ) {
    self.baseURL = baseURL
    self.pageSize = pageSize
    self.languages = languages
    self.images = images
  }
}

/// Links from one page: relative, so that the site works in any folder of any server.
struct Links: Equatable, Sendable {
  /// What leads from the page to the root of its language: `../../`, or nothing at the root.
  let root: String
  /// What leads to the root of the site, where the assets lie.
  let siteRoot: String

  /// Links of a page at `address` in a language that lies in `languageFolder` (empty at the
  /// root of the site).
  init(from address: PageAddress, languageFolder: String = "") {
    root = String(repeating: "../", count: address.depth)
    siteRoot = languageFolder.isEmpty ? root : root + "../"
  }

  /// Links of a page that is shown at any address, as an error page is: from a fixed root.
  init(absoluteRoot: String) {
    root = absoluteRoot
    siteRoot = absoluteRoot
  }

  /// The link to a page.
  func callAsFunction(_ address: PageAddress) -> String {
    let link = root + address.folder
    return link.isEmpty ? "./" : link
  }

  /// The link to a page in a language of the site.
  func callAsFunction(_ address: PageAddress, in language: SiteLanguage) -> String {
    let link = siteRoot + language.folder + address.folder
    return link.isEmpty ? "./" : link
  }

  /// The link to a file, by its path from the root of the site.
  func file(_ path: String) -> String { siteRoot + path }
}

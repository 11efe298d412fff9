import Markup
import Publishing

/// `sitemap.xml`, which lists every page but the error page, and `robots.txt`, which names it.
///
/// The format is that of sitemaps.org, which wants whole addresses and at most 50,000 of them.
/// Without a base URL the addresses begin at the server's root.
enum Sitemap {
  /// `files` are all files of the site but these two; `folders` are those of its further languages.
  static func plan(
    _ files: [PlannedFile], configuration: SiteConfiguration, folders: [String],
    lastChanges: LastChanges
  ) throws -> [PlannedFile] {
    let root = (configuration.baseURL?.text ?? "") + "/"
    let addresses = files.filter { $0.kind == .page }.map(\.path.text).compactMap(address).sorted()
    return [
      try PlannedFile("sitemap.xml", .data) { buffer in
        buffer.append(
          xml(
            addresses.map { address in
              let folder = folders.first(where: address.hasPrefix) ?? ""
              return (root + address, lastChanges[String(address.dropFirst(folder.count))])
            }))
      },
      try PlannedFile("robots.txt", .data) { buffer in
        buffer.append("User-agent: *\nAllow: /\n\nSitemap: \(root)sitemap.xml\n")
      },
    ]
  }

  /// The address of a page from the root of the site; `nil` for the error page, which has none.
  private static func address(_ path: String) -> String? {
    let index = "index.html"
    return path.hasSuffix(index) ? String(path.dropLast(index.utf8.count)) : nil
  }

  /// Addresses hold neither `&` nor `<`: `BaseURL` and `SitePath` see to that.
  private static func xml(_ pages: [(address: String, changed: Timestamp?)]) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

      """
    for (address, changed) in pages {
      let date = changed.map { "<lastmod>\($0.text)</lastmod>" } ?? ""
      text += "<url><loc>\(address)</loc>\(date)</url>\n"
    }
    return text + "</urlset>\n"
  }
}

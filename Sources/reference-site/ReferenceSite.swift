internal import Markup
internal import Publishing

/// The reference site as a list of pages, each made from the data alone, so that threads can take
/// them in any order.
struct ReferenceSite: Sendable {
  /// A list of entries over several pages.
  private struct Listing: Sendable {
    var root: String
    var heading: String
    var entries: [Entry]
    /// The number of its first page among all pages.
    var start: Int

    var pageCount: Int {
      max(1, (entries.count + ReferenceSite.pageSize - 1) / ReferenceSite.pageSize)
    }

    /// From 1.
    func url(_ page: Int) -> String {
      page == 1 ? root : "\(root)page/\(page)/"
    }
  }

  static let pageSize = 20

  private let dataset: Dataset
  private let templates: ReferenceTemplates
  private let navigation: Navigation
  private let listings: [Listing]
  /// All pages: the front page, the entries', the lists'.
  let pageCount: Int

  init(_ dataset: Dataset, _ templates: ReferenceTemplates) {
    self.dataset = dataset
    self.templates = templates
    navigation = Navigation(dataset)
    var members: [ObjectIdentifier: [Entry]] = [:]
    for entry in dataset.entries {
      for type in entry.types {
        members[ObjectIdentifier(type), default: []].append(entry)
      }
      members[ObjectIdentifier(entry.generation), default: []].append(entry)
    }
    var start = 1 + dataset.entries.count
    var listings: [Listing] = []
    func add(_ root: String, _ heading: String, _ entries: [Entry]) {
      let listing = Listing(root: root, heading: heading, entries: entries, start: start)
      start += listing.pageCount
      listings.append(listing)
    }
    add("/pokemon/", "All Pokémon", dataset.entries)
    for group in dataset.types + dataset.generations {
      add(group.url, group.name, members[ObjectIdentifier(group)] ?? [])
    }
    self.listings = listings
    pageCount = start
  }

  /// Renders the page of that number and returns its address.
  func render(_ number: Int, into buffer: inout OutputBuffer) -> String {
    if number == 0 {
      return renderHome(into: &buffer)
    }
    if number <= dataset.entries.count {
      return renderDetail(number - 1, into: &buffer)
    }
    // The last list that begins at or before the number.
    var low = 0
    var high = listings.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if listings[middle].start <= number {
        low = middle
      } else {
        high = middle
      }
    }
    return renderList(listings[low], number - listings[low].start + 1, into: &buffer)
  }

  private func renderHome(into buffer: inout OutputBuffer) -> String {
    let shell = Shell(
      title: "Home", description: "Every Pokémon on one site.", url: "/", navigation: navigation)
    templates.home.render(
      HomePage(
        shell: shell, count: dataset.entries.count,
        cards: Array(dataset.entries.prefix(12))), into: &buffer)
    return "/"
  }

  private func renderDetail(_ index: Int, into buffer: inout OutputBuffer) -> String {
    let entry = dataset.entries[index]
    func neighbor(_ index: Int) -> PageLink? {
      guard dataset.entries.indices.contains(index) else {
        return nil
      }
      return PageLink(name: dataset.entries[index].name, url: dataset.entries[index].url)
    }
    templates.detail.render(
      DetailPage(
        shell: Shell(
          title: entry.name, description: entry.flavor, url: entry.url, navigation: navigation),
        entry: entry, statNames: dataset.statNames, previous: neighbor(index - 1),
        next: neighbor(index + 1)), into: &buffer)
    return entry.url
  }

  private func renderList(
    _ listing: Listing, _ page: Int, into buffer: inout OutputBuffer
  ) -> String {
    let count = listing.pageCount
    let first = (page - 1) * Self.pageSize
    templates.list.render(
      ListPage(
        shell: Shell(
          title: listing.heading, description: "\(listing.heading): page \(page) of \(count)",
          url: listing.url(page), navigation: navigation),
        total: listing.entries.count,
        cards: Array(
          listing.entries[first..<min(first + Self.pageSize, listing.entries.count)]),
        number: page, count: count, previous: page > 1 ? listing.url(page - 1) : nil,
        next: page < count ? listing.url(page + 1) : nil), into: &buffer)
    return listing.url(page)
  }

  /// `search-index.json`: `[id, slug, name, [types], [ability names]]` an entry.
  var searchIndex: ByteText {
    var text = ByteText()
    text.append("[")
    for (index, entry) in dataset.entries.enumerated() {
      text.append(index == 0 ? "[" : ",[")
      text.append(String(entry.id))
      text.append(",")
      text.appendQuoted(entry.slug)
      text.append(",")
      text.appendQuoted(entry.name)
      text.append(",")
      text.appendQuoted(entry.types.lazy.map(\.slug))
      text.append(",")
      text.appendQuoted(entry.abilities.lazy.map(\.name))
      text.append("]")
    }
    text.append("]")
    return text
  }

  /// `sitemap.xml`: the front page, the entries, the first page of each list.
  var sitemap: ByteText {
    var text = ByteText()
    text.append("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    text.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    func add(_ url: String) {
      text.append("<url><loc>")
      text.append(Shell.baseURL)
      text.append(url)
      text.append("</loc></url>\n")
    }
    add("/")
    add("/pokemon/")
    for entry in dataset.entries {
      add(entry.url)
    }
    for listing in listings.dropFirst() {
      add(listing.root)
    }
    text.append("</urlset>\n")
    return text
  }
}

import Markup

/// What a page tells search engines about itself, in the words of schema.org.
struct StructuredData: Equatable, Sendable {
  private var parts: [JSONValue] = []

  /// Adds a part, unless there is nothing to tell.
  mutating func add(_ part: JSONValue?) {
    if let part { parts.append(part) }
  }

  /// Whether there is anything to tell.
  var isEmpty: Bool { parts.isEmpty }

  /// The JSON-LD document.
  var document: JSONValue {
    ["@context": "https://schema.org", "@graph": .array(parts)]
  }
}

extension JSONValue {
  /// A trail of at least two steps. The last step is the page itself and needs no address.
  static func breadcrumbs(_ trail: [(title: String, url: String?)]) -> JSONValue? {
    guard trail.count > 1 else { return nil }
    return [
      "@type": "BreadcrumbList",
      "itemListElement": .array(
        trail.enumerated().map { place, step in
          let item = step.url.map { [Member(name: "item", value: .string($0))] } ?? []
          return .object(
            [
              Member(name: "@type", value: "ListItem"),
              Member(name: "position", value: .integer(place + 1)),
              Member(name: "name", value: .string(step.title)),
            ] + item)
        }),
    ]
  }

  /// A page of a list: addresses, the first of which is the list's entry number `first`.
  static func itemList(_ urls: [String], first: Int, of count: Int) -> JSONValue? {
    guard !urls.isEmpty else { return nil }
    return [
      "@type": "ItemList",
      "numberOfItems": .integer(count),
      "itemListElement": .array(
        urls.enumerated().map { place, url in
          ["@type": "ListItem", "position": .integer(first + place), "url": .string(url)]
        }),
    ]
  }
}

extension SiteContext {
  /// What a page at `address` tells: on the front page of the site, on others of their trail.
  func structure(of address: PageAddress?, trail: [Crumb]) -> StructuredData {
    var structure = StructuredData()
    if address == .list { structure.add(webSite) }
    structure.add(
      .breadcrumbs(
        trail.map {
          ($0.title.text, $0.address == address ? nil : canonical($0.address, in: language))
        }))
    return structure
  }

  private var webSite: JSONValue {
    [
      "@type": "WebSite",
      "name": .string(strings[.siteName]),
      "url": .string(canonical(.list, in: language)),
      "inLanguage": .string(language.tag.rawValue),
      "potentialAction": [
        "@type": "SearchAction",
        "target": .string(canonical(.search, in: language) + "?q={query}"),
        "query-input": "required name=query",
      ],
    ]
  }
}

import Markup

/// `feed.xml`, an Atom feed (RFC 4287) of the changes: one entry a build, in the first language of
/// the site. It tells no time of its own: the same history gives the same bytes.
enum ChangesFeed {
  static let path = "feed.xml"

  /// The feed has the newest builds alone, and of each so many entries.
  private static let maximumSets = 20
  private static let maximumEntries = 50

  /// One file for the whole site.
  static func plan(_ log: ChangeLog) throws -> [PlannedFile] {
    guard log.context.language.folder.isEmpty else { return [] }
    return [try PlannedFile(path, .data) { append(log, to: &$0) }]
  }

  private static func append(_ log: ChangeLog, to buffer: inout OutputBuffer) {
    let context = log.context
    let strings = context.strings
    let root = (context.configuration.baseURL?.text ?? "") + "/"
    let changes = context.history?.changes ?? []
    let updated = changes.first?.date ?? context.history?.began ?? .epoch
    buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    buffer.append(
      "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"\(context.language.tag.rawValue)\">\n"
    )
    buffer.append(
      element: "title",
      strings(.pageTitle, ("title", strings[.changesTitle]), ("site", strings[.siteName])))
    buffer.append(
      element: "id", context.configuration.baseURL == nil ? "urn:pokedex:feed" : root + path)
    buffer.append("<link rel=\"self\" type=\"application/atom+xml\" href=\"\(root)\(path)\"/>\n")
    let page = context.absolute(.changes)
    buffer.append("<link rel=\"alternate\" type=\"text/html\" href=\"\(page)\"/>\n")
    buffer.append(element: "updated", updated.text)
    buffer.append("<author>")
    buffer.append(element: "name", strings[.siteName])
    buffer.append("</author>\n")
    for set in changes.prefix(maximumSets) { append(set, log, page: page, to: &buffer) }
    buffer.append("</feed>\n")
  }

  private static func append(
    _ set: ChangeSet, _ log: ChangeLog, page: String, to buffer: inout OutputBuffer
  ) {
    let context = log.context
    let strings = context.strings
    let hasAddress = context.configuration.baseURL != nil
    buffer.append("<entry>\n")
    buffer.append(
      element: "title",
      strings(
        .changesEntryTitle, ("date", strings.date(set.date)),
        ("count", strings.number(set.entries.count))))
    buffer.append(
      element: "id", hasAddress ? "\(page)#c\(set.number)" : "urn:pokedex:changes:\(set.number)")
    buffer.append("<link rel=\"alternate\" type=\"text/html\" href=\"\(page)\"/>\n")
    buffer.append(element: "updated", set.date.text)
    buffer.append(
      "<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\"><ul>\n")
    for entry in set.entries.prefix(maximumEntries) {
      append(entry, log, to: &buffer)
    }
    buffer.append("</ul>")
    if set.entries.count > maximumEntries {
      buffer.append(
        element: "p",
        strings(
          .changesMore, ("count", strings.number(set.entries.count - maximumEntries))))
    }
    buffer.append("</div></content>\n</entry>\n")
  }

  private static func append(
    _ entry: EntryChange, _ log: ChangeLog, to buffer: inout OutputBuffer
  ) {
    let (name, address) = log.name(of: entry)
    let day = ChangeDay.Entry(entry, log, links: log.context.links(from: .list))
    buffer.append("<li>")
    if let address { buffer.append("<a href=\"\(log.context.absolute(address))\">") }
    buffer.append(escaping: name.text)
    if address != nil { buffer.append("</a>") }
    let facts = day.facts.map { fact in
      let values = [fact.old, fact.new].map { $0?.text ?? "–" }
      return "\(fact.title.text) \(values.joined(separator: " → "))"
    }
    let told = [day.kind].compactMap { $0 } + facts
    buffer.append(escaping: ": " + told.joined(separator: "; "))
    buffer.append("</li>\n")
  }
}

extension OutputBuffer {
  /// An element with nothing but text in it, and the end of its line.
  fileprivate mutating func append(element name: String, _ text: String) {
    append("<\(name)>")
    append(escaping: text)
    append("</\(name)>\n")
  }
}

import Markup

/// What one build found changed.
struct ChangeDay: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    let name: Wording
    let url: String?
    /// "New" or "Gone"; nothing of an entry that is only different.
    let kind: String?
    let facts: [Change]
  }

  struct Change: Equatable, Sendable {
    let title: Wording
    let old: Wording?
    let new: Wording?
    /// Says of equal counts that what is counted is not the same.
    let isSameCount: Bool
  }

  /// An id on the page: `c12`.
  let id: String
  /// "December 1, 2026".
  let date: String
  /// The same for programs, with the time.
  let time: String
  let entries: [Entry]

  /// Places of a log, those of one set together.
  static func all(
    _ places: ArraySlice<ChangeLog.Place>, _ log: ChangeLog, links: Links
  ) -> [ChangeDay] {
    places.runs(by: \.set).map { set, places in
      ChangeDay(
        id: "c\(set.number)", date: log.context.strings.date(set.date), time: set.date.text,
        entries: places.map { Entry($0.entry, log, links: links) })
    }
  }
}

extension ChangeDay.Entry {
  init(_ entry: EntryChange, _ log: ChangeLog, links: Links) {
    let strings = log.context.strings
    let (name, address) = log.name(of: entry)
    self.name = name
    url = address.map { links($0) }
    kind =
      switch entry.kind {
      case .added: strings[.changeAdded]
      case .removed: strings[.changeRemoved]
      case .changed: nil
      }
    facts = entry.facts.map { change in
      let old = change.old.map { log.words.value($0, of: change.fact) }
      let new = change.new.map { log.words.value($0, of: change.fact) }
      return ChangeDay.Change(
        title: log.words.title(change.fact), old: old, new: new, isSameCount: old == new)
    }
  }
}

extension ChangeDay: TemplateValue {
  static let fields: [Field<ChangeDay>] = [
    .text("id") { $0.id },
    .text("date") { $0.date },
    .text("time") { $0.time },
    .list("entries") { $0.entries },
  ]
}

extension ChangeDay.Entry: TemplateValue {
  static let fields: [Field<ChangeDay.Entry>] = [
    .record("name") { $0.name },
    .text("url") { $0.url },
    .text("kind") { $0.kind },
    .list("facts") { $0.facts },
  ]
}

extension ChangeDay.Change: TemplateValue {
  static let fields: [Field<ChangeDay.Change>] = [
    .record("title") { $0.title },
    .record("old") { $0.old },
    .record("new") { $0.new },
    .flag("isSameCount") { $0.isSameCount },
  ]
}

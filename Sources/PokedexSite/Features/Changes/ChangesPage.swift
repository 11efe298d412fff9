import Markup
import PokeAPI

/// One page of what has changed in the data, the newest first, by build and entry.
struct ChangesPage: Equatable, Sendable {
  let head: PageHead
  /// Since when changes are recorded; or that there are none, or that none are.
  let note: String
  let days: [ChangeDay]
  let pager: Pager?
  let feed: String

  init(_ log: ChangeLog, pagination: Pagination, number: Int) throws {
    let context = log.context
    let strings = context.strings
    let address = PageAddress.changes.page(number)
    let links = context.links(from: address)

    note = Self.note(context)
    days = ChangeDay.all(log.places[pagination.range(of: number)], log, links: links)
    pager = Pager(
      pagination, number: number, at: .changes, links: links, strings: strings)
    feed = links.file(ChangesFeed.path)
    head = try context.head(
      title: strings.title(strings[.changesTitle], page: number, of: pagination),
      description: strings[.changesDescription], at: address, links: links
    ).paged(pager).twinned()
  }

  private static func note(_ context: SiteContext) -> String {
    let strings = context.strings
    guard let history = context.history else { return strings[.changesOff] }
    let key: StringKey = history.changes.isEmpty ? .changesNone : .changesSince
    return strings(
      key, ("date", strings.date(history.began)),
      ("sets", strings.number(History.maximumSets)))
  }

  /// The pages, their twins and the feed.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("changes", for: ChangesPage.self)
    let log = ChangeLog(context)
    let pages = try context.pagedList(
      of: log.places.count, at: .changes, template: template,
      twin: { ChangesTwin.json(log, pagination: $0, number: $1) },
      makePage: { try ChangesPage(log, pagination: $0, number: $1) })
    return pages + (try ChangesFeed.plan(log))
  }
}

extension ChangesPage: TemplateValue {
  static let fields: [Field<ChangesPage>] = [
    .record("head") { $0.head },
    .text("note") { $0.note },
    .list("days") { $0.days },
    .record("pager") { $0.pager },
    .text("feed") { $0.feed },
  ]
}

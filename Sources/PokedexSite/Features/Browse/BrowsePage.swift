import Markup
import PokeAPI

/// The way to every part of the site, with the number of what is in each.
struct BrowsePage: Equatable, Sendable {
  let head: PageHead
  let parts: [BrowsePart]

  init(_ context: SiteContext) throws {
    let links = context.links(from: .browse)
    parts = BrowsePart.all(context, links: links)
    head = try context.head(
      title: context.strings[.browseTitle],
      description: context.strings(
        .browseDescription, ("count", context.strings.number(context.entries.count))),
      at: .browse, links: links, section: .browse
    ).twinned()
  }

  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("browse", for: BrowsePage.self)
    let parts = BrowsePart.all(context, links: context.links(from: .browse))
    let twin = ListTwin(.browse, title: context.strings[.browseTitle], count: parts.count) {
      parts[$0].twin(context)
    }
    return try context.onePage(twin, template: template) { try BrowsePage(context) }
  }
}

extension BrowsePage: TemplateValue {
  static let fields: [Field<BrowsePage>] = [
    .record("head") { $0.head },
    .list("parts") { $0.parts },
  ]
}

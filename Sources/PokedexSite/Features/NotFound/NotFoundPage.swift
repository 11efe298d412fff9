import Markup
import PokeAPI

/// The page that a server shows at any address where there is none.
struct NotFoundPage: Equatable, Sendable {
  /// The species whose number is the error's.
  struct Namesake: Equatable, Sendable {
    let name: Wording
    let url: String
    let plate: Plate
  }

  let head: PageHead
  let namesake: Namesake?

  init(_ context: SiteContext) throws {
    let links = Links(absoluteRoot: context.configuration.baseURL?.path ?? "/")
    namesake = context.entry(404).flatMap { entry in
      guard entry.isPublished else { return nil }
      return Namesake(
        name: entry.name, url: links(entry.address),
        plate: entry.plate.with(entry.plate.picture?.linked(links).eager))
    }
    head = try context.head(
      title: context.strings[.notFoundTitle],
      description: context.strings[.notFoundDescription], at: nil, links: links)
  }

  /// One page for the whole site, in its first language.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("404", for: NotFoundPage.self)
    guard context.language.folder.isEmpty else { return [] }
    return [
      try PlannedFile("404.html", .page) { buffer in
        template.render(try NotFoundPage(context), into: &buffer)
      }
    ]
  }
}

extension NotFoundPage: TemplateValue {
  static let fields: [Field<NotFoundPage>] = [
    .record("head") { $0.head },
    .record("namesake") { $0.namesake },
  ]
}

extension NotFoundPage.Namesake: TemplateValue {
  static let fields: [Field<NotFoundPage.Namesake>] = [
    .record("name") { $0.name },
    .text("url") { $0.url },
    .record("plate") { $0.plate },
  ]
}

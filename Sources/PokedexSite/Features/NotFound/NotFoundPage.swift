package import Markup
import PokeAPI

/// The page that a server shows at any address where there is none.
package struct NotFoundPage: Equatable, Sendable {
  /// The species whose number is the error's.
  package struct Namesake: Equatable, Sendable {
    package let name: Wording
    package let url: String
    package let plate: Plate
  }

  package let head: PageHead
  package let namesake: Namesake?

  package init(_ context: SiteContext) throws {
    let links = Links(absoluteRoot: context.configuration.baseURL?.path ?? "/")
    namesake = context.entry(404).flatMap { entry in
      guard entry.isPublished else { return nil }
      return Namesake(
        name: entry.name, url: links(entry.address),
        plate: entry.plate.with(entry.plate.picture?.eager))
    }
    head = try context.head(
      title: context.strings[.notFoundTitle],
      description: context.strings[.notFoundDescription], at: nil, links: links)
  }

  /// One page for the whole site, in its first language.
  package static func plan(
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
  package static let fields: [Field<NotFoundPage>] = [
    .record("head") { $0.head },
    .record("namesake") { $0.namesake },
  ]
}

extension NotFoundPage.Namesake: TemplateValue {
  package static let fields: [Field<NotFoundPage.Namesake>] = [
    .record("name") { $0.name },
    .text("url") { $0.url },
    .record("plate") { $0.plate },
  ]
}

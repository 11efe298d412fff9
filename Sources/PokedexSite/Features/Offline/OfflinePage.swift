import Markup
import PokeAPI

/// The page that stands in for one that cannot be loaded; a script lists what the browser keeps.
struct OfflinePage: Equatable, Sendable {
  let head: PageHead
  /// What leads to the root of the site, where the service worker lies.
  let root: String

  init(_ context: SiteContext) throws {
    let links = context.links(from: .offline)
    root = links.siteRoot
    var head = try context.head(
      title: context.strings[.offlineTitle], description: context.strings[.offlineDescription],
      at: .offline, links: links)
    head.scripts.append(links.file(try context.assets.path(Assets.pages)))
    self.head = head
  }

  /// The page and the web manifest of each language, and the service worker of the whole site.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("offline", for: OfflinePage.self)
    var files = [
      try PlannedFile(context.path(of: .offline), .page) { buffer in
        template.render(try OfflinePage(context), into: &buffer)
      },
      try PlannedFile(context.language.folder + WebManifest.name, .data) { buffer in
        buffer.append(try WebManifest.json(context))
      },
    ]
    if context.language.folder.isEmpty {
      let worker = try ServiceWorker.script(context)
      files.append(try PlannedFile(ServiceWorker.name, .asset) { $0.append(worker) })
    }
    return files
  }
}

extension OfflinePage: TemplateValue {
  static let fields: [Field<OfflinePage>] = [
    .record("head") { $0.head },
    .text("root") { $0.root },
  ]
}

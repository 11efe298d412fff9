import Markup

/// The page that leads to the bulk files and the schemas.
struct ExportPage: Equatable, Sendable {
  struct Download: Equatable, Sendable {
    let name: String
    let url: String
    let mediaType: String
    let note: String
  }

  let head: PageHead
  let files: [Download]
  let schemas: [Download]

  init(_ context: SiteContext) throws {
    let strings = context.strings
    let links = context.links(from: .export)
    files = ExportFile.allCases.map { file in
      Download(
        name: file.rawValue, url: links.file(file.path), mediaType: file.mediaType,
        note: strings[file.note])
    }
    schemas = Schemas.Name.allCases.map { name in
      Download(
        name: name.path, url: links.file(name.path), mediaType: "application/schema+json",
        note: strings[Self.note(on: name)])
    }
    var head = try context.head(
      title: strings[.exportTitle], description: strings[.exportDescription], at: .export,
      links: links
    ).twinned()
    head.structure.add(Self.dataset(context))
    self.head = head
  }

  private static func note(on schema: Schemas.Name) -> StringKey {
    switch schema {
    case .pokemon: .exportPokemonSchema
    case .list: .exportListSchema
    case .changes: .exportChangesSchema
    }
  }

  private static func dataset(_ context: SiteContext) -> JSONValue {
    let strings = context.strings
    return [
      "@type": "Dataset",
      "name": .string(
        strings(.pageTitle, ("title", strings[.exportTitle]), ("site", strings[.siteName]))),
      "description": .string(strings[.exportDescription]),
      "url": .string(context.canonical(.export, in: context.language)),
      "isBasedOn": "https://pokeapi.co/",
      "license": "https://github.com/PokeAPI/pokeapi/blob/master/LICENSE.md",
      "isAccessibleForFree": true,
      "distribution": .array(
        ExportFile.allCases.map { file in
          [
            "@type": "DataDownload", "encodingFormat": .string(file.mediaType),
            "contentUrl": .string(context.canonical(path: file.path)),
          ]
        }),
    ]
  }

  /// What the page leads to, for programs.
  private static func twin(_ context: SiteContext) -> JSONValue {
    func list(_ files: [(path: String, mediaType: String)]) -> JSONValue {
      .array(
        files.map { ["url": .string(context.whole($0.path)), "type": .string($0.mediaType)] })
    }
    return [
      "url": .string(context.absolute(.export)),
      "files": list(ExportFile.allCases.map { ($0.path, $0.mediaType) }),
      "schemas": list(Schemas.Name.allCases.map { ($0.path, "application/schema+json") }),
    ]
  }

  /// The page and its twin; beside those of the first language, the files.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("export", for: ExportPage.self)
    let pages = try context.page(
      at: .export, template: template, twin: { twin(context) },
      makePage: { try ExportPage(context) })
    guard context.language.folder.isEmpty else { return pages }
    return pages + (try ExportFile.allCases.map { try $0.plan(context) })
  }
}

extension ExportPage: TemplateValue {
  static let fields: [Field<ExportPage>] = [
    .record("head") { $0.head },
    .list("files") { $0.files },
    .list("schemas") { $0.schemas },
  ]
}

extension ExportPage.Download: TemplateValue {
  static let fields: [Field<ExportPage.Download>] = [
    .text("name") { $0.name },
    .text("url") { $0.url },
    .text("mediaType") { $0.mediaType },
    .text("note") { $0.note },
  ]
}

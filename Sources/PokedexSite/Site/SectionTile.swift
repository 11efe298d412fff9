import Markup

/// A section in an overview of several: its name, what it holds, and its first three plates.
struct SectionTile: Equatable, Sendable {
  let name: Wording
  /// The region of a generation.
  let region: Wording?
  let url: String
  let summary: String
  let plates: [Plate]

  init(
    _ context: SiteContext, name: Wording, region: Wording? = nil, url: String, summary: String,
    entries: [Entry], links: Links
  ) {
    self.name = name
    self.region = region
    self.url = url
    self.summary = summary
    plates = entries.prefix(3).map { context.smallPlate($0.pokemon, $0, links: links) }
  }
}

extension SectionTile: TemplateValue {
  static let fields: [Field<SectionTile>] = [
    .record("name") { $0.name },
    .record("region") { $0.region },
    .text("url") { $0.url },
    .text("summary") { $0.summary },
    .list("plates") { $0.plates },
  ]
}

import Markup
import PokeAPI

extension SearchPage {
  /// Something to choose among others.
  struct Choice: Equatable, Sendable {
    /// What stands in the address: `monster`, `2`.
    let value: String
    let name: Wording

    init(_ value: String, _ name: Wording) {
      self.value = value
      self.name = name
    }

    /// The different ones of these records, by name.
    static func all(_ slugs: [Slug], _ resource: Resource, _ context: SiteContext) -> [Choice] {
      Set(slugs).sorted()
        .map { Choice($0.rawValue, context.vocabulary.name(resource, $0).capitalized) }
        .sorted { ($0.name.text, $0.value) < ($1.name.text, $1.value) }
    }
  }

  /// A type with what can be asked of it: to have it or not, to resist it, to be hurt by it.
  struct TypeRow: Equatable, Sendable {
    let value: String
    let name: Wording
    /// The class of a type.
    let style: String
    let cells: [Cell]

    /// A box to tick.
    struct Cell: Equatable, Sendable {
      /// What stands in the address: `not`.
      let name: String
      /// "Not: Fire", for who does not see the table.
      let label: String
    }

    init(_ section: TypeSection, _ strings: Strings) {
      value = section.type.slug.rawValue
      name = section.name
      style = "type " + TypeLabel.style(of: section.type.slug)
      cells = [
        ("not", StringKey.searchNot), ("resists", .searchResists), ("immune", .searchImmune),
        ("weak", .searchWeak),
      ].map { name, key in
        Cell(name: name, label: "\(strings[key]): \(section.name.text)")
      }
    }
  }

  /// The least and the most of a measure.
  struct Range: Equatable, Sendable {
    let title: String
    /// What stands in the address: `speed-min`.
    let least: String
    let most: String
    /// "Speed, at least", for who does not see the two fields side by side.
    let leastLabel: String
    let mostLabel: String

    init(name: String, title: String, _ strings: Strings) {
      self.title = title
      least = name + "-min"
      most = name + "-max"
      leastLabel = strings(.searchLeast, ("measure", title))
      mostLabel = strings(.searchMost, ("measure", title))
    }
  }
}

extension SearchPage.Choice: TemplateValue {
  static let fields: [Field<SearchPage.Choice>] = [
    .text("value") { $0.value },
    .record("name") { $0.name },
  ]
}

extension SearchPage.TypeRow: TemplateValue {
  static let fields: [Field<SearchPage.TypeRow>] = [
    .text("value") { $0.value },
    .record("name") { $0.name },
    .text("style") { $0.style },
    .list("cells") { $0.cells },
  ]
}

extension SearchPage.TypeRow.Cell: TemplateValue {
  static let fields: [Field<SearchPage.TypeRow.Cell>] = [
    .text("name") { $0.name },
    .text("label") { $0.label },
  ]
}

extension SearchPage.Range: TemplateValue {
  static let fields: [Field<SearchPage.Range>] = [
    .text("title") { $0.title },
    .text("least") { $0.least },
    .text("most") { $0.most },
    .text("leastLabel") { $0.leastLabel },
    .text("mostLabel") { $0.mostLabel },
  ]
}

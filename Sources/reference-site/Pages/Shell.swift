internal import Markup

/// What the head and the navigation of every page show.
struct Shell: TemplateValue {
  static let baseURL = "https://example.org"

  var title: String
  var description: String
  /// From the site's root.
  var url: String
  /// What the whole site shares.
  var navigation: Navigation

  static let fields: [Field<Self>] = [
    .text("title") { $0.title },
    .text("description") { $0.description },
    .text("canonical") { baseURL + $0.url },
    .list("types") { $0.navigation.types },
    .list("generations") { $0.navigation.generations },
  ]
}

/// The links of the navigation.
final class Navigation: Sendable {
  let types: [Group]
  let generations: [Group]

  init(_ dataset: Dataset) {
    types = dataset.types
    generations = dataset.generations
  }
}

extension Group: TemplateValue {
  static let fields: [Field<Group>] = [
    .text("name") { $0.name },
    .text("url") { $0.url },
    .text("chipClass") { $0.chipClass },
  ]
}

/// An entry in a list.
extension Entry: TemplateValue {
  static let fields: [Field<Entry>] = [
    .text("name") { $0.name },
    .text("number") { $0.number },
    .text("url") { $0.url },
    .text("sprite") { $0.sprite },
    .list("types") { $0.types },
  ]
}

/// A link to a neighbor.
struct PageLink: TemplateValue {
  var name: String
  var url: String

  static let fields: [Field<Self>] = [.text("name") { $0.name }, .text("url") { $0.url }]
}

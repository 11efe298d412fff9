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
  let types: [GroupLink]
  let generations: [GroupLink]

  init(_ dataset: Dataset) {
    types = dataset.types.map(GroupLink.init)
    generations = dataset.generations.map(GroupLink.init)
  }
}

/// A link to a type or generation.
struct GroupLink: TemplateValue {
  var group: Group

  init(_ group: Group) {
    self.group = group
  }

  static let fields: [Field<Self>] = [
    .text("name") { $0.group.name },
    .text("url") { $0.group.url },
    .text("chipClass") { $0.group.chipClass },
  ]
}

/// An entry in a list.
struct Card: TemplateValue {
  var entry: Entry

  init(_ entry: Entry) {
    self.entry = entry
  }

  static let fields: [Field<Self>] = [
    .text("name") { $0.entry.name },
    .text("number") { $0.entry.number },
    .text("url") { $0.entry.url },
    .text("sprite") { $0.entry.sprite },
    .list("types") { $0.entry.types.map(GroupLink.init) },
  ]
}

/// A link to a neighbor.
struct PageLink: TemplateValue {
  var name: String
  var url: String

  static let fields: [Field<Self>] = [.text("name") { $0.name }, .text("url") { $0.url }]
}

package import PokeAPI

/// The folder of one page, from the root of its language: `""`, `types/fire/page/2/`.
package struct PageAddress: Hashable, Sendable {
  /// Empty or closed by a slash.
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// How many folders lie between the page and the root.
  package var depth: Int { folder.utf8.count { $0 == UInt8(ascii: "/") } }

  /// Page `number` (from 1) of the list that begins here; the first has no number.
  package func page(_ number: Int) -> PageAddress {
    number == 1 ? self : PageAddress(folder: "\(folder)page/\(number)/")
  }
}

extension PageAddress {
  /// The list of all Pokémon.
  package static let list = PageAddress(folder: "")
  package static let types = PageAddress(folder: "types/")
  package static let generations = PageAddress(folder: "generations/")
  package static let names = PageAddress(folder: "names/")
  package static let favorites = PageAddress(folder: "favorites/")
  package static let search = PageAddress(folder: "search/")

  /// The detail page of a species, by its default variety.
  package static func pokemon(_ slug: Slug) -> PageAddress {
    PageAddress(folder: "pokemon/\(slug.rawValue)/")
  }

  package static func type(_ slug: Slug) -> PageAddress {
    PageAddress(folder: "types/\(slug.rawValue)/")
  }

  package static func generation(_ id: Int) -> PageAddress {
    PageAddress(folder: "generations/\(id)/")
  }

  /// The names that begin with a letter: a slug made of one, `a` to `z`.
  package static func names(_ letter: String) -> PageAddress {
    PageAddress(folder: "names/\(letter)/")
  }
}

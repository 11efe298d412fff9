import PokeAPI

/// The folder of one page, from the root of its language: `""`, `types/fire/page/2/`.
struct PageAddress: Hashable, Sendable {
  /// Empty or closed by a slash.
  let folder: String

  init(folder: String) {
    self.folder = folder
  }

  /// How many folders lie between the page and the root.
  var depth: Int { folder.utf8.count { $0 == UInt8(ascii: "/") } }

  /// Page `number` (from 1) of the list that begins here; the first has no number.
  func page(_ number: Int) -> PageAddress {
    number == 1 ? self : PageAddress(folder: "\(folder)page/\(number)/")
  }
}

extension PageAddress {
  /// The list of all Pokémon.
  static let list = PageAddress(folder: "")
  static let types = PageAddress(folder: "types/")
  static let generations = PageAddress(folder: "generations/")
  static let names = PageAddress(folder: "names/")
  static let favorites = PageAddress(folder: "favorites/")
  static let search = PageAddress(folder: "search/")
  static let offline = PageAddress(folder: "offline/")
  /// What has changed in the data.
  static let changes = PageAddress(folder: "changes/")
  /// Files for programs.
  static let export = PageAddress(folder: "export/")
  /// What the data lacks.
  static let coverage = PageAddress(folder: "coverage/")
  /// All species to tick on paper.
  static let checklist = PageAddress(folder: "checklist/")
  static let browse = PageAddress(folder: "browse/")
  static let abilities = PageAddress(folder: "abilities/")
  static let moves = PageAddress(folder: "moves/")

  /// The detail page of a species, by its default variety.
  static func pokemon(_ slug: Slug) -> PageAddress {
    PageAddress(folder: "pokemon/\(slug.rawValue)/")
  }

  static func type(_ slug: Slug) -> PageAddress {
    PageAddress(folder: "types/\(slug.rawValue)/")
  }

  /// The page of a pair of types; `first` stands before `second` in the order of types.
  static func typePair(_ first: Slug, _ second: Slug) -> PageAddress {
    PageAddress(folder: "types/\(first.rawValue)/\(second.rawValue)/")
  }

  static func ability(_ slug: Slug) -> PageAddress {
    PageAddress(folder: "abilities/\(slug.rawValue)/")
  }

  static func move(_ slug: Slug) -> PageAddress {
    PageAddress(folder: "moves/\(slug.rawValue)/")
  }

  /// The page of a group: `egg-groups/monster/`, but `legendary/`.
  static func group(_ kind: GroupKind, _ slug: Slug) -> PageAddress {
    PageAddress(folder: "\(kind.folder)\(slug.rawValue)/")
  }

  static func generation(_ id: Int) -> PageAddress {
    PageAddress(folder: "generations/\(id)/")
  }

  /// The names that begin with a letter: a slug made of one, `a` to `z`.
  static func names(_ letter: String) -> PageAddress {
    PageAddress(folder: "names/\(letter)/")
  }
}

package import PokeAPI

/// What a fact sheet is about: `pokemon/bulbasaur`, `moves/tackle`, `abilities/overgrow`.
package struct SheetKey: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A variety, by its slug; a default one stands for its species, too.
    case pokemon
    case moves
    case abilities
  }

  package let kind: Kind
  package let slug: Slug

  package init(_ kind: Kind, _ slug: Slug) {
    self.kind = kind
    self.slug = slug
  }

  /// Reads what `description` gives; `nil` for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])),
      let slug = Slug(rawValue: String(parts[1]))
    else { return nil }
    self.init(kind, slug)
  }
}

extension SheetKey: CustomStringConvertible {
  package var description: String { "\(kind.rawValue)/\(slug)" }
}

extension SheetKey: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (order(of: left.kind), left.slug) < (order(of: right.kind), right.slug)
  }

  private static func order(of kind: Kind) -> Int {
    switch kind {
    case .pokemon: 0
    case .moves: 1
    case .abilities: 2
    }
  }
}

/// The facts about one entry that the history watches, each as one text: slugs, numbers in the
/// data's units, names. No prose, no pictures.
package struct FactSheet: Codable, Equatable, Sendable {
  /// What the entry is called in English.
  package var name: String
  /// By the fact's name: `types`, `name.ja`, `moves.red-blue`. What follows the dot says which of
  /// a family of facts it is.
  package var facts: [String: String]

  package init(name: String, facts: [String: String]) {
    self.name = name
    self.facts = facts
  }
}

import PokeAPI

/// When games came, beside one another and beside species.
struct Games: Sendable {
  let index: SnapshotIndex

  /// The place of a version group among all, by release.
  func order(of group: Slug) -> Int { index.versionGroup(group)?.order ?? .max }

  /// Whether the games belong to a later generation than all the species came in.
  func isLater(_ group: Slug, than species: [Slug]) -> Bool {
    guard let generation = index.versionGroup(group)?.generation else { return false }
    return species.allSatisfy { slug in
      index.species(slug).map { number(of: generation) > number(of: $0.generation) } ?? true
    }
  }

  private func number(of generation: Slug) -> Int { index.generation(generation)?.id ?? 0 }
}

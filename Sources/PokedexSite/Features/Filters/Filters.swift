package import PokeAPI

/// What to publish. Filters of different kinds must all hold; of one kind, any.
package struct Filters: Equatable, Sendable {
  /// Types' names; one of them must be the default variety's.
  package var types: [Slug]
  /// Generations' ids, 1 for Kanto's.
  package var generations: [Int]
  /// Part of a name in any language, or a number; empty lets all pass.
  package var query: String

  package init(types: [Slug] = [], generations: [Int] = [], query: String = "") {
    self.types = types
    self.generations = generations
    self.query = query
  }

  /// Whether all species pass.
  package var isEmpty: Bool { types.isEmpty && generations.isEmpty && query.isEmpty }

  func passesType(_ candidate: FilterCandidate) -> Bool {
    types.isEmpty || candidate.types.contains(where: types.contains)
  }

  func passesGeneration(_ candidate: FilterCandidate) -> Bool {
    generations.isEmpty || generations.contains(candidate.generation)
  }

  func passesQuery(_ candidate: FilterCandidate) -> Bool {
    if query.isEmpty || Int(query) == candidate.number { return true }
    let query = SearchNormalizer.normalize(query)
    return candidate.names.contains { SearchNormalizer.normalize($0).contains(query) }
  }
}

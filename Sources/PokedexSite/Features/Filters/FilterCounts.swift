package import PokeAPI

/// How many species a choice would show, given the filters of the other kinds.
package struct FilterCounts: Equatable, Sendable {
  /// By type.
  package var types: [Slug: Int] = [:]
  /// By the generation's id.
  package var generations: [Int: Int] = [:]

  package init() {}
}

package import PokeAPI

/// How many species a choice would show, given the filters of the other kinds.
package struct FilterCounts: Equatable, Sendable {
  package var types: [Slug: Int] = [:]
  package var generations: [Int: Int] = [:]

  package init() {}
}

package import PokeAPI

/// Why there is no snapshot.
package enum PipelineFailure: Error, Equatable, Sendable {
  /// The source gave no list, or failed as a whole.
  case source(SourceFailure)
  /// More than one in a hundred records of a kind had to be set aside.
  case tooManyRejected(Resource, rejected: [Rejection], outOf: Int)
  /// A filter names what the data does not have.
  case unknownType(Slug, known: [Slug])
  case unknownGeneration(Int, known: [Int])
  /// The favorites file names what the data does not have.
  case unknownFavorites([Favorite])
  case nothingPassesFilters(Filters)
}

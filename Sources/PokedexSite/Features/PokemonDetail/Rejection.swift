package import PokeAPI

/// A record that could not be used: the build goes on without it and says so.
package struct Rejection: Equatable, Sendable {
  /// The record.
  package let reference: ResourceReference
  /// Why it could not be used.
  package let failure: SourceFailure

  package init(reference: ResourceReference, failure: SourceFailure) {
    self.reference = reference
    self.failure = failure
  }
}

package import PokeAPI

/// How far a value that comes from elsewhere has got.
package enum LoadState<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(SourceFailure)
}

extension LoadState {
  /// Whether the value was asked for and has not come.
  package var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The value, once it is there.
  package var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// Why it did not come.
  package var failure: SourceFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}

extension LoadState: Equatable where Value: Equatable {}
extension LoadState: Sendable where Value: Sendable {}

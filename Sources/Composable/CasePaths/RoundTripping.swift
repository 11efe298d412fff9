/// A case path of any payload, for checks.
package protocol RoundTripping {
  /// The value taken apart and built again; nil when it is another case.
  func roundTrip(_ value: Any) -> Any?
}

extension CasePath: RoundTripping {
  package func roundTrip(_ value: Any) -> Any? {
    (value as? Root).flatMap(extract).map(embed)
  }
}

/// What something on the site weighs, beside its budget.
package struct WeightLine: Encodable, Equatable, Sendable {
  /// What it is, such as `largest list page`.
  package let name: String
  /// The file, or the first of several.
  package let path: String
  /// As it lies there, and with gzip.
  package let bytes: Int
  package let compressed: Int
  /// With gzip; `nil` where there is none.
  package let budget: Int?
}

extension WeightLine: CustomStringConvertible {
  package var description: String {
    let limit = budget.map { " of \($0)" } ?? ""
    return "\(name): \(bytes) bytes, \(compressed)\(limit) with gzip (\(path))"
  }
}

/// What something on the site weighs, beside its budget.
package struct WeightLine: Encodable, Equatable, Sendable {
  /// What it is, such as `largest list page`.
  package let name: String
  /// The file, or the first of several.
  package let path: String
  /// With gzip.
  package let bytes: Int
  package let budget: Int
}

/// How much a site holds, as its maker counts it: kept in the manifest, so that a later build can
/// tell when it is about to replace a full site with a half-empty one.
package struct SiteMeasure: Codable, Equatable, Sendable {
  /// What is counted, such as `species`.
  package var name: String
  package var count: Int
  /// The choice the count was made under, such as the filters; counts are compared only when it is
  /// the same.
  package var scope: String

  package init(name: String, count: Int, scope: String) {
    self.name = name
    self.count = count
    self.scope = scope
  }

  /// Whether a site of this measure has lost more than a tenth of what an older one had.
  package func isShrunk(from older: SiteMeasure) -> Bool {
    name == older.name && scope == older.scope && count * 10 < older.count * 9
  }
}

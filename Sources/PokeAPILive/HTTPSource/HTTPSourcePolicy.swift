/// How an HTTP source uses its cache.
package struct HTTPSourcePolicy: Equatable, Sendable {
  /// Never connects: all there is comes from the cache, however old.
  package var isOffline: Bool
  /// How old an answer from the cache may be, in days, where the server gives none that can be
  /// used.
  package var maxStaleDays: Int

  package init(isOffline: Bool = false, maxStaleDays: Int = 7) {
    self.isOffline = isOffline
    self.maxStaleDays = maxStaleDays
  }
}

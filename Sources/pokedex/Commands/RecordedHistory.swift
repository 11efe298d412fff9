import PokedexSite

/// What a build has recorded of the changes of the data.
struct RecordedHistory {
  /// What was kept when the build began.
  let before: History?
  let now: History
  let client: HistoryClient

  /// Keeps it, once the site that shows it is published. Where nothing has changed nothing is
  /// written.
  func save() async throws {
    if now != before { try await client.replace(before, now) }
  }
}

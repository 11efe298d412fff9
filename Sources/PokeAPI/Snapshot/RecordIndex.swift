/// Records by id and by slug. Where two share a slug, as two items do, the first has it.
struct RecordIndex<Record: Identifiable & Sendable>: Sendable where Record.ID == Int {
  private let records: [Record]
  private let byID: [Int: Int]
  private let bySlug: [Slug: Int]

  init(_ records: [Record], slug: (Record) -> Slug) {
    self.records = records
    byID = Dictionary(
      zip(records.map(\.id), records.indices), uniquingKeysWith: { first, _ in first })
    bySlug = Dictionary(
      zip(records.map(slug), records.indices), uniquingKeysWith: { first, _ in first })
  }

  subscript(id: Int) -> Record? { byID[id].map { records[$0] } }
  subscript(slug: Slug) -> Record? { bySlug[slug].map { records[$0] } }
}

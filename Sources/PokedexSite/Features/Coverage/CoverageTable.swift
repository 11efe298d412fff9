import Markup

/// A table that counts what the data has, against all that there could be.
struct CoverageTable: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    let title: Wording
    let cells: [Cell]
  }

  struct Cell: Equatable, Sendable {
    /// "1,010", or a dash for nothing.
    let text: String
    /// Whether something is missing.
    let isPartial: Bool
  }

  /// A column: what is counted, by each row's number.
  struct Column {
    let key: StringKey
    /// How many there could be, for every row; `nil` where it is a mere number.
    let total: Int?
    let counts: [Int]
  }

  /// An id on the page.
  let id: String
  let title: String
  let note: String
  /// What the rows are.
  let rowTitle: String
  /// "Names (of 1,025)".
  let columns: [String]
  let rows: [Row]

  init(
    id: String, title: StringKey, note: StringKey, rowTitle: StringKey, rows: [Wording],
    columns: [Column], _ strings: Strings
  ) {
    self.id = id
    self.title = strings[title]
    self.note = strings[note]
    self.rowTitle = strings[rowTitle]
    self.columns = columns.map { column in
      guard let total = column.total else { return strings[column.key] }
      return strings(
        .coverageColumn, ("title", strings[column.key]), ("count", strings.number(total)))
    }
    self.rows = rows.enumerated().map { place, title in
      Row(
        title: title,
        cells: columns.map { column in
          let count = column.counts[place]
          return Cell(
            text: count == 0 ? "–" : strings.number(count),
            isPartial: column.total.map { count < $0 } ?? false)
        })
    }
  }
}

extension CoverageTable: TemplateValue {
  static let fields: [Field<CoverageTable>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .text("note") { $0.note },
    .text("rowTitle") { $0.rowTitle },
    .list("columns") { $0.columns },
    .list("rows") { $0.rows },
  ]
}

extension CoverageTable.Row: TemplateValue {
  static let fields: [Field<CoverageTable.Row>] = [
    .record("title") { $0.title },
    .list("cells") { $0.cells },
  ]
}

extension CoverageTable.Cell: TemplateValue {
  static let fields: [Field<CoverageTable.Cell>] = [
    .text("text") { $0.text },
    .flag("isPartial") { $0.isPartial },
  ]
}

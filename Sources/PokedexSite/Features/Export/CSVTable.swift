/// A table as RFC 4180 has it: a line of names, a line a record, CR LF at the end of each.
struct CSVTable: Sendable {
  enum Cell: Equatable, Sendable {
    case text(String)
    case number(Int)
    /// A number of tenths, written with a point: 69 is 6.9.
    case tenths(Int)
    case flag(Bool)
    case nothing
  }

  private(set) var text = ""
  private let count: Int

  init(_ names: [String]) {
    count = names.count
    add(names.map(Cell.text))
  }

  /// Adds a line: as many cells as there are names.
  mutating func add(_ cells: [Cell]) {
    precondition(cells.count == count, "a line has \(cells.count) cells, the table \(count)")
    text += cells.map(\.text).joined(separator: ",") + "\r\n"
  }
}

extension CSVTable.Cell {
  /// What stands in the file.
  fileprivate var text: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): String(number)
    case .tenths(let tenths): "\(tenths / 10).\(tenths.magnitude % 10)"
    case .flag(let holds): holds ? "true" : "false"
    case .nothing: ""
    }
  }

  /// A text that a spreadsheet would take for a formula begins with an apostrophe, as OWASP
  /// advises: names come from outside.
  private static func quoted(_ text: String) -> String {
    let first = text.unicodeScalars.first
    let isFormula = first.map { "=+-@\t\r＝＋－＠".unicodeScalars.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    let needsQuotes = safe.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\r")
        || byte == UInt8(ascii: "\n")
    }
    return needsQuotes ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
  }
}

extension CSVTable.Cell {
  init(_ number: Int?) { self = number.map(Self.number) ?? .nothing }

  init(_ text: String?) { self = text.map(Self.text) ?? .nothing }
}

package import Composable
import PokeAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file form of a history: one JSON object, sorted, one set of changes or one entry a line, so
/// that a version control system shows what a night brought.
package enum HistoryFile {
  /// The shape of the file. A reader refuses any other.
  static let schema = 1
  /// Some twenty times the size of the whole data set's history.
  private static let maximumBytes = 64 << 20

  /// How a history is kept; no file at all stands for none.
  package static let coding = FileCoding<History?>(
    decode: { try decode($0) }, encode: { try $0.map(encode) ?? [] })

  private static func encode(_ history: History) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func lines(_ lines: [Data]) -> Data {
      Data(lines.map { Data("\n".utf8) + $0 }.joined(separator: Data(",".utf8)))
    }
    var bytes = Data("{\"schema\":\(schema),\n\"began\":\"\(history.began.text)\",\n".utf8)
    bytes += Data("\"changes\":[".utf8)
    bytes += lines(try history.changes.map { try encoder.encode($0) })
    bytes += Data("],\n\"entries\":{".utf8)
    bytes += lines(
      try history.sheets.sorted { $0.key < $1.key }.map { key, sheet in
        Data("\"\(key)\":".utf8) + (try encoder.encode(sheet))
      })
    return Array(bytes + Data("}}\n".utf8))
  }

  private static func decode(_ bytes: [UInt8]) throws -> History {
    guard bytes.count <= maximumBytes else {
      throw Problem("has more than \(maximumBytes >> 20) MB, which no history has")
    }
    let file = try JSONDecoder().decode(Contents.self, from: Data(bytes))
    return History(
      began: file.began,
      sheets: Dictionary(
        try file.entries.map { (try key($0), try $1.checked()) },
        uniquingKeysWith: { first, _ in first }),
      changes: try checked(file.changes))
  }

  private struct Contents: Decodable {
    let began: Timestamp
    let changes: [ChangeSet]
    let entries: [String: FactSheet]

    private enum CodingKeys: CodingKey { case schema, began, changes, entries }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let schema = try container.decode(Int.self, forKey: .schema)
      guard schema == HistoryFile.schema else {
        throw Problem("has schema \(schema), this program reads schema \(HistoryFile.schema)")
      }
      began = try container.decode(Timestamp.self, forKey: .began)
      changes = try container.decode([ChangeSet].self, forKey: .changes)
      entries = try container.decode([String: FactSheet].self, forKey: .entries)
    }
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  static func key(_ text: String) throws -> SheetKey {
    guard let key = SheetKey(text) else {
      throw Problem("names the entry \"\(text.prefix(80))\", which is none")
    }
    return key
  }

  /// Pages and the feed rely on the newest being first and each having its own number.
  private static func checked(_ changes: [ChangeSet]) throws -> [ChangeSet] {
    guard
      zip(changes, changes.dropFirst()).allSatisfy({
        $0.number > $1.number && $0.date >= $1.date
      }), changes.allSatisfy({ $0.number > 0 })
    else {
      throw Problem("has changes that are not in order, the newest first")
    }
    return changes
  }

  /// A text fit for a page; no fact is longer than a learnable line.
  static func checked(_ text: String) throws -> String {
    guard text.utf8.count <= 4000 else { throw Problem("has a text of \(text.utf8.count) bytes") }
    return TextNormalizer.normalize(text, language: "en")
  }
}

extension FactSheet {
  fileprivate func checked() throws -> FactSheet {
    FactSheet(
      name: try HistoryFile.checked(name),
      facts: try facts.mapValues { try HistoryFile.checked($0) })
  }
}

extension ChangeSet: Codable {
  private enum CodingKeys: CodingKey { case number, date, entries }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      number: try container.decode(Int.self, forKey: .number),
      date: try container.decode(Timestamp.self, forKey: .date),
      entries: try container.decode([EntryChange].self, forKey: .entries))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(date, forKey: .date)
    try container.encode(entries, forKey: .entries)
  }
}

extension EntryChange: Codable {
  private enum CodingKeys: CodingKey { case key, name, kind, facts }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: try HistoryFile.key(container.decode(String.self, forKey: .key)),
      name: try HistoryFile.checked(container.decode(String.self, forKey: .name)),
      kind: try container.decode(Kind.self, forKey: .kind),
      facts: try (container.decodeIfPresent([FactChange].self, forKey: .facts) ?? []).map {
        FactChange(
          fact: try HistoryFile.checked($0.fact), old: try $0.old.map(HistoryFile.checked),
          new: try $0.new.map(HistoryFile.checked))
      })
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key.description, forKey: .key)
    try container.encode(name, forKey: .name)
    try container.encode(kind, forKey: .kind)
    if !facts.isEmpty { try container.encode(facts, forKey: .facts) }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The words of one language: a flat JSON file from key to text, `strings/en.json`.
struct Strings: Equatable, Sendable {
  /// All texts by key; the templates read some of them as `strings.<key>`.
  let texts: [String: String]
  private let patterns: [StringKey: TextPattern]
  /// How many digits a number has at least whose thousands stand apart.
  let groupedFrom: Int
  /// What a list ends with that is joined by `list.otherPair`.
  let otherPairBegins: WordBeginnings

  /// Reads a strings file. Throws a failure that names the file, and every key of `StringKey`
  /// that it lacks.
  init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw SiteFailure(
        .missing, subject: file, problem: "cannot be read",
        remedy: "Choose a language that has a strings file, or add one.")
    }
    try self.init(json: data, file: file)
  }

  init(json: Data, file: String) throws {
    let texts: [String: String]
    do {
      texts = try JSONDecoder().decode([String: String].self, from: json)
    } catch {
      throw SiteFailure(
        .data, subject: file, problem: "is no JSON object from key to text (\(error))",
        remedy: "Mend it by the pattern of strings/en.json.")
    }
    let missing = StringKey.allCases.filter { texts[$0.rawValue] == nil }
    guard missing.isEmpty else {
      throw SiteFailure(
        .data, subject: file,
        problem: "lacks \(missing.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))",
        remedy: "Add the words; strings/en.json shows what they say.")
    }
    self.texts = texts
    patterns = Dictionary(
      uniqueKeysWithValues: StringKey.allCases.map { ($0, TextPattern(texts[$0.rawValue] ?? "")) })
    groupedFrom = texts[StringKey.groupedFrom.rawValue].flatMap(Int.init) ?? 4
    otherPairBegins = WordBeginnings(texts[StringKey.listOtherPairBefore.rawValue] ?? "")
  }

  /// The text of a key as it stands.
  subscript(key: StringKey) -> String { patterns[key]?.text ?? key.rawValue }

  /// The text of a key with its placeholders filled: `strings(.pageOf, ("page", "2"))` puts "2"
  /// for `{page}`. What is put in is never read for placeholders again.
  func callAsFunction(_ key: StringKey, _ values: (name: String, text: String)...) -> String {
    patterns[key]?.filled(values) ?? key.rawValue
  }
}

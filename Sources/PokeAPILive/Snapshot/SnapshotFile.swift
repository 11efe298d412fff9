package import Foundation
package import PokeAPI

/// The file form of a snapshot: one JSON object, sorted keys, one record a line, so that a version
/// control system shows which records changed.
package enum SnapshotFile {
  /// Far above the size of the whole data set with its prose in all languages.
  private static let maximumBytes = 256 << 20

  /// The snapshot in the file at `path`.
  ///
  /// - Throws: A failure of kind `.missing` where the file cannot be read, of kind `.undecodable`
  ///   where it holds no snapshot, or one of another schema.
  package static func read(_ path: String) throws(SourceFailure) -> Snapshot {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw SourceFailure(
        kind: .missing, subject: path, problem: "the snapshot cannot be read",
        remedy: "Make one with `pokedex fetch`, or name another file.")
    }
    return try decode(bytes, subject: path)
  }

  /// Replaces the file at `path` by the snapshot, at once or not at all.
  ///
  /// - Throws: What the file system says.
  package static func write(_ snapshot: Snapshot, to path: String) throws {
    try encode(snapshot).write(to: URL(filePath: path), options: .atomic)
  }

  /// The snapshot that the bytes stand for.
  ///
  /// - Parameter subject: What a failure names: the file's path.
  package static func decode(
    _ bytes: Data, subject: String
  ) throws(SourceFailure) -> Snapshot {
    do {
      let reader = JSONReader(maximumBytes: maximumBytes)
      return try reader.decode(Versioned.self, from: bytes).snapshot
    } catch {
      throw SourceFailure(
        kind: .undecodable, subject: subject, problem: "\(error.path): \(error.problem)",
        remedy: "Make a new one with `pokedex fetch`.")
    }
  }

  /// Looks at the schema before anything else: a file of another one may be unreadable throughout.
  private struct Versioned: Decodable {
    let snapshot: Snapshot

    private enum CodingKeys: CodingKey { case schema }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let schema = try container.decode(Int.self, forKey: .schema)
      guard schema == Snapshot.currentSchema else {
        throw RecordProblem(
          "$.schema",
          "the snapshot has schema \(schema), this program reads schema \(Snapshot.currentSchema)")
      }
      snapshot = try Snapshot(from: decoder)
      try snapshot.checkPublished()
    }
  }

  /// The file's bytes. The same snapshot always gives the same.
  package static func encode(_ snapshot: Snapshot) throws -> Data {
    var writer = Writer()
    try writer.add("schema", snapshot.schema)
    try writer.add("isFactsOnly", snapshot.isFactsOnly)
    try writer.add("favorites", snapshot.favorites)
    try writer.add("published", snapshot.published)
    try writer.addLines("generations", snapshot.generations)
    try writer.addLines("versionGroups", snapshot.versionGroups)
    try writer.addLines("versions", snapshot.versions)
    try writer.addLines("pokedexes", snapshot.pokedexes)
    try writer.addLines("types", snapshot.types)
    try writer.addLines("abilities", snapshot.abilities)
    try writer.addLines("moves", snapshot.moves)
    try writer.addLines("named", snapshot.named)
    try writer.addLines("species", snapshot.species)
    try writer.addLines("pokemon", snapshot.pokemon)
    try writer.addLines("encounters", snapshot.encounters)
    try writer.addLines("forms", snapshot.forms)
    try writer.addLines("evolutionChains", snapshot.evolutionChains)
    return writer.finished
  }

  /// Writes the members of one object.
  private struct Writer {
    private var bytes = Data("{".utf8)
    private let encoder = JSONEncoder()

    init() { encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes] }

    mutating func add(_ key: String, _ value: some Encodable) throws {
      addKey(key)
      bytes.append(try encoder.encode(value))
    }

    /// A list with one record a line.
    mutating func addLines(_ key: String, _ records: [some Encodable]) throws {
      addKey(key)
      bytes.append(UInt8(ascii: "["))
      for (index, record) in records.enumerated() {
        bytes.append(contentsOf: index == 0 ? "\n".utf8 : ",\n".utf8)
        bytes.append(try encoder.encode(record))
      }
      bytes.append(UInt8(ascii: "]"))
    }

    private mutating func addKey(_ key: String) {
      bytes.append(contentsOf: bytes.count == 1 ? "\"\(key)\":".utf8 : ",\n\"\(key)\":".utf8)
    }

    var finished: Data { bytes + Data("}\n".utf8) }
  }
}

extension Snapshot {
  /// Pages rely on what is published being there.
  fileprivate func checkPublished() throws(RecordProblem) {
    let publishable = Set(publishable)
    for (index, id) in published.enumerated() where !publishable.contains(id) {
      throw RecordProblem("$.published[\(index)]", "species \(id) is not here with its Pokémon")
    }
    guard zip(published, published.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw RecordProblem("$.published", "expected numbers in ascending order")
    }
    guard Set(favorites).isSubset(of: published), Set(favorites).count == favorites.count else {
      throw RecordProblem("$.favorites", "expected published species, each once")
    }
  }
}

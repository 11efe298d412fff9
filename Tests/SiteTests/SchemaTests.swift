import Foundation
import PokeAPI
import PokedexSite
import Testing

/// What the site publishes for programs is as its published schemas say.
@Suite struct SchemaTests {
  private static let built = Result {
    var snapshot = try Checkout.snapshot.get()
    // Families with every kind of condition, without gender, without weight, legendary ones.
    let families = [1, 25, 67, 133, 236, 292, 350, 386, 479, 489, 550, 678, 808, 849, 890, 1024]
    snapshot.published = families
    snapshot.favorites = [133]
    let history = History.beginning(with: snapshot.factSheets, at: .epoch)
    snapshot.pokemon[0].height = 8
    snapshot.pokemon[1].weight = nil
    return try WholeSite(
      snapshot,
      history: history.recording(snapshot.factSheets, isComplete: true, at: .epoch))
  }

  private func validator(_ name: String) throws -> SchemaValidator {
    try SchemaValidator(#require(Self.built.get().files["schema/\(name).json"]))
  }

  @Test func ofAPokemon() throws {
    let site = try Self.built.get()
    let validator = try validator("pokemon")
    let twins = site.files.keys.filter {
      $0.wholeMatch(of: /(es\/)?pokemon\/[^\/]+\/index\.json/) != nil
    }
    #expect(twins.count == 32)
    for path in twins.sorted() {
      #expect(try validator.problems(site.files[path] ?? "") == [], "\(path)")
    }
  }

  @Test func ofALineOfTheExport() throws {
    let text = try #require(Self.built.get().files["export/pokemon.ndjson"])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 16)
    let validator = try validator("pokemon")
    for line in lines { #expect(try validator.problems(String(line)) == []) }
    #expect(String(lines[0]) == (try Self.built.get().files["pokemon/bulbasaur/index.json"]))
  }

  @Test func ofLists() throws {
    let site = try Self.built.get()
    let validator = try validator("list")
    let others = ["changes/", "coverage/", "export/", "pokemon/"]
    let twins = site.files.keys.filter { path in
      let plain = path.hasPrefix("es/") ? String(path.dropFirst(3)) : path
      return plain.hasSuffix("index.json") && !others.contains { plain.hasPrefix($0) }
    }
    #expect(twins.count > 100)
    for path in twins.sorted() {
      #expect(try validator.problems(site.files[path] ?? "") == [], "\(path)")
    }
  }

  @Test func ofChanges() throws {
    let site = try Self.built.get()
    let validator = try validator("changes")
    for path in ["changes/index.json", "es/changes/index.json"] {
      #expect(try validator.problems(#require(site.files[path])) == [])
    }
    #expect(try #require(site.files["changes/index.json"]).contains("\"old\":\"7\",\"new\":\"8\""))
  }

  @Test func aWrongValueIsFound() throws {
    let validator = try validator("changes")
    #expect(
      try validator.problems(
        #"{"url":"/","page":0,"pages":1,"count":0,"began":"today","changes":[{}],"more":1}"#
      ).sorted()
        == [
          "$.began does not match ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$",
          "$.changes[0] lacks date", "$.changes[0] lacks entry", "$.changes[0] lacks facts",
          "$.changes[0] lacks kind", "$.changes[0] lacks name", "$.changes[0] lacks set",
          "$.changes[0] lacks url", "$.more must not be there", "$.page is less than 1.0",
        ])
  }
}

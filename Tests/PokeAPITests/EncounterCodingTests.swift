import Foundation
import PokeAPI
import Testing

@Suite struct EncounterCodingTests {
  private let encounters = PokemonEncounters(
    id: 25,
    places: [
      .init(
        area: "trophy-garden-area", versions: ["diamond", "pearl"], method: "walk",
        levels: 18...18, chance: 10),
      .init(
        area: "viridian-forest-area", versions: ["red"], method: "walk", levels: 3...5, chance: 5),
      .init(
        area: "viridian-forest-area", versions: ["diamond"], method: "gift", levels: 0...255,
        chance: 100),
    ])

  private let text =
    "diamond pearl red/walk gift/trophy-garden-area:0,18,10,0,1;viridian-forest-area:0,3-5,5,2"
    + ":1,0-255,100,0"

  @Test func placesAreOneText() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = try encoder.encode(encounters)
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"id":25,"places":"\#(text)"}"#)
    #expect(try JSONDecoder().decode(PokemonEncounters.self, from: bytes) == encounters)
  }

  @Test func oneThatIsMetNowhereHasNoText() throws {
    let bytes = try JSONEncoder().encode(PokemonEncounters(id: 1))
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"id":1}"#)
    #expect(
      try JSONDecoder().decode(PokemonEncounters.self, from: bytes) == PokemonEncounters(id: 1))
  }

  @Test(arguments: [
    ("", "expected a slug at byte 1"),
    ("red", "expected / at byte 4"),
    ("red/", "expected a slug at byte 5"),
    ("red/walk/", "expected a slug at byte 10"),
    ("red/walk/a", "expected : at byte 11"),
    ("red/walk/a:1,1,1,0", "expected 0 to 0 at byte 12"),
    ("red/walk/a:0,256,1,0", "expected 0 to 255 at byte 14"),
    ("red/walk/a:0,5-4,1,0", "expected 5 to 255 at byte 16"),
    ("red/walk/a:0,5,101,0", "expected 0 to 100 at byte 16"),
    ("red/walk/a:0,5,1", "expected , at byte 17"),
    ("red/walk/a:0,5,1,1", "expected 0 to 0 at byte 18"),
    ("red/walk/a:0,5,1,0;", "expected a slug at byte 20"),
    ("red/walk/a:0,5,1,0/", "expected the end at byte 19"),
    ("red/walk/../../etc:0,5,1,0", "expected a slug at byte 10"),
  ])
  func malformedTextIsRefusedWithThePlace(text: String, problem: String) throws {
    let json = try JSONEncoder().encode(["places": text])
    let bytes = Data(#"{"id":1,"#.utf8) + json.dropFirst()
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PokemonEncounters.self, from: bytes)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("not refused as corrupted: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == problem)
    #expect(context.codingPath.map(\.stringValue) == ["places"])
  }
}

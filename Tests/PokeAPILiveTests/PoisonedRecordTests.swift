import Foundation
import PokeAPI
import PokeAPILive
import Testing

@Suite struct PoisonedRecordTests {
  private let decoder = RecordDecoder()

  @Test(arguments: [
    ("wrong-type", "$.stats[2].base_stat: expected number, found string"),
    ("null-height", "$.height: expected number, found null"),
    ("missing-key", "$.species: missing"),
    ("hostile-name", "$.name: \"../../etc/passwd\" is not a slug"),
    ("hostile-slug", "$.abilities[0].ability.name: \"<script>\" is not a slug"),
    ("out-of-range", "$.height: expected 0 to 1000000, found -7"),
    ("other-id", "$.id: expected 1, found 2"),
    ("other-name", "$.name: expected bulbasaur, found ivysaur"),
    ("no-types", "$.types: expected one or two types"),
    ("three-types", "$.types: expected at most two different types"),
    ("five-stats", "$.stats: no value for speed"),
    ("foreign-link", "$.species.url: expected an address of pokemon-species"),
    (
      "hostile-learnset",
      "$.moves[0].version_group_details[1].version_group.name: "
        + "\"\"><script>alert(1)</script>\" is not a slug"
    ),
    ("escaping-link", "$.forms[].url: expected an address of pokemon-form"),
  ])
  func recordIsRejectedWithThePlaceOfTheFault(name: String, problem: String) throws {
    let failure = try #require(try failure(of: name))
    #expect(failure.kind == .undecodable)
    #expect(failure.subject == "pokemon/1")
    #expect(failure.problem == problem)
  }

  @Test(arguments: [
    (
      "hostile-move", ResourceReference(.move, 33),
      "$.damage_class.url: expected an address of move-damage-class"
    ),
    (
      "hostile-encounters", ResourceReference(.pokemonEncounters, 1),
      "$[0].location_area.name: \"../../../pallet-town\" is not a slug"
    ),
  ])
  func otherRecordIsRejectedAsWell(
    name: String, reference: ResourceReference, problem: String
  ) throws {
    let bytes = try TestData.poisoned(name)
    let failure = #expect(throws: SourceFailure.self) {
      try decoder.decode(bytes, reference: reference)
    }
    #expect(failure?.kind == .undecodable)
    #expect(failure?.subject == reference.description)
    #expect(failure?.problem == problem)
  }

  @Test(arguments: [
    ("truncated", "$.stats[2]: no JSON: expected a key at line 1, column 979, where the text ends"),
    ("huge-number", "$.height: expected a 64-bit integer, found 99999999999999999999999"),
    ("deep-nest", "$: nested deeper than 512 levels"),
    ("error-page", "$: no JSON: expected a value at line 1, column 1"),
    ("not-unicode", "$: no JSON: the text is not UTF-8"),
    ("empty", "$: no JSON: expected a value at line 1, column 1, where the text ends"),
  ])
  func whatIsNoUsableJSONIsRejectedWithThePosition(name: String, problem: String) throws {
    let failure = try #require(try failure(of: name))
    #expect(failure.kind == .undecodable)
    #expect(failure.problem == problem)
  }

  @Test func tooManyBytesAreRejectedUnread() {
    let bytes = Data(count: RecordDecoder.maximumBytes + 1)
    let failure = #expect(throws: SourceFailure.self) {
      try decoder.decode(bytes, reference: ResourceReference(.pokemon, 1))
    }
    #expect(failure?.problem == "$: larger than 8388608 bytes")
  }

  @Test func picturesAndCriesFromElsewhereAreDropped() throws {
    let bytes = try TestData.poisoned("foreign-pictures")
    let record = try decoder.decode(bytes, reference: ResourceReference(.pokemon, 1, "bulbasaur"))
    guard case .pokemon(let pokemon) = record.item else {
      Issue.record("not a Pokémon")
      return
    }
    #expect(pokemon.pictures == Pictures())
    #expect(pokemon.cry == nil)
  }

  @Test func chainWithoutAnEndIsRejected() throws {
    let bytes = try TestData.poisoned("endless-chain")
    let failure = #expect(throws: SourceFailure.self) {
      try decoder.decode(bytes, reference: ResourceReference(.evolutionChain, 4))
    }
    #expect(failure?.problem == "$.chain: more than 16 stages")
  }

  @Test func controlCharactersEmptyAndRepeatedNamesDoNotPass() throws {
    let bytes = try TestData.poisoned("control-characters")
    let record = try decoder.decode(bytes, reference: ResourceReference(.pokemonColor, 1))
    let expected: LocalizedText = ["en": "Bulba saur[31m", "de": "Bisasam", "ja": "フシギダネ"]
    #expect(
      record.item
        == .named(NamedResource(.pokemonColor, id: 1, slug: "bulbasaur", names: expected)))
  }

  @Test func rawControlCharacterIsNoJSON() throws {
    let bytes = try TestData.poisoned("raw-form-feed")
    let failure = #expect(throws: SourceFailure.self) {
      try decoder.decode(bytes, reference: ResourceReference(.pokemonColor, 1))
    }
    #expect(
      failure?.problem
        == "$.names[0].name: no JSON: unescaped control character at line 1, column 51")
  }

  @Test func evolutionOfAnUnknownKindStaysReadable() throws {
    let bytes = try TestData.poisoned("unknown-evolution")
    let record = try decoder.decode(bytes, reference: ResourceReference(.evolutionChain, 428))
    guard case .evolutionChain(let chain) = record.item else {
      Issue.record("not a chain")
      return
    }
    var way = EvolutionWay(trigger: "meltan-candies")
    way.minLevel = 20
    way.unknownConditions = ["gender", "needs_one_of_natures", "time_of_day", "wind_speed"]
    #expect(chain.root.evolvesTo.first?.ways == [way])
    #expect(record.references.map(\.description) == ["evolution-trigger/17"])
  }

  /// What the decoder says of a poisoned record for Bulbasaur.
  private func failure(of name: String) throws -> SourceFailure? {
    let bytes = try TestData.poisoned(name)
    return #expect(throws: SourceFailure.self) {
      try decoder.decode(bytes, reference: ResourceReference(.pokemon, 1, "bulbasaur"))
    }
  }
}

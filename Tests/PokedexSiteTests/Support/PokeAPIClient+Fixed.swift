import PokeAPI

extension PokeAPIClient {
  /// Answers from what is given: a list of species, and records by their references. Asked for
  /// anything else it fails as a source without that record.
  static func fixed(
    species: [ResourceReference], records: [ResourceReference: ResourceRecord]
  ) -> PokeAPIClient {
    PokeAPIClient(
      page: { resource, limit, offset in
        let list = resource == .pokemonSpecies ? species : []
        return ResourcePage(
          count: list.count, references: Array(list.dropFirst(offset).prefix(limit)))
      },
      item: { reference in
        guard let record = records[reference] else { throw SourceFailure.notFound(reference) }
        return record
      })
  }
}

extension SourceFailure {
  static func notFound(_ reference: ResourceReference) -> SourceFailure {
    SourceFailure(
      kind: .notFound, subject: "\(reference)", problem: "there is no such record",
      remedy: "Check the source.")
  }

  static let offline = SourceFailure(
    kind: .unreachable, subject: "pokemon-species", problem: "no answer", remedy: "Try later.")

  static let noFolder = SourceFailure(
    kind: .missing, subject: "dump", problem: "there is no such folder", remedy: "Name another.")
}

extension ResourceReference {
  static let bulbasaur = ResourceReference(.pokemonSpecies, 1, "bulbasaur")
  static let ivysaur = ResourceReference(.pokemonSpecies, 2, "ivysaur")
  static let venusaur = ResourceReference(.pokemonSpecies, 3, "venusaur")
}

package import Foundation
package import PokeAPI

/// Turns the API's bytes into checked, normalized records.
///
/// The one way in for every source that reads the API's own format: a dump folder and the network.
package struct RecordDecoder: Sendable {
  /// Grows whenever the same bytes give other records, or records encode otherwise, so that caches
  /// do not take what an older program made of them.
  package static let version = 2
  /// No record of the data set is a third as large.
  package static let maximumBytes = 8 << 20
  /// Ids in addresses and bodies. PokeAPI's highest are a little above 10000.
  package static let validIDs = 1...10_000_000

  /// The languages in which prose (flavor texts, effects) is kept. None: facts only. Names are
  /// kept in all languages.
  package let proseLanguages: Set<String>

  /// Keeps prose in these languages; none by default.
  package init(proseLanguages: Set<String> = []) {
    self.proseLanguages = proseLanguages
  }

  /// The record in `bytes`, which must be the one that `reference` asks for.
  ///
  /// - Throws: A failure of kind `.undecodable` that names the place as a JSON path.
  package func decode(
    _ bytes: Data, reference: ResourceReference
  ) throws(SourceFailure) -> ResourceRecord {
    do {
      return switch reference.resource {
      case .ability: try record(AbilityDTO.self, bytes, reference)
      case .evolutionChain: try record(EvolutionChainDTO.self, bytes, reference)
      case .generation: try record(GenerationDTO.self, bytes, reference)
      case .move: try record(MoveDTO.self, bytes, reference)
      case .pokedex: try record(PokedexDTO.self, bytes, reference)
      case .pokemon: try record(PokemonDTO.self, bytes, reference)
      case .pokemonEncounters:
        try reader.decode(EncountersDTO.self, from: bytes).record(for: reference)
      case .pokemonForm: try record(PokemonFormDTO.self, bytes, reference)
      case .pokemonSpecies: try record(PokemonSpeciesDTO.self, bytes, reference)
      case .type: try record(TypeDTO.self, bytes, reference)
      case .version: try record(VersionDTO.self, bytes, reference)
      case .versionGroup: try record(VersionGroupDTO.self, bytes, reference)
      case .eggGroup, .encounterMethod, .evolutionTrigger, .growthRate, .item, .language,
        .location, .moveDamageClass, .moveLearnMethod, .pokemonColor, .pokemonHabitat,
        .pokemonShape, .region:
        try record(NamedResourceDTO.self, bytes, reference)
      }
    } catch {
      throw .undecodable(reference.description, error)
    }
  }

  /// A list's bytes: the number of entries it claims, and the entries it holds, in its order.
  ///
  /// - Throws: A failure of kind `.undecodable` that names the place as a JSON path.
  package func decodeList(
    _ bytes: Data, of resource: Resource
  ) throws(SourceFailure) -> ResourcePage {
    do {
      let list = try reader.decode(ListDTO.self, from: bytes)
      var references: [ResourceReference] = []
      for (index, link) in list.results.enumerated() {
        references.append(try link.reference(to: resource, at: "$.results[\(index)]"))
      }
      let count: Int = try checked(list.count, in: 0...1_000_000, at: "$.count")
      return ResourcePage(count: count, references: references)
    } catch {
      throw .undecodable(resource.rawValue, error)
    }
  }

  private struct ListDTO: Decodable {
    let count: Int
    let results: [LinkDTO]
  }

  private func record<DTO: RecordDTO>(
    _ type: DTO.Type, _ bytes: Data, _ reference: ResourceReference
  ) throws(RecordProblem) -> ResourceRecord {
    let dto = try reader.decode(type, from: bytes)
    guard dto.id == reference.id else {
      throw RecordProblem("$.id", "expected \(reference.id), found \(dto.id)")
    }
    if let expected = reference.slug, let name = dto.name, name != expected {
      throw RecordProblem("$.name", "expected \(expected), found \(name)")
    }
    return try dto.record(for: reference)
  }

  private var reader: JSONReader {
    JSONReader(
      maximumBytes: Self.maximumBytes, userInfo: [.proseLanguages: proseLanguages])
  }
}

extension SourceFailure {
  fileprivate static func undecodable(_ subject: String, _ problem: RecordProblem) -> Self {
    SourceFailure(
      kind: .undecodable, subject: subject, problem: "\(problem.path): \(problem.problem)",
      remedy: "Fetch it again, or report it to PokeAPI if it stays.")
  }
}

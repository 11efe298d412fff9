import Markup

/// A file with all of one kind of record, for those who want to reckon with them.
enum ExportFile: String, CaseIterable, Sendable {
  case pokemonLines = "pokemon.ndjson"
  case pokemonTable = "pokemon.csv"
  case movesTable = "moves.csv"
  case abilitiesTable = "abilities.csv"

  /// The path from the root of the site: all languages share the files.
  var path: String { PageAddress.export.folder + rawValue }

  var mediaType: String {
    switch self {
    case .pokemonLines: "application/x-ndjson"
    case .pokemonTable, .movesTable, .abilitiesTable: "text/csv"
    }
  }

  /// What is in it, in words.
  var note: StringKey {
    switch self {
    case .pokemonLines: .exportPokemonLines
    case .pokemonTable: .exportPokemonTable
    case .movesTable: .exportMovesTable
    case .abilitiesTable: .exportAbilitiesTable
    }
  }

  /// The file, made from the context of the site's first language.
  func plan(_ context: SiteContext) throws -> PlannedFile {
    switch self {
    case .pokemonLines:
      let sources = PokemonDetailSources(context)
      return try PlannedFile(path, .data) { buffer in
        for place in context.entries.indices {
          buffer.append(PokemonTwin.json(at: place, sources))
          buffer.append("\n")
        }
      }
    case .pokemonTable:
      return try PlannedFile(path, .data) { $0.append(ExportTables.pokemon(context).text) }
    case .movesTable:
      return try PlannedFile(path, .data) { $0.append(ExportTables.moves(context).text) }
    case .abilitiesTable:
      return try PlannedFile(path, .data) { $0.append(ExportTables.abilities(context).text) }
    }
  }
}

import Markup
import PokeAPI

/// What Pokédexes of the games say, and which of them say it so.
struct FlavorEntry: Equatable, Sendable {
  let text: Wording
  /// "Red and Blue".
  let games: String

  /// The texts in `language`, else in English, by the first game that has each; those of the same
  /// wording are told once.
  static func all(of species: PokemonSpecies, in language: String, _ context: SiteContext)
    -> [FlavorEntry]
  {
    let own = species.flavorTexts.filter { $0.language == language }
    let texts = own.isEmpty ? species.flavorTexts.filter { $0.language == "en" } : own
    let tag = own.isEmpty && language != "en" ? "en" : nil
    var wordings: [String] = []
    var versions: [String: [String]] = [:]
    for text in texts {
      if versions[text.text] == nil { wordings.append(text.text) }
      versions[text.text, default: []].append(
        context.vocabulary.name(.version, text.version).text)
    }
    return wordings.map { wording in
      FlavorEntry(
        text: Wording(wording, language: tag),
        games: context.strings.list(versions[wording] ?? []))
    }
  }
}

extension FlavorEntry: TemplateValue {
  static let fields: [Field<FlavorEntry>] = [
    .record("text") { $0.text },
    .text("games") { $0.games },
  ]
}

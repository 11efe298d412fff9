import Markup
import PokeAPI
import PokedexSite
import Publishing

// What the rooms throw, as the person at the terminal sees it.

extension CommandFailure {
  init(_ failure: SourceFailure) {
    let code: ExitCode =
      switch failure.kind {
      case .missing: .missingInput
      case .unreachable: .unavailable
      case .notFound, .undecodable: .badData
      }
    self.init(code, failure.subject, failure.problem, remedy: failure.remedy)
  }

  init(_ failure: SiteFailure) {
    let code: ExitCode =
      switch failure.kind {
      case .configuration: .usage
      case .missing: .missingInput
      case .data: .badData
      }
    self.init(code, failure.subject, failure.problem, remedy: failure.remedy)
  }

  init(_ failure: PublishFailure) {
    self.init(
      ExitCode(rawValue: failure.exitCode) ?? .internalError, failure.subject,
      "\(failure.problem) (\(failure.stage.rawValue))", remedy: failure.remedy)
  }

  init(_ failure: PipelineFailure, favoritesFile: String) {
    switch failure {
    case .source(let failure):
      self.init(failure)
    case .tooManyRejected(let resource, let rejected, let total):
      let isOutage = rejected.allSatisfy { $0.failure.kind == .unreachable }
      let named = rejected.prefix(5).map { "\($0.reference): \($0.failure.problem)" }
      self.init(
        isOutage ? .unavailable : .badData, resource.rawValue,
        "\(rejected.count) of \(total) records cannot be used, more than one in a hundred",
        remedy: (named + ["Mend the source, or build without them with --force."])
          .joined(separator: "\n"))
    case .unknownType(let type, let known):
      let nearest = NearestName.nearest(to: type.rawValue, among: known.map(\.rawValue))
      self.init(
        .usage, "--type \(type)", "there is no such type",
        remedy: (nearest.map { "Did you mean \($0)? " } ?? "")
          + "Known: \(known.map(\.rawValue).joined(separator: ", ")).")
    case .unknownGeneration(let generation, let known):
      self.init(
        .usage, "--generation \(generation)", "there is no such generation",
        remedy: "Known: \(known.map(String.init).joined(separator: ", ")).")
    case .unknownFavorites(let favorites):
      self.init(
        .badData, favoritesFile,
        "names what the data does not have: "
          + favorites.map(\.description).joined(separator: ", "),
        remedy: "Take it out with 'pokedex favorites remove', or write a national number or a name."
      )
    case .nothingPassesFilters:
      self.init(
        .usage, "filters", "no Pokémon passes all of them",
        remedy: "Leave out a --type, --generation or --query.")
    }
  }
}

extension CommandFailure {
  /// What planning, rendering and publishing throw; cancellation and our own failures pass through.
  static func rendering(_ error: any Error, templates: String) -> any Error {
    switch error {
    case let failure as SiteFailure: CommandFailure(failure)
    case let failure as PublishFailure: CommandFailure(failure)
    case let failure as DirectoryFailure:
      CommandFailure(
        .missingInput, failure.path, failure.problem,
        remedy: "Name a complete templates folder with --templates.")
    case let errors as TemplateErrors:
      CommandFailure(
        .badData, templates, "the templates have \(errors.diagnostics.count) mistakes",
        remedy: errors.diagnostics.map(\.description).joined(separator: "\n"))
    case let failure as SiteCheckFailure:
      CommandFailure(
        .badData, "pages", "\(failure.findings.count) findings; nothing was published",
        remedy: failure.findings.prefix(20).map(\.description).joined(separator: "\n"))
    case let failure as StrictFailure:
      CommandFailure(
        .badData, "--strict", "\(failure.warnings.count) warnings; nothing was published",
        remedy: failure.warnings.joined(separator: "\n"))
    default: error
    }
  }
}

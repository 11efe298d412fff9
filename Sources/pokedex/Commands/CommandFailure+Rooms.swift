import Composable
import Markup
import PokeAPI
import PokeAPILive
import PokedexSite
import Publishing

// What the rooms throw, as the person at the terminal sees it.

extension CommandFailure {
  init(_ failure: SourceFailure) {
    let code: ExitCode =
      switch failure.kind {
      case .missing: .missingInput
      case .unreachable: .unavailable
      case .tryLater: .temporary
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
      let kinds = rejected.map(\.failure.kind)
      let (code, remedy): (ExitCode, String) =
        if kinds.contains(.tryLater) {
          (.temporary, "Build again later: what has come is kept.")
        } else if kinds.contains(.unreachable) {
          (.unavailable, "Build again later: what has come is kept.")
        } else {
          (.badData, "Mend the source, or build without them with --force.")
        }
      let named = rejected.prefix(5).map { "\($0.reference): \($0.failure.problem)" }
      self.init(
        code, resource.rawValue,
        "\(rejected.count) of \(total) records cannot be used, more than one in a hundred",
        remedy: (named + [remedy]).joined(separator: "\n"))
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
    case .nothingPassesFilters(let filters) where filters.isEmpty:
      self.init(
        .badData, "source", "it holds no Pokémon that a page can show",
        remedy: "Name a complete one with --source, or leave the flag out.")
    case .nothingPassesFilters:
      self.init(
        .usage, "filters", "no Pokémon passes all of them",
        remedy: "Leave out a --type, --generation or --query.")
    }
  }
}

extension CommandFailure {
  /// Any error of a room. What none of them is known to throw is a fault of the program.
  init(describing error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let failure as SourceFailure: self.init(failure)
    case let failure as SiteFailure: self.init(failure)
    case let failure as PublishFailure: self.init(failure)
    case let error as FileStorageError: self.init(error)
    case let failure as CacheFailure:
      self.init(
        .cannotCreate, failure.path, "the cache cannot be kept there: \(failure.problem)",
        remedy: "Name a folder that you may write to with --cache.")
    case let failure as DirectoryFailure:
      self.init(
        .missingInput, failure.path, failure.problem, remedy: "Name a folder that can be read.")
    case let errors as TemplateErrors:
      self.init(
        .badData, "templates", "\(errors.diagnostics.count) mistakes; nothing was published",
        remedy: errors.description)
    case let failure as SiteCheckFailure:
      self.init(
        .badData, "pages", "\(failure.findings.count) findings; nothing was published",
        remedy: failure.findings.prefix(20).map(\.description).joined(separator: "\n"))
    case let failure as StrictFailure:
      self.init(
        .badData, "--strict", "\(failure.warnings.count) warnings; nothing was published",
        remedy: failure.warnings.joined(separator: "\n"))
    default:
      self.init(
        .internalError, "error", "\(error)",
        remedy: "This is a fault of the program: please report it.")
    }
  }

  private init(_ error: FileStorageError) {
    let code: ExitCode =
      switch error.kind {
      case .corrupt: .badData
      case .unreadable, .unwritable: .inputOutput
      }
    self.init(code, error.path, error.problem, remedy: error.remedy)
  }
}

import Composable
import Foundation
import PokeAPI
import PokeAPILive
import PokedexSite

/// What a build was asked to do, checked.
struct BuildOptions {
  let source: SourceOption
  let network: NetworkOptions
  let output: String
  let templates: String
  let favoritesFile: String
  /// Where changes of the data are recorded; `nil` records none.
  let historyFile: String?
  /// When the build takes place, for the history.
  let date: DateGenerator
  let filters: Filters
  let site: SiteConfiguration
  let jobs: Int
  /// Where pictures are downloaded from.
  let imageHost: ImageHost
  let isFactsOnly: Bool
  let allowsShrink: Bool
  let isStrict: Bool
  let isForced: Bool
  let reporting: Reporting

  /// Throws a usage failure for a value that makes no sense.
  init(_ invocation: Invocation, source: SourceOption? = nil) throws {
    let settings = invocation.settings
    self.source =
      try source ?? SourceOption(settings.text(.source) ?? SourceOption.embeddedName)
    network = try NetworkOptions(settings, environment: invocation.environment)
    output = settings.text(.output) ?? "Output"
    templates = try settings.text(.templates) ?? Installation().templates
    favoritesFile = settings.favoritesFile(environment: invocation.environment)
    historyFile = settings.text(.history)
    date = try Self.date(invocation.environment)
    filters = Filters(
      types: try settings.list(.type).map(Self.typeSlug),
      generations: try settings.integers(.generation, in: 1...99),
      query: settings.text(.query) ?? "")
    site = SiteConfiguration(
      baseURL: try settings.text(.baseURL).map(Self.baseURL),
      pageSize: try settings.integer(.pageSize, in: 1...2000) ?? 20,
      languages: settings.list(.language),
      images: try Self.images(settings.text(.images)))
    imageHost = try settings.text(.imageHost).map(Self.imageHost) ?? .ofData
    let cores = ProcessInfo.processInfo.activeProcessorCount
    jobs = try settings.integer(.jobs, in: 1...256) ?? cores
    isFactsOnly = settings.isOn(.factsOnly)
    allowsShrink = settings.isOn(.allowShrink)
    isStrict = settings.isOn(.strict)
    isForced = settings.isOn(.force)
    reporting = Reporting(settings)
  }

  private static func typeSlug(_ text: String) throws(CommandFailure) -> Slug {
    guard let slug = Slug(rawValue: text.lowercased()) else {
      throw CommandFailure(
        .usage, "--type \(text)", "is no name of a type", remedy: "Write a name such as fire.")
    }
    return slug
  }

  private static func baseURL(_ text: String) throws -> BaseURL {
    do {
      return try BaseURL(text)
    } catch let failure as SiteFailure {
      throw CommandFailure(.usage, "--base-url \(text)", failure.problem, remedy: failure.remedy)
    }
  }

  private static func imageHost(_ text: String) throws(CommandFailure) -> ImageHost {
    do {
      return try .loopback(text)
    } catch {
      throw CommandFailure(.usage, "--image-host \(text)", error.problem, remedy: error.remedy)
    }
  }

  /// The clock, or the second that `SOURCE_DATE_EPOCH` names, as reproducible-builds.org has it.
  private static func date(_ environment: [String: String]) throws(CommandFailure) -> DateGenerator
  {
    guard let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty else { return .liveValue }
    guard let seconds = Int(text), seconds >= 0 else {
      throw CommandFailure(
        .usage, "SOURCE_DATE_EPOCH", "\"\(text)\" is no date",
        remedy: "Write it as seconds since 1970, or unset it.")
    }
    return .constant(Date(timeIntervalSince1970: Double(seconds)))
  }

  private static func images(_ text: String?) throws(CommandFailure) -> SiteConfiguration.Images {
    guard let text else { return .remote }
    guard let images = SiteConfiguration.Images(rawValue: text) else {
      let known = SiteConfiguration.Images.allCases.map(\.rawValue).joined(separator: " or ")
      throw CommandFailure(
        .usage, "--images \(text)", "is not one of its values", remedy: "Write \(known).")
    }
    return images
  }
}

/// How much a command says, and in which form.
struct Reporting {
  let isJSON: Bool
  let isQuiet: Bool
  let isVerbose: Bool

  init(_ settings: Settings) {
    isJSON = settings.isOn(.json)
    isQuiet = settings.isOn(.quiet)
    isVerbose = settings.isOn(.verbose)
  }
}

extension Settings {
  /// The favorites file: as set, else `pokedex/favorites.json` in the person's data folder by the
  /// XDG base directory specification.
  func favoritesFile(environment: [String: String]) -> String {
    if let path = text(.favorites) { return path }
    let home = environment["HOME"] ?? NSHomeDirectory()
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (data ?? "\(home)/.local/share") + "/pokedex/favorites.json"
  }
}

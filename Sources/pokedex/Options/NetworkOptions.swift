import Foundation

/// How a source on the network is read.
struct NetworkOptions: Equatable {
  /// The folder that holds the caches of all sources.
  let cacheFolder: String
  /// Requests a second; `nil` leaves it to the kind of host.
  let rate: Int?
  let isOffline: Bool
  let maxStaleDays: Int
  /// Who asks, and where to learn more: the site that the answers are for.
  let userAgent: String

  /// Throws a usage failure for a value that makes no sense.
  init(_ settings: Settings, environment: [String: String]) throws(CommandFailure) {
    cacheFolder = settings.text(.cache) ?? Self.defaultCacheFolder(environment)
    rate = try settings.integer(.rate, in: 1...1000)
    isOffline = settings.isOn(.offline)
    maxStaleDays = try settings.integer(.maxStale, in: 0...3650) ?? 7
    let contact = settings.text(.baseURL).map { "+\($0)" } ?? "a generator of static sites"
    userAgent = "pokedex/\(Version.number) (\(contact))"
  }

  /// `pokedex` in the person's cache folder by the XDG base directory specification.
  private static func defaultCacheFolder(_ environment: [String: String]) -> String {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (cache ?? "\(home)/.cache") + "/pokedex"
  }
}

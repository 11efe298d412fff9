extension Flag {
  static let source = Flag(
    "source", takes: .one("embedded|URL|DIR|FILE"), isPath: true,
    "where the data comes from: the embedded snapshot, the API, a PokeAPI dump, a snapshot file")
  static let output = Flag(
    "output", short: "o", takes: .one("DIR"), isPath: true, "where the site goes (default: Output)")
  static let templates = Flag(
    "templates", takes: .one("DIR"), isPath: true, "templates to use instead of the built-in ones")
  static let baseURL = Flag(
    "base-url", takes: .one("URL"), "the site's public address, for canonical links and the sitemap"
  )
  static let favorites = Flag(
    "favorites", takes: .one("FILE"), isPath: true,
    "the favorites file (default: in the data folder)")
  static let type = Flag(
    "type", takes: .many("NAME"), "publish only Pokémon of this type; repeat for more")
  static let generation = Flag(
    "generation", takes: .many("N"), "publish only this generation; repeat for more")
  static let query = Flag("query", takes: .one("TEXT"), "publish only what has this in its name")
  static let pageSize = Flag("page-size", takes: .one("N"), "entries on a list page (default: 20)")
  static let language = Flag(
    "language", takes: .many("CODE"),
    "languages of the site (default: all that have a strings file)")
  static let jobs = Flag(
    "jobs", short: "j", takes: .one("N"), "pages made at a time (default: all cores)")
  static let images = Flag(
    "images", takes: .one("remote|none|download"),
    "pictures from their own host, none, or copies on the site (default: remote)")
  static let imageHost = Flag(
    "image-host", takes: .one("URL"),
    "a server on this machine to download pictures from, in place of theirs")
  static let cache = Flag(
    "cache", takes: .one("DIR"), isPath: true,
    "where answers of the API are kept (default: in the cache folder)")
  static let rate = Flag(
    "rate", takes: .one("N"), "requests a second to the API (default: 10, no limit on this machine)"
  )
  static let offline = Flag("offline", "never connect: use what the cache holds")
  static let maxStale = Flag(
    "max-stale", takes: .one("DAYS"),
    "how old an answer from the cache may be when the API fails (default: 7)")
  static let history = Flag(
    "history", takes: .one("FILE"), isPath: true,
    "record in this file what changes in the data, and show it on the site")
  static let factsOnly = Flag("facts-only", "leave out the games' prose")
  static let allowShrink = Flag("allow-shrink", "publish even if many species went missing")
  static let config = Flag(
    "config", takes: .one("FILE"), isPath: true,
    "settings file (default: pokedex.json, if there is one)")
  static let strict = Flag("strict", "treat warnings as errors")
  static let force = Flag("force", "replace a folder that is not ours; ignore rejected records")
  static let json = Flag("json", "print the report as JSON on standard output")
  static let quiet = Flag("quiet", short: "q", "say nothing unless something fails")
  static let verbose = Flag("verbose", short: "v", "say more")

  static let all: [Flag] = [
    source, output, templates, baseURL, favorites, type, generation, query, pageSize, language,
    jobs, images, imageHost, cache, rate, offline, maxStale, history, factsOnly, allowShrink,
    config, strict,
    force,
    json, quiet, verbose,
  ]

  /// What matters to a source on the network alone.
  static let network = [cache, rate, offline, maxStale]
}

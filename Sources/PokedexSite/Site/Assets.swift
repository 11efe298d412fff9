#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that pages load beside themselves: `Templates/assets/*`.
///
/// Each is published under a name that holds a hash of its content, so that a browser may keep it
/// for good and a changed one is a new file. Scripts are published in their compact form.
struct Assets: Equatable, Sendable {
  struct Asset: Equatable, Sendable {
    /// The path from the root of the site: `assets/site.1f0a9c3b5d7e2468.css`.
    let path: String
    let content: [UInt8]

    /// The file `name` as it is published in `folder`, which ends in a slash.
    init(_ name: String, in folder: String = "assets/", content: [UInt8]) {
      path = folder + Assets.hashed(name, content)
      self.content = content
    }
  }

  /// By name in the assets folder, `site.css`.
  private let assets: [String: Asset]
  /// The service worker's script, which is published under a name without a hash.
  private let worker: [UInt8]?

  init(_ contents: [String: [UInt8]] = [:]) {
    var contents = contents
    let parts = Self.parts.compactMap { contents.removeValue(forKey: $0) }
    if !parts.isEmpty { contents[Self.pages] = Array(parts.joined()) }
    for name in contents.keys where name.hasSuffix(".js") {
      contents[name] = contents[name].map(CompactScript.compact)
    }
    worker = contents.removeValue(forKey: ServiceWorker.name)
    assets = Dictionary(
      uniqueKeysWithValues: contents.map { name, content in (name, Asset(name, content: content)) })
  }

  /// The script of the pages that search, show favorites and stand in offline. It is made of
  /// several files, since one file is smaller to load than its parts.
  static let pages = "pages.js"

  private static let parts = [
    "search.js", "entries.js", "search-page.js", "favorites-page.js", "offline-page.js",
  ]

  /// Reads all files of a folder. Throws where the folder or a file of it cannot be read.
  init(directory: String) throws {
    var contents: [String: [UInt8]] = [:]
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: directory) else {
      throw Self.unreadable(directory)
    }
    for name in names where !name.hasPrefix(".") {
      guard let content = files.contents(atPath: directory + "/" + name) else {
        throw Self.unreadable(directory + "/" + name)
      }
      contents[name] = Array(content)
    }
    self.init(contents)
  }

  /// The published path of an asset. Throws for a name that the folder does not hold.
  func path(_ name: String) throws -> String {
    guard let asset = assets[name] else { throw Self.unreadable("assets/" + name) }
    return asset.path
  }

  /// The service worker's script. Throws where the folder does not hold it.
  func serviceWorker() throws -> [UInt8] {
    guard let worker else { throw Self.unreadable("assets/" + ServiceWorker.name) }
    return worker
  }

  /// All assets, by path.
  var all: [Asset] { assets.values.sorted { $0.path < $1.path } }

  private static func hashed(_ name: String, _ content: [UInt8]) -> String {
    let hash = hash(content)
    guard let dot = name.lastIndex(of: ".") else { return "\(name).\(hash)" }
    return "\(name[..<dot]).\(hash)\(name[dot...])"
  }

  /// Sixteen digits that tell one version of a file from the next.
  static func hash(_ content: [UInt8]) -> String {
    var hash = FNV1a()
    hash.add(content)
    return hash.value.hexadecimal
  }

  private static func unreadable(_ path: String) -> SiteFailure {
    SiteFailure(
      .missing, subject: path, problem: "cannot be read",
      remedy: "Name a complete templates folder with --templates.")
  }
}

import Markup

/// The script that keeps visited pages for reading offline: `Templates/assets/service-worker.js`
/// with what it needs to know of the site before it.
///
/// It lies at the root of the site under a fixed name, since a browser finds a newer one by its
/// address. Its version follows from the names of all assets, which hold hashes of their content.
enum ServiceWorker {
  static let name = "service-worker.js"

  static func script(_ context: SiteContext) throws -> [UInt8] {
    let assets = context.assets
    let offline = context.languages.map { $0.folder + PageAddress.offline.folder }
    let needed = try ["site.css", "icon.svg", "favorites.js", Assets.pages].map(assets.path)
    let site: JSONValue = [
      "version": .string(
        Assets.hash(Array(assets.all.map(\.path).joined(separator: "\n").utf8))),
      "files": .array((needed + offline).map(JSONValue.string)),
      "offline": .array(offline.map(JSONValue.string)),
    ]
    var buffer = OutputBuffer()
    buffer.append("const site = ")
    buffer.append(site)
    buffer.append(";\n")
    return Array(buffer.text.utf8) + (try assets.serviceWorker())
  }
}

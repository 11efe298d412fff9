import Markup

/// What lets a browser install the site as an application: one manifest a language, in its root.
///
/// All addresses in it are relative to its own, so that a site in a folder works.
enum WebManifest {
  static let name = "manifest.webmanifest"

  static func json(_ context: SiteContext) throws -> JSONValue {
    let root = context.language.folder.isEmpty ? "" : "../"
    return [
      "name": .string(context.strings[.siteName]),
      "short_name": .string(context.strings[.siteName]),
      "description": .string(
        context.strings(
          .listDescription, ("count", context.strings.number(context.entries.count)))),
      "lang": .string(context.language.tag.rawValue),
      "dir": .string(context.language.tag.isRightToLeft ? "rtl" : "ltr"),
      "id": "./",
      "start_url": "./",
      "scope": .string(root.isEmpty ? "./" : root),
      "display": "minimal-ui",
      "background_color": "#fbfcfe",
      "theme_color": "#1a2333",
      "icons": [
        [
          "src": .string(root + (try context.assets.path("icon.svg"))),
          "type": "image/svg+xml", "sizes": "any",
        ]
      ],
    ]
  }
}

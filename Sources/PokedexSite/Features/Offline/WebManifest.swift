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
      "icons": .array(
        try icons.map { icon in
          [
            "src": .string(root + (try context.assets.path(icon.file))),
            "type": icon.file.hasSuffix(".svg") ? "image/svg+xml" : "image/png",
            "sizes": .string(icon.sizes), "purpose": .string(icon.purpose),
          ]
        }),
    ]
  }

  /// The pictures for wherever the application is shown. Those for any purpose come first; a system
  /// cuts a maskable one to the shape that it gives to all.
  private static let icons: [(file: String, sizes: String, purpose: String)] = [
    ("icon.svg", "any", "any"), ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"), ("icon-maskable.svg", "any", "maskable"),
    ("icon-maskable-512.png", "512x512", "maskable"),
  ]
}

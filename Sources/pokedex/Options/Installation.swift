import Foundation

/// The files that belong to the program: its templates and the embedded snapshot.
///
/// They lie in `share/pokedex` beside the binary's folder once installed, else in the checkout
/// that the binary was built in. The working directory plays no part.
struct Installation {
  let templates: String
  let snapshot: String

  /// Throws a failure where neither place holds the files.
  init() throws(CommandFailure) {
    let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = binary.deletingLastPathComponent()
    let shared = folder.deletingLastPathComponent().appendingPathComponent("share/pokedex")
    if Self.exists(shared.appendingPathComponent("Templates")) {
      templates = shared.appendingPathComponent("Templates").path
      snapshot = shared.appendingPathComponent("snapshot.json").path
      return
    }
    var checkout = folder
    while checkout.path != "/" {
      let fixtures = checkout.appendingPathComponent("Fixtures/snapshot.json")
      if Self.exists(checkout.appendingPathComponent("Templates")), Self.exists(fixtures) {
        templates = checkout.appendingPathComponent("Templates").path
        snapshot = fixtures.path
        return
      }
      checkout.deleteLastPathComponent()
    }
    throw CommandFailure(
      .missingInput, folder.path, "the program's templates and snapshot are not beside it",
      remedy: "Install it with 'make install PREFIX=...', or run it from its checkout.")
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}

import Foundation
import Testing

/// What the browser tests need: a built site on a static host, a chromedriver and axe-core.
/// `make verify` provides it.
struct Stage: Sendable {
  let folder: String
  let site: Helper
  let driver: Helper
  let axe: String

  @TaskLocal static var current: Stage?

  /// The stage of the running test.
  static var now: Stage {
    get throws { try #require(current) }
  }

  static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["POKEDEX_\(name)"]
  }

  static var isSet: Bool { variable("CHROMEDRIVER") != nil }

  /// A new browser with a profile of its own, and its address of the site.
  func browser(_ options: Browser.Options = .init()) throws -> Browser {
    try Browser(driver: driver.port, site: site.port, options)
  }
}

/// Sets the stage for a suite, once for all its tests.
struct Staged: SuiteTrait, TestScoping {
  var isRecursive: Bool { false }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent () async throws -> Void
  ) async throws {
    guard Stage.isSet else { return try await function() }
    let folder = try #require(Stage.variable("SITE"), "POKEDEX_SITE names the folder of a site")
    let axe = try #require(Stage.variable("AXE"), "POKEDEX_AXE names the file of axe-core")
    let site = try Helper.site(folder)
    defer { site.end() }
    let driver = try Helper.chromedriver(try #require(Stage.variable("CHROMEDRIVER")))
    defer {
      // With the browsers that are still open; it heeds no SIGTERM.
      _ = try? LoopbackRequest(method: "GET", port: driver.port, path: "/shutdown", body: Data())
        .answer()
      driver.end()
    }
    let stage = Stage(
      folder: folder, site: site, driver: driver,
      axe: try String(contentsOfFile: axe, encoding: .utf8))
    try await Stage.$current.withValue(stage) { try await function() }
  }
}

/// The site in a real browser. One test at a time: a browser takes what the machine has.
@Suite(
  .serialized, Staged(),
  .enabled(if: Stage.isSet, "POKEDEX_CHROMEDRIVER is not set; make verify sets it"))
struct BrowserTests {}

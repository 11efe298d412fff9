import Foundation
import Testing

extension BrowserTests {
  /// axe-core on a page of every template, as a phone and a wide screen show it in both schemes.
  @Suite struct AccessibilityTests {
    struct View: Sendable, CustomTestStringConvertible {
      let width: Int
      let scheme: String
      var testDescription: String { "\(width) px, \(scheme)" }
    }

    private struct Report: Decodable {
      struct Violation: Decodable {
        let id: String
        let nodes: [String]
      }
      let checks: Int
      let violations: [Violation]
    }

    private static let check = """
      axe.run(document, {
        resultTypes: ["violations"],
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      }).then(({ passes, violations }) => ({
        checks: passes.length,
        violations: violations.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
        })),
      }))
      """

    @Test func everyTemplateHasAnExample() throws {
      #expect(try Examples.templateNames() == Examples.paths.keys.sorted())
      let folder = try Stage.now.folder
      for path in Examples.all where path != Examples.paths["404"] {
        #expect(FileManager.default.fileExists(atPath: "\(folder)/\(path)index.html"), "\(path)")
      }
    }

    @Test(
      arguments: [360, 1440].flatMap { width in
        ["light", "dark"].map { View(width: width, scheme: $0) }
      })
    func nobodyIsShutOut(view: View) throws {
      let stage = try Stage.now
      let browser = try stage.browser()
      try browser.show(width: view.width, scheme: view.scheme)
      // Spanish pages are the same templates: one view of them is enough.
      let spanish =
        view.width == 360 && view.scheme == "dark" ? Examples.all.map { "es/" + $0 } : []
      for path in Examples.all + spanish {
        try browser.open(path)
        try expectNoViolation(browser, stage, path)
      }
      try expectNoViolationWithResults(browser, stage)
    }

    /// What scripts add: results, filters, the visitor's own and shared favorites.
    private func expectNoViolationWithResults(_ browser: Browser, _ stage: Stage) throws {
      for path in ["search/?q=char", "search/?q=pikchu&type=electric"] {
        try browser.open(path)
        try browser.wait(until: "document.querySelector('#results[aria-busy=false] a')")
        try expectNoViolation(browser, stage, path)
      }
      try browser.open("search/?q=qqqqqqqqqq")
      try browser.wait(until: "document.querySelector('#status').textContent.startsWith('No ')")
      try expectNoViolation(browser, stage, "a search without results")
      try browser.open("pokemon/snorlax/")
      try browser.click("main button[data-favorite='143']")
      try expectNoViolation(browser, stage, "a star")
      try browser.open("favorites/?share=1.4.7")
      try browser.wait(until: "document.querySelector('#mine:not([hidden]) a')")
      try expectNoViolation(browser, stage, "favorites")
    }

    private func expectNoViolation(
      _ browser: Browser, _ stage: Stage, _ page: String
    ) throws {
      _ = try browser.run(stage.axe)
      let report = try browser.promise(Self.check, as: Report.self)
      #expect(report.checks > 10, "\(page)")
      for violation in report.violations {
        Issue.record(
          "\(page): \(violation.id): \(violation.nodes.prefix(3).joined(separator: "\n"))")
      }
    }

    /// At 320 CSS pixels, which is 1280 enlarged to 400 %, nothing scrolls sideways.
    @Test func everyPageFitsTheNarrowestScreen() throws {
      let browser = try Stage.now.browser()
      try browser.show(width: 320)
      for path in Examples.all.flatMap({ [$0, "es/" + $0] }) + ["search/?q=char"] {
        try browser.open(path)
        let excess = try browser.run(
          "return document.documentElement.scrollWidth - innerWidth", as: Int.self)
        #expect(excess <= 0, "\(path)")
      }
    }
  }
}

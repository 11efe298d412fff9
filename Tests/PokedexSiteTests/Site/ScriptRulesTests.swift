import Foundation
import Testing

/// What every script of the site is held to, so that no text of the data can become markup.
@Suite struct ScriptRulesTests {
  static let scripts: [String] = {
    let folder = Checkout.path("Templates/assets")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".js") }.sorted().map { folder + "/" + $0 }
  }()

  @Test func thereAreScripts() {
    #expect(Self.scripts.count >= 5)
  }

  @Test(arguments: scripts)
  func writesTextAndNeverMarkup(_ script: String) throws {
    let source = try String(contentsOfFile: script, encoding: .utf8)
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(",
    ] {
      #expect(!source.contains(word), "\(word)")
    }
    #expect(source.hasPrefix("\"use strict\";\n"))
  }
}

import Foundation
import Testing

extension BrowserTests {
  /// Pages that say nothing to the console and ask no other host for anything but pictures.
  @Suite struct QuietTests {
    private static let pages =
      Examples.all.flatMap { [$0, "es/" + $0] } + ["search/?q=char", "favorites/?share=1.4.7"]

    @Test func noPageComplainsOrCallsElsewhere() throws {
      let browser = try Stage.now.browser()
      for path in Self.pages {
        try browser.open(path)
        try browser.wait(until: "document.readyState === 'complete'")
        // The 404 page itself is a failed request.
        let complaints = try browser.complaints().filter { !$0.contains("no/such/page/") }
        #expect(complaints == [], "\(path)")
        let elsewhere = try browser.requests().filter { request in
          let isOurs = ["data:", "blob:", "chrome", browser.home].contains {
            request.url.hasPrefix($0)
          }
          return !isOurs && !(request.kind == "Image" && request.url.hasPrefix(Browser.pictures))
        }
        #expect(elsewhere == [], "\(path)")
      }
    }
  }
}

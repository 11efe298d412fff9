import Testing

@testable import PokedexSite

@Suite struct BaseURLTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org", "/"),
    ("https://example.org/", "https://example.org", "/"),
    ("http://127.0.0.1:8080/dex/", "http://127.0.0.1:8080/dex", "/dex/"),
    ("https://example.org/a//b", "https://example.org/a/b", "/a/b/"),
  ])
  func hasATextWithoutClosingSlashAndAPathWithBoth(
    address: String, text: String, path: String
  ) throws {
    let url = try BaseURL(address)
    #expect(url.text == text)
    #expect(url.path == path)
  }

  @Test(arguments: [
    "", "example.org", "ftp://example.org", "https://", "https:///dex", "https://example.org/?a=b",
    "https://example.org/#a", "https://me@example.org", "https://example.org/../etc",
    "https://example.org/\"><script>", "javascript:alert(1)",
  ])
  func refusesWhatIsNoPlainAddress(address: String) {
    let failure = #expect(throws: SiteFailure.self) { try BaseURL(address) }
    #expect(failure?.kind == .configuration)
    #expect(failure?.subject == "base URL \"\(address)\"")
  }
}

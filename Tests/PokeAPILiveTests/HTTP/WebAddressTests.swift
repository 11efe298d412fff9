import Testing

@testable import PokeAPILive

@Suite struct WebAddressTests {
  @Test(arguments: [
    "https://pokeapi.co/api/v2/", "https://pokeapi.co:8443/", "http://localhost:8000/api/v2/",
    "http://127.0.0.1/", "http://127.255.3.4:1/", "http://[::1]:80/", "HTTPS://POKEAPI.CO/",
  ])
  func takesHTTPSAndThisMachine(_ text: String) throws {
    #expect(try WebAddress(text).text == text)
  }

  @Test(arguments: [
    "http://pokeapi.co/", "http://127.0.0.1.example.org/", "http://127.0.0.256/", "http://127.1/",
    "http://localhost.example.org/", "http://[::2]/", "ftp://localhost/", "file:///etc/passwd",
    "https:///x", "https://", "pokeapi.co", "", "https://me@pokeapi.co/",
    "https://me:word@pokeapi.co/", "http://127.0.0.1\\@example.org/", "https://poke api.co/",
  ])
  func refusesAllElse(_ text: String) {
    #expect { try WebAddress(text) } throws: { ($0 as? HTTPFailure)?.kind == .refused }
  }

  @Test(
    arguments: [
      ("https://a.org/x/", "https://a.org/x"), ("https://a.org/x", "https://a.org/x/"),
      ("https://a.org/x?a=1", "https://a.org/x/?a=1"), ("https://a.org/", nil),
    ] as [(String, String?)])
  func hasAnotherForm(_ text: String, _ other: String?) throws {
    #expect(try WebAddress(text).withOtherSlash?.text == other)
  }
}

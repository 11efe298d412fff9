import Testing

@testable import PokeAPILive

@Suite struct WebAddressTests {
  @Test(arguments: [
    "https://pokeapi.co/api/v2/", "https://POKEAPI.co/", "http://127.0.0.1:8017/api/v2/",
    "http://localhost/", "http://127.8.8.8/", "http://[::1]:80/",
  ])
  func mayBeAsked(address: String) throws {
    #expect(try WebAddress(address).text == address)
  }

  @Test(arguments: [
    ("http://pokeapi.co/", "http is for this machine only; ask with https"),
    ("http://127.0.0.1.evil.example/", "http is for this machine only; ask with https"),
    ("http://127.1/", "http is for this machine only; ask with https"),
    ("ftp://pokeapi.co/", "only https is asked"),
    ("https://user:secret@pokeapi.co/", "an address with a name in it is not asked"),
    ("https://", "this is no address of a server"),
    ("/etc/passwd", "this is no address of a server"),
    ("", "this is no address of a server"),
  ])
  func isRefused(address: String, problem: String) {
    let failure = #expect(throws: HTTPFailure.self) { try WebAddress(address) }
    #expect(failure?.kind == .refused)
    #expect(failure?.problem == problem)
  }

  @Test func aRedirectMayGoFromHTTPToHTTPSButNotBack() throws {
    let plain = try WebAddress("http://localhost/a")
    #expect(try plain.redirected(to: "https://localhost/a").isSecure)
    let secure = try WebAddress("https://localhost/a")
    let failure = #expect(throws: HTTPFailure.self) {
      try secure.redirected(to: "http://localhost/a")
    }
    #expect(failure?.problem == "a redirect from https to http")
  }

  @Test(arguments: [
    ("https://a.example/b/", "https://a.example/b"),
    ("https://a.example/b", "https://a.example/b/"),
    ("https://a.example/b/?limit=2", "https://a.example/b?limit=2"),
    ("https://a.example", nil), ("https://a.example/", nil),
  ])
  func hasAnotherFormWithOrWithoutTheSlash(address: String, other: String?) throws {
    #expect(try WebAddress(address).withOtherSlash?.text == other)
  }
}

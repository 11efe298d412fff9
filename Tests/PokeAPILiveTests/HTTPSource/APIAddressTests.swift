import PokeAPILive
import Testing

@Suite struct APIAddressTests {
  @Test(arguments: [
    ("https://pokeapi.co/api/v2", "https://pokeapi.co/api/v2"),
    ("HTTPS://PokeAPI.co/api/v2/", "https://pokeapi.co/api/v2"),
    ("https://pokeapi.co", "https://pokeapi.co/api/v2"),
    ("https://example.org:8443/mirror//pokeapi/", "https://example.org:8443/mirror/pokeapi"),
    ("http://127.0.0.1:8017/api/v2/", "http://127.0.0.1:8017/api/v2"),
    ("http://localhost/api/v2", "http://localhost/api/v2"),
    ("http://[::1]:8017/api/v2", "http://[::1]:8017/api/v2"),
  ])
  func baseIsWrittenInOneWay(text: String, base: String) throws {
    #expect(try APIAddress(text).text == base)
  }

  @Test(arguments: [
    "", "pokeapi.co/api/v2", "https://", "https:///api/v2",
    "https://name:word@pokeapi.co/api/v2", "https://pokeapi.co/api/v2?limit=1",
    "https://pokeapi.co/api/v2#top", "https://pokeapi.co/api%2Fv2", "ftp://pokeapi.co/api/v2",
    "file:///etc/passwd", "http://pokeapi.co/api/v2", "http://127.0.0.1.example.org/api/v2",
    "http://127.1/api/v2", "http://localhost.example.org/", "http://10.0.0.1/api/v2",
    "http://1270.0.0.1/api/v2",
  ])
  func whatIsNoSafeBaseIsRefused(text: String) {
    #expect(throws: APIAddress.Refusal.self) { try APIAddress(text) }
  }

  @Test func refusalSaysWhy() {
    let refusal = #expect(throws: APIAddress.Refusal.self) {
      try APIAddress("http://pokeapi.co/api/v2")
    }
    #expect(refusal?.problem == "is not https; http is for a server on this machine")
    #expect(refusal?.remedy == "Write an address such as https://pokeapi.co/api/v2.")
  }

  @Test func onlyThisMachineIsLoopback() throws {
    #expect(try APIAddress("http://127.0.0.1:8017").isLoopback)
    #expect(try APIAddress("https://localhost").isLoopback)
    #expect(try !APIAddress("https://pokeapi.co").isLoopback)
  }

  @Test func everyBaseHasACacheOfItsOwn() throws {
    #expect(try APIAddress("https://pokeapi.co/api/v2").cacheName == "pokeapi.co-59b942c7")
    #expect(
      try APIAddress("https://pokeapi.co/api/v2/").cacheName
        == APIAddress("https://pokeapi.co").cacheName)
    #expect(
      try APIAddress("https://pokeapi.co/a/b").cacheName
        != APIAddress("https://pokeapi.co/a_b").cacheName)
  }
}

import PokeAPI
import Testing

@Suite struct MediaAddressTests {
  @Test(arguments: [
    "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon/25.png",
    "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon/201-question.png",
    "https://raw.githubusercontent.com/PokeAPI/cries/main/cries/pokemon/latest/10033.ogg",
  ])
  func plainPathOnThePictureHostIsTrusted(_ address: String) {
    #expect(MediaAddress.trusted(address) == address)
  }

  @Test(arguments: [
    "",
    "25.png",
    "//raw.githubusercontent.com/25.png",
    "http://raw.githubusercontent.com/25.png",
    "HTTPS://raw.githubusercontent.com/25.png",
    "javascript:alert(1)//https://raw.githubusercontent.com/25.png",
    "https://raw.githubusercontent.com",
    "https://raw.githubusercontent.com/",
    "https://raw.githubusercontent.com/folder/",
    "https://raw.githubusercontent.com.evil.example/25.png",
    "https://raw.githubusercontent.com@evil.example/25.png",
    "https://user@raw.githubusercontent.com/25.png",
    "https://raw.githubusercontent.com:8443/25.png",
    "https://raw.githubusercontent.com/a/../25.png",
    "https://raw.githubusercontent.com//25.png",
    "https://raw.githubusercontent.com/25.png?size=1",
    "https://raw.githubusercontent.com/25.png#x",
    "https://raw.githubusercontent.com/%2e%2e/25.png",
    "https://raw.githubusercontent.com/25\".png",
    "https://raw.githubusercontent.com/2 5.png",
    "https://raw.githubusercontent.com/\(String(repeating: "a", count: 300)).png",
  ])
  func anythingElseIsDropped(_ address: String) {
    #expect(MediaAddress.trusted(address) == nil)
  }

  @Test func noAddressStaysNone() {
    #expect(MediaAddress.trusted(nil) == nil)
  }
}

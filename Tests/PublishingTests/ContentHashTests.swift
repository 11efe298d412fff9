import CSystem
import Testing

@testable import Publishing

@Suite struct ContentHashTests {
  /// The examples of FIPS 180-4 and their lengths around the ends of blocks.
  static let published: [(text: String, digest: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
        + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: published)
  func agreesWithThePublishedVectors(text: String, digest: String) {
    #expect(ContentHash(of: text).hexadecimal == digest)
  }

  @Test(arguments: published)
  func theForPlainProcessorsAgreesToo(text: String, digest: String) {
    var bytes = [UInt8](repeating: 0, count: 32)
    csystem_sha256_portable(Array(text.utf8), text.utf8.count, &bytes)
    #expect(ContentHash(hexadecimal: digest)?.hexadecimal == hexadecimal(bytes))
  }

  @Test func bothWaysAgreeOnEveryLengthOfAFewBlocks() {
    let input = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for count in input.indices {
      var fast = [UInt8](repeating: 0, count: 32)
      var plain = fast
      csystem_sha256(input, count, &fast)
      csystem_sha256_portable(input, count, &plain)
      #expect(fast == plain, "\(count) bytes")
    }
  }

  @Test(arguments: [
    "", "ba78", String(repeating: "g", count: 64), String(repeating: "A", count: 64),
    String(repeating: "a", count: 65),
  ])
  func readsOnlySixtyFourHexadecimalDigits(text: String) {
    #expect(ContentHash(hexadecimal: text) == nil)
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

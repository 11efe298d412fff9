internal import CSystem

/// The SHA-256 of a file's bytes: what `sha256sum` prints, so that anyone can check a site.
package struct ContentHash: Hashable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  package init(of bytes: UnsafeRawBufferPointer) {
    withUnsafeMutableBytes(of: &words) { digest in
      csystem_sha256(
        bytes.baseAddress, bytes.count, digest.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
  }

  package init(of text: String) {
    var text = text
    self = text.withUTF8 { ContentHash(of: UnsafeRawBufferPointer($0)) }
  }

  /// Reads 64 lower-case hexadecimal digits.
  package init?(hexadecimal: some StringProtocol) {
    var digits = hexadecimal.utf8.makeIterator()
    func digit() -> UInt8? {
      switch digits.next() {
      case .some(let byte) where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
        byte - UInt8(ascii: "0")
      case .some(let byte) where (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte):
        byte - UInt8(ascii: "a") + 10
      default: nil
      }
    }
    let isWhole = withUnsafeMutableBytes(of: &words) { digest in
      for index in digest.indices {
        guard let high = digit(), let low = digit() else { return false }
        digest[index] = high << 4 | low
      }
      return digits.next() == nil
    }
    guard isWhole else { return nil }
  }

  /// 64 lower-case hexadecimal digits.
  package var hexadecimal: String {
    String(unsafeUninitializedCapacity: 64) { text in
      withUnsafeBytes(of: words) { digest in
        for (index, byte) in digest.enumerated() {
          text[2 * index] = Self.digits[Int(byte >> 4)]
          text[2 * index + 1] = Self.digits[Int(byte & 15)]
        }
      }
      return 64
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  package static func == (first: ContentHash, second: ContentHash) -> Bool {
    first.words == second.words
  }

  package func hash(into hasher: inout Hasher) {
    // Any quarter of a digest is as good as the whole for a table.
    hasher.combine(words.0)
  }
}

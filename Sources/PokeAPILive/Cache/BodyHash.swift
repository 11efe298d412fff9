internal import CSystem
package import Foundation

/// The SHA-256 of a body, as 64 lower-case hexadecimal digits: its name in the cache, and the proof
/// that what lies under that name is whole.
package struct BodyHash: Hashable, Sendable {
  package let hexadecimal: String

  package init(of bytes: Data) {
    var digest = [UInt8](repeating: 0, count: 32)
    bytes.withUnsafeBytes { csystem_sha256($0.baseAddress, $0.count, &digest) }
    hexadecimal = String(
      decoding: digest.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] },
      as: UTF8.self)
  }

  /// `nil` for anything but 64 such digits.
  package init?(hexadecimal: String) {
    guard hexadecimal.utf8.count == 64, hexadecimal.utf8.allSatisfy(Self.digits.contains) else {
      return nil
    }
    self.hexadecimal = hexadecimal
  }

  private static let digits = Array("0123456789abcdef".utf8)
}

/// Where the site will be served: `https://example.org` or `https://example.org/dex`.
///
/// Only canonical links, the site map and the error page need it; all others are relative.
package struct BaseURL: Equatable, Sendable {
  /// Scheme, host and path without the closing slash.
  package let text: String
  /// The host in small letters, with its port where one is given.
  package let host: String
  /// Whether it is an https address; pages link to no other hosts.
  package let isSecure: Bool
  /// The path with a slash at both ends: `/` or `/dex/`.
  package let path: String

  /// Reads an address. Throws a failure of kind `.configuration` for one that is not `http` or
  /// `https`, has no host, or has a query, a fragment, a user or a character outside the ones
  /// that addresses are made of.
  package init(_ address: String) throws {
    guard let scheme = ["https://", "http://"].first(where: address.hasPrefix) else {
      throw Self.failure(address, "is no http or https address")
    }
    let parts = address.dropFirst(scheme.count)
      .split(separator: "/", omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, host.utf8.allSatisfy(Self.isHostByte) else {
      throw Self.failure(address, "has no usable host")
    }
    let segments = parts.dropFirst().filter { !$0.isEmpty }
    guard segments.allSatisfy({ $0.utf8.allSatisfy(Self.isPathByte) && $0 != "." && $0 != ".." })
    else {
      throw Self.failure(address, "has a path with characters that do not belong there")
    }
    self.host = host.lowercased()
    isSecure = scheme == "https://"
    path = segments.isEmpty ? "/" : "/" + segments.joined(separator: "/") + "/"
    text = scheme + host + path.dropLast()
  }

  private static func failure(_ address: String, _ problem: String) -> SiteFailure {
    SiteFailure(
      .configuration, subject: "base URL \"\(address)\"", problem: problem,
      remedy: "Give one such as https://example.org/pokedex.")
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    isPathByte(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "]")
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default:
      false
    }
  }
}

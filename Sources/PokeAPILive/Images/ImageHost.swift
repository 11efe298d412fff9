import Foundation
import PokeAPI

/// The server that pictures are fetched from: the data's own picture host, or one on this machine
/// that stands in for it in tests.
package struct ImageHost: Equatable, Sendable {
  /// Scheme, host and port.
  let origin: String

  /// The host that the data's addresses name.
  package static let ofData = ImageHost(origin: "https://\(MediaAddress.host)")

  /// A server on this machine, such as `http://127.0.0.1:8000`. Throws for any other.
  package static func loopback(_ text: String) throws(APIAddress.Refusal) -> ImageHost {
    let address = try APIAddress(text)
    guard address.isLoopback else {
      throw APIAddress.Refusal(
        problem: "is not on this machine", remedy: "Write an address such as http://127.0.0.1:8000."
      )
    }
    return ImageHost(
      origin: address.text.split(separator: "/").prefix(2).joined(separator: "//"))
  }

  private init(origin: String) { self.origin = origin }

  /// The path of a picture by its address in the data, without a slash before it; `nil` for an
  /// address that leads elsewhere.
  func path(of address: String) -> String? {
    MediaAddress.trusted(address).map { String($0.dropFirst(Self.ofData.origin.utf8.count + 1)) }
  }

  /// A name for what is kept of this host, so that two never mix.
  package var cacheName: String {
    "images-\(BodyHash(of: Data(origin.utf8)).hexadecimal.prefix(8))"
  }
}

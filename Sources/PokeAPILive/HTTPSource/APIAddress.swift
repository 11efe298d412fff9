import Foundation
import PokeAPI

/// The address below which an API's resources lie, such as `https://pokeapi.co/api/v2`.
///
/// Every address that is ever asked for is made here, of this base, a resource's name and numbers:
/// addresses in answers give ids and nothing else, so data cannot lead to another host.
package struct APIAddress: Equatable, Sendable {
  /// Without a last slash.
  package let text: String
  /// Whether the server is on this machine.
  package let isLoopback: Bool

  /// Why a text cannot be the base.
  package struct Refusal: Error, Equatable, Sendable {
    package let problem: String
    package let remedy: String
  }

  /// Takes https, and http where the server is on this machine. A path may follow; without one it
  /// is PokeAPI's, `/api/v2`.
  package init(_ text: String) throws(Refusal) {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      let host = parts.host?.lowercased(), !host.isEmpty
    else {
      throw Refusal(problem: "is no address", remedy: Self.example)
    }
    guard parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      parts.percentEncodedPath.utf8.allSatisfy(Self.isPlain)
    else {
      throw Refusal(
        problem: "has more than a host, a port and a plain path", remedy: Self.example)
    }
    isLoopback = Self.isLoopback(host)
    guard scheme == "https" || scheme == "http" && isLoopback else {
      throw Refusal(
        problem: "is not https; http is for a server on this machine", remedy: Self.example)
    }
    let port = parts.port.map { ":\($0)" } ?? ""
    let path = parts.path.split(separator: "/").map { "/\($0)" }.joined()
    self.text = "\(scheme)://\(host)\(port)\(path.isEmpty ? "/api/v2" : path)"
  }

  private static let example = "Write an address such as https://pokeapi.co/api/v2."

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/-_.~".utf8.contains(byte)
    }
  }

  private static func isLoopback(_ host: String) -> Bool {
    if ["localhost", "::1", "[::1]"].contains(host) { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers.first == 127 && !numbers.contains(nil)
  }
}

extension APIAddress {
  /// A name for what is kept of this API, so that two never mix: the host for a person to read, and
  /// a hash of the whole.
  package var cacheName: String {
    let host = text.split(separator: "/").dropFirst().first ?? ""
    let readable = host.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    return "\(readable)-\(BodyHash(of: Data(text.utf8)).hexadecimal.prefix(8))"
  }

  /// A record, in the form in which the API writes it, so that caches on the way have it: with a
  /// last slash, but for encounters.
  static func path(_ reference: ResourceReference) -> String {
    reference.resource == .pokemonEncounters ? "\(reference)" : "\(reference)/"
  }

  /// A part of a list; offset before limit, as the API itself writes it.
  static func path(_ resource: Resource, limit: Int, offset: Int) -> String {
    "\(resource.rawValue)/?offset=\(offset)&limit=\(limit)"
  }

  /// What tells the version of all data.
  static let metaPath = "meta/"
}

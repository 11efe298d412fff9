import Foundation

/// An address that may be asked: `https` anywhere, `http` on this very machine.
struct WebAddress: Equatable, Sendable {
  let text: String
  let host: String
  let isSecure: Bool
  private let components: URLComponents

  /// Throws an `HTTPFailure` of kind `.refused`.
  init(_ text: String) throws(HTTPFailure) {
    guard let components = URLComponents(string: text), let host = components.host?.lowercased(),
      !host.isEmpty, let asked = components.string
    else { throw HTTPFailure(.refused, url: text, problem: "this is no address of a server") }
    guard components.user == nil, components.password == nil else {
      throw HTTPFailure(.refused, url: text, problem: "an address with a name in it is not asked")
    }
    switch components.scheme?.lowercased() {
    case "https": isSecure = true
    case "http" where Self.isLoopback(host): isSecure = false
    case "http":
      throw HTTPFailure(
        .refused, url: text, problem: "http is for this machine only; ask with https")
    default: throw HTTPFailure(.refused, url: text, problem: "only https is asked")
    }
    // What was checked, not what was given: others may read the same text in another way.
    self.text = asked
    self.host = host
    self.components = components
  }

  private var port: Int { components.port ?? (isSecure ? 443 : 80) }

  /// Whether it lies on this machine.
  var isLoopback: Bool { Self.isLoopback(host) }

  /// Where a redirect from here leads: to the same host, and never from https to http.
  func redirected(to location: String) throws(HTTPFailure) -> WebAddress {
    guard let base = components.url, let url = URL(string: location, relativeTo: base) else {
      throw HTTPFailure(.refused, url: text, problem: "a redirect to what is no address")
    }
    let target = try WebAddress(url.absoluteString)
    guard target.host == host, target.port == port || target.isSecure != isSecure else {
      throw HTTPFailure(.refused, url: text, problem: "a redirect to another host, \(target.text)")
    }
    guard target.isSecure || !isSecure else {
      throw HTTPFailure(.refused, url: text, problem: "a redirect from https to http")
    }
    return target
  }

  /// The same address with a slash at the end of its path, or without the one it has.
  var withOtherSlash: WebAddress? {
    var other = components
    if other.path.hasSuffix("/") {
      other.path.removeLast()
    } else {
      other.path.append("/")
    }
    guard other.path.count > 1, let text = other.string else { return nil }
    return try? WebAddress(text)
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "::1" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}

extension HTTPExchange {
  /// Exchanges over the network, by libcurl: as many at once as the limits say, over connections that
  /// stay open. Its thread ends when the value and all copies of it are gone.
  ///
  /// - Parameter userAgent: Who asks, for those who run the server.
  package static func curl(
    limits: HTTPLimits = HTTPLimits(), userAgent: String = "pokedex/1.0 (static site generator)"
  ) -> HTTPExchange {
    let loop = CurlLoop(limits: limits, userAgent: userAgent)
    return HTTPExchange { try await loop.send($0, entityTag: $1) }
  }
}

extension HTTPTransport {
  /// Speaks to the network, politely and stubbornly.
  package static func live(
    limits: HTTPLimits = HTTPLimits(), counter: HTTPCounter = HTTPCounter()
  ) -> HTTPTransport {
    .retrying(.curl(limits: limits), limits: limits, counter: counter)
  }
}

extension HTTPExchange {
  /// Exchanges over the network, by libcurl: as many at once as the limits say, over connections that
  /// stay open. Its thread ends when the value and all copies of it are gone.
  ///
  /// - Parameter userAgent: Who asks and where to reach them, for those who run the server:
  ///   `pokedex/1.0 (+https://…)`.
  package static func curl(limits: HTTPLimits = HTTPLimits(), userAgent: String) -> HTTPExchange {
    let loop = CurlLoop(limits: limits, userAgent: userAgent)
    return HTTPExchange { try await loop.send($0, entityTag: $1) }
  }
}

/// How much a transport asks of a server, and how long and how much it takes from it.
package struct HTTPLimits: Equatable, Sendable {
  /// Requests in flight at once.
  package var connections = 4
  /// Requests begun in a second, on any host; `nil`: 10 on a public host, on loopback as many as
  /// come.
  package var requestsPerSecond: Double?
  /// Until there is a connection.
  package var connectTime: Duration = .seconds(10)
  /// Without a byte; counted in whole seconds.
  package var idleTime: Duration = .seconds(15)
  /// For one answer from its first to its last byte.
  package var totalTime: Duration = .seconds(60)
  /// For one body after it is decompressed. The largest of PokeAPI's today has 2.3 MB.
  package var bodyBytes = 8 << 20
  /// For all headers of one answer.
  package var headerBytes = 64 << 10
  /// Redirects followed for one request.
  package var redirects = 3

  package init() {}

  /// The time from the begin of one request to that of the next.
  func interval(to address: WebAddress) -> Duration {
    guard let rate = requestsPerSecond ?? (address.isLoopback ? nil : 10), rate > 0 else {
      return .zero
    }
    return .seconds(1 / rate)
  }
}

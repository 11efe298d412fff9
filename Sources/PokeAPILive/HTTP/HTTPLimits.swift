/// How much a transport asks of a server, and how long and how much it takes.
package struct HTTPLimits: Equatable, Sendable {
  /// Requests in flight at once.
  package var connections = 4
  /// Requests begun in a second, on a public host; none on loopback.
  package var requestsPerSecond = 10.0
  /// Until there is a connection, in seconds.
  package var connectSeconds = 10
  /// Without a byte, in seconds.
  package var idleSeconds = 15
  /// For one answer from its first to its last byte, in seconds.
  package var totalSeconds = 60
  /// For one body after it is decompressed. The largest of PokeAPI's today has 2.3 MB.
  package var bodyBytes = 8 << 20
  /// Redirects followed for one request.
  package var redirects = 3

  package init() {}
}

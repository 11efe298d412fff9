/// One request and its one answer, of whatever status: what retries and redirects are built on.
package struct HTTPExchange: Sendable {
  /// Sends a GET request, with the entity tag of a body at hand if there is one. Throws
  /// `HTTPExchange.Failure`, and `CancellationError` when the task is cancelled.
  package var send:
    @Sendable @concurrent (_ url: String, _ entityTag: String?) async throws -> HTTPResponse

  package init(
    send:
      @escaping @Sendable @concurrent (_ url: String, _ entityTag: String?) async throws ->
      HTTPResponse
  ) {
    self.send = send
  }

  /// No answer, or none that can be used.
  package struct Failure: Error, Equatable, Sendable {
    package var reason: HTTPFailure
    /// Whether the same request may do better in a moment.
    package var isPassing: Bool
    /// The seconds for which the server wishes to be left alone.
    package var pause: Int?

    package init(_ reason: HTTPFailure, isPassing: Bool, pause: Int? = nil) {
      self.reason = reason
      self.isPassing = isPassing
      self.pause = pause
    }
  }
}

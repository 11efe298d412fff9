package import Foundation

/// Sends GET requests. The live value speaks to the network; tests script the answers.
package struct HTTPTransport: Sendable {
  /// One answer, whatever it took to get it. Throws `HTTPFailure`, and `CancellationError` when the
  /// task is cancelled.
  package var get: @Sendable @concurrent (_ request: HTTPRequest) async throws -> HTTPResponse

  package init(
    get: @escaping @Sendable @concurrent (_ request: HTTPRequest) async throws -> HTTPResponse
  ) {
    self.get = get
  }
}

/// What is asked for.
package struct HTTPRequest: Sendable {
  /// In full, with its scheme.
  package var url: String
  /// The entity tag of the body that is at hand already; 304 answers that it still holds.
  package var entityTag: String?
  /// Throws where a body of status 200 cannot be used; the request is then made again.
  package var validate: @Sendable (_ body: Data) throws -> Void

  package init(
    url: String, entityTag: String? = nil,
    validate: @escaping @Sendable (_ body: Data) throws -> Void = { _ in }
  ) {
    self.url = url
    self.entityTag = entityTag
    self.validate = validate
  }
}

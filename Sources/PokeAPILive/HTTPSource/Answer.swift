import Foundation
import Synchronization

/// Decodes the body of an answer, once: while the transport looks whether it can be used.
final class Answer<Value: Codable & Sendable>: Sendable {
  private let request: APIRequest<Value>
  private let result = Mutex<Result<Value, any Error>?>(nil)

  init(_ request: APIRequest<Value>) { self.request = request }

  /// Throws only for what is no JSON: that was cut short on its way, and may come whole when it is
  /// asked for again. A record that is whole and wrong would be as wrong the next time.
  @Sendable
  func read(_ body: Data) throws {
    let result = Result { try request.decode(body) }
    if case .failure = result, let problem = JSONSyntax.problem(in: body) { throw problem }
    self.result.withLock { $0 = result }
  }

  /// What `read` made of the body.
  func value(of body: Data) throws -> Value {
    try result.withLock { $0 }?.get() ?? request.decode(body)
  }
}

extension RecordProblem: CustomStringConvertible {
  var description: String { "\(path): \(problem)" }
}

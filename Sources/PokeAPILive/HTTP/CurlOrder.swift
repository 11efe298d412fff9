import Synchronization

/// One exchange, from the task that wants it to the thread that makes it.
final class CurlOrder: Sendable {
  let address: WebAddress
  let entityTag: String?
  private let state = Mutex<(continuation: Continuation?, isCancelled: Bool)>((nil, false))

  typealias Continuation = CheckedContinuation<HTTPResponse, any Error>

  init(address: WebAddress, entityTag: String?) {
    self.address = address
    self.entityTag = entityTag
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func take(_ continuation: Continuation) { state.withLock { $0.continuation = continuation } }

  /// The thread may see this before the order itself.
  func cancel() { state.withLock { $0.isCancelled = true } }

  /// Ends the wait; only the first call does.
  func finish(_ result: Result<HTTPResponse, any Error>) {
    let continuation = state.withLock { state in
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(with: result)
  }
}

import Synchronization

/// Ends all traffic with a host that does not answer: a run would otherwise spend its time on waits,
/// and a server in trouble its strength on us.
final class HostBreaker: Sendable {
  private struct Trouble {
    var failures = 0
    /// What all further requests come to.
    var verdict: HTTPFailure.Kind?
  }

  private let limit: Int
  private let hosts = Mutex<[String: Trouble]>([:])

  /// - Parameter limit: Requests that fail one after the other, each after all its tries.
  init(limit: Int) { self.limit = limit }

  /// Throws where the host is given up.
  func check(_ address: WebAddress) throws(HTTPFailure) {
    guard let verdict = hosts.withLock({ $0[address.host]?.verdict }) else { return }
    throw HTTPFailure(
      verdict, url: address.text,
      problem:
        "not asked any more, since \(address.host) failed too often or asked to be left alone")
  }

  func recordSuccess(_ address: WebAddress) {
    hosts.withLock { $0[address.host]?.failures = 0 }
  }

  /// A failure that tells of one resource only shows that the server is well.
  func record(_ failure: HTTPFailure, _ address: WebAddress) {
    guard failure.isOfServer else { return recordSuccess(address) }
    hosts.withLock { hosts in
      var trouble = hosts[address.host] ?? Trouble()
      trouble.failures += 1
      if case .tryLater = failure.kind {
        trouble.verdict = failure.kind
      } else if trouble.failures >= limit, trouble.verdict == nil {
        trouble.verdict = .unreachable
      }
      hosts[address.host] = trouble
    }
  }
}

extension HTTPFailure {
  /// Whether it tells of the server, or of what stands before it, rather than of one resource.
  var isOfServer: Bool {
    switch kind {
    case .unreachable, .timedOut, .unusableBody, .tryLater: true
    case .status(let status): status == 403 || status == 408 || status == 429 || status >= 500
    case .refused: false
    }
  }
}

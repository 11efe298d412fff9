import Foundation
import PokeAPILive
import Synchronization

/// Gives the answers of a script one after the other, the last again and again.
final class ScriptedServer: Sendable {
  typealias Answer = Result<HTTPResponse, HTTPExchange.Failure>

  private let state: Mutex<(script: [Answer], asked: [String])>
  let clock = RecordingClock()
  let counter = HTTPCounter()

  init(_ script: [Answer]) { state = Mutex((script, [])) }

  convenience init(_ script: Answer...) { self.init(script) }

  /// The addresses that were asked for.
  var asked: [String] { state.withLock { $0.asked } }

  /// Speaks to the script; each wait is as long as it may be, and over at once.
  func transport(
    limits: HTTPLimits = HTTPLimits(), policy: RetryPolicy = RetryPolicy(), now: Date = .distantPast
  ) -> HTTPTransport {
    let exchange = HTTPExchange { [self] url, _ in
      try state.withLock { state in
        state.asked.append(url)
        return state.script.count > 1 ? state.script.removeFirst() : state.script[0]
      }.get()
    }
    return .retrying(
      exchange, limits: limits, policy: policy, counter: counter, clock: clock, now: { now },
      random: { $0.upperBound })
  }
}

extension Result<HTTPResponse, HTTPExchange.Failure> {
  static func status(_ status: Int, _ headers: [String: String] = [:]) -> Self {
    .success(HTTPResponse(status: status, headers: headers))
  }

  static func body(_ text: String) -> Self {
    .success(HTTPResponse(status: 200, body: Data(text.utf8)))
  }

  static func failure(_ kind: HTTPFailure.Kind, isPassing: Bool) -> Self {
    .failure(HTTPExchange.Failure(HTTPFailure(kind, url: "", problem: ""), isPassing: isPassing))
  }
}

/// What a call throws, if it is a failure of HTTP.
func httpFailure(_ body: () async throws -> HTTPResponse) async throws -> HTTPFailure? {
  do {
    _ = try await body()
    return nil
  } catch let failure as HTTPFailure {
    return failure
  }
}

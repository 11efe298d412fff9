import Foundation
import Synchronization

/// Makes a request, follows its redirects, and makes it again where that may help.
final class HTTPRetrier<C: Clock>: Sendable where C.Duration == Duration {
  private let exchange: HTTPExchange
  private let limits: HTTPLimits
  private let policy: RetryPolicy
  private let counter: HTTPCounter
  private let pacer: RequestPacer<C>
  private let clock: C
  private let now: @Sendable () -> Date
  private let random: @Sendable (ClosedRange<Double>) -> Double
  /// Requests that failed since the last one that was answered.
  private let failuresInARow = Mutex(0)

  init(
    exchange: HTTPExchange, limits: HTTPLimits, policy: RetryPolicy, counter: HTTPCounter,
    pacer: RequestPacer<C>, clock: C, now: @escaping @Sendable () -> Date,
    random: @escaping @Sendable (ClosedRange<Double>) -> Double
  ) {
    self.exchange = exchange
    self.limits = limits
    self.policy = policy
    self.counter = counter
    self.pacer = pacer
    self.clock = clock
    self.now = now
    self.random = random
  }

  /// Throws `HTTPFailure`, and `CancellationError` when the task is cancelled.
  @concurrent
  func get(_ request: HTTPRequest) async throws -> HTTPResponse {
    let address = try WebAddress(request.url)
    guard failuresInARow.withLock({ $0 }) < policy.failuresInARow else {
      throw HTTPFailure(
        .unreachable, url: request.url,
        problem: "not asked, because \(policy.failuresInARow) requests failed one after the other")
    }
    do {
      let response = try await answer(request, address)
      failuresInARow.withLock { $0 = 0 }
      return response
    } catch let failure as HTTPFailure {
      failuresInARow.withLock { $0 = failure.isOfServer ? $0 + 1 : 0 }
      throw failure
    }
  }

  /// Asks, and on a lasting 404 once for the other form of the address: PokeAPI has served some
  /// records with a slash at the end only, and some without.
  private func answer(_ request: HTTPRequest, _ address: WebAddress) async throws -> HTTPResponse {
    do {
      return try await tried(request, address)
    } catch let failure as HTTPFailure where failure.kind == .status(404) {
      guard let other = address.withOtherSlash else { throw failure }
      do {
        return try await tried(request, other)
      } catch is HTTPFailure {
        throw failure
      }
    }
  }

  private func tried(_ request: HTTPRequest, _ address: WebAddress) async throws -> HTTPResponse {
    var failures = 0
    while true {
      let problem: Problem
      do {
        return try await attempt(request, address)
      } catch let found as Problem {
        problem = found
      }
      failures += 1
      let mayAskAgain = problem.isPassing && failures < policy.tries
      if let pause = problem.pause, pause > policy.longestPause || !mayAskAgain {
        throw problem.tryLater(in: pause)
      }
      guard mayAskAgain, takeRetry() else { throw problem.failure(after: failures) }
      if let pause = problem.pause {
        pacer.pause(for: .seconds(pause))
      } else {
        try await clock.sleep(for: policy.delay(after: failures - 1, random: random))
      }
    }
  }

  /// One try: the request and the redirects it leads to. Throws `Problem` or `CancellationError`.
  private func attempt(_ request: HTTPRequest, _ address: WebAddress) async throws -> HTTPResponse {
    var address = address
    for _ in 0...limits.redirects {
      let response = try await sent(address, request.entityTag)
      guard [301, 302, 303, 307, 308].contains(response.status),
        let location = response.headers["location"]
      else { return try checked(response, request, address) }
      do {
        address = try address.redirected(to: location)
      } catch {
        throw Problem(error, isPassing: false)
      }
    }
    throw Problem(
      HTTPFailure(
        .refused, url: request.url, problem: "more than \(limits.redirects) redirects"),
      isPassing: false)
  }

  private func sent(_ address: WebAddress, _ entityTag: String?) async throws -> HTTPResponse {
    let interval: Duration =
      address.isLoopback || limits.requestsPerSecond <= 0
      ? .zero : .seconds(1 / limits.requestsPerSecond)
    try await pacer.waitForTurn(interval: interval)
    try Task.checkCancellation()
    counter.change { $0.requests += 1 }
    do {
      return try await exchange.send(address.text, entityTag)
    } catch let failure as HTTPExchange.Failure {
      throw Problem(failure.reason, isPassing: failure.isPassing)
    }
  }

  /// Lets through what can be used.
  private func checked(
    _ response: HTTPResponse, _ request: HTTPRequest, _ address: WebAddress
  ) throws -> HTTPResponse {
    switch response.status {
    case 200:
      do {
        try request.validate(response.body)
      } catch {
        throw Problem(
          HTTPFailure(.unusableBody, url: address.text, problem: "\(error)"), isPassing: true)
      }
      return response
    case 304 where request.entityTag != nil:
      counter.change { $0.notModified += 1 }
      return response
    case let status:
      throw Problem(
        HTTPFailure(.status(status), url: address.text, problem: "status \(status)"),
        // 304 to a request without a tag is as unusable as a cut body, and may pass like one.
        isPassing: policy.statuses.contains(status) || status == 304,
        pause: [429, 503].contains(status)
          ? response.headers["retry-after"].flatMap { RetryAfter.seconds($0, now: now()) } : nil)
    }
  }

  private func takeRetry() -> Bool {
    counter.change { counts in
      let first = counts.requests - counts.retried
      guard policy.allowsRetry(requests: first, retried: counts.retried) else { return false }
      counts.retried += 1
      return true
    }
  }

  /// What is wrong with one try.
  private struct Problem: Error {
    var reason: HTTPFailure
    var isPassing: Bool
    /// The seconds the server wishes to be left alone.
    var pause: Int?

    init(_ reason: HTTPFailure, isPassing: Bool, pause: Int? = nil) {
      self.reason = reason
      self.isPassing = isPassing
      self.pause = pause
    }

    func tryLater(in seconds: Int) -> HTTPFailure {
      HTTPFailure(
        .tryLater(seconds: seconds), url: reason.url,
        problem: "\(reason.problem), and the wish to be asked again in \(seconds) s")
    }

    func failure(after tries: Int) -> HTTPFailure {
      var failure = reason
      if tries > 1 { failure.problem += ", at the last of \(tries) tries" }
      return failure
    }
  }
}

extension HTTPFailure {
  /// Whether it tells of the server as a whole rather than of one address.
  var isOfServer: Bool {
    switch kind {
    case .unreachable, .timedOut: true
    case .status(let status): status == 429 || status >= 500
    case .refused, .unusableBody, .tryLater: false
    }
  }
}

/// Makes a request, and makes it again where that may help.
struct HTTPRetrier<C: Clock>: Sendable where C.Duration == Duration {
  private let sender: HTTPSender<C>
  private let policy: RetryPolicy
  private let counter: HTTPCounter
  private let breaker: HostBreaker
  private let clock: C
  private let random: @Sendable (ClosedRange<Double>) -> Double

  init(
    sender: HTTPSender<C>, policy: RetryPolicy, counter: HTTPCounter, clock: C,
    random: @escaping @Sendable (ClosedRange<Double>) -> Double
  ) {
    self.sender = sender
    self.policy = policy
    self.counter = counter
    self.clock = clock
    self.random = random
    breaker = HostBreaker(limit: policy.failuresInARow)
  }

  /// Throws `HTTPFailure`, and `CancellationError` when the task is cancelled.
  @concurrent
  func get(_ request: HTTPRequest) async throws -> HTTPResponse {
    let address = try WebAddress(request.url)
    do {
      return try await tried(request, address)
    } catch let failure as HTTPFailure where failure.kind == .status(404) {
      return try await otherForm(of: request, address, failure)
    }
  }

  /// Asks once for the other form of an address that is not there: PokeAPI has served some records
  /// only with a slash at the end, and some only without.
  private func otherForm(
    of request: HTTPRequest, _ address: WebAddress, _ missing: HTTPFailure
  ) async throws -> HTTPResponse {
    guard let other = address.withOtherSlash else { throw missing }
    do {
      return try await tried(request, other)
    } catch let failure as HTTPFailure where !failure.isOfServer {
      throw missing
    }
  }

  private func tried(_ request: HTTPRequest, _ address: WebAddress) async throws -> HTTPResponse {
    try breaker.check(address)
    do {
      let response = try await repeated(request, address)
      breaker.recordSuccess(address)
      return response
    } catch let failure as HTTPFailure {
      breaker.record(failure, address)
      throw failure
    }
  }

  private func repeated(
    _ request: HTTPRequest, _ address: WebAddress
  ) async throws -> HTTPResponse {
    var failures = 0
    while true {
      let problem: HTTPExchange.Failure
      do {
        return try await sender.get(request, address)
      } catch let found as HTTPExchange.Failure {
        problem = found
      }
      failures += 1
      if let pause = problem.pause, pause > policy.longestPause {
        throw problem.tryLater(in: pause)
      }
      guard problem.isPassing, failures < policy.tries, takeRetry() else {
        throw problem.last(of: failures)
      }
      if let pause = problem.pause, pause > 0 {
        sender.pause(for: .seconds(pause))
      } else {
        try await clock.sleep(for: policy.delay(after: failures - 1, random: random))
      }
      // Others may have found out in the meantime that it is no use.
      try breaker.check(address)
    }
  }

  /// Whether the run may make one more retry.
  private func takeRetry() -> Bool {
    counter.change { counts in
      let first = counts.requests - counts.retried
      guard policy.allowsRetry(requests: first, retried: counts.retried) else { return false }
      counts.retried += 1
      return true
    }
  }
}

extension HTTPExchange.Failure {
  fileprivate func tryLater(in seconds: Int) -> HTTPFailure {
    HTTPFailure(
      .tryLater(seconds: seconds), url: reason.url,
      problem: "\(reason.problem), and the wish to be asked again in \(seconds) s")
  }

  fileprivate func last(of tries: Int) -> HTTPFailure {
    var failure = reason
    if tries > 1 { failure.problem += ", at the last of \(tries) tries" }
    return failure
  }
}

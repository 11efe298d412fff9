import Foundation

/// Makes one try of a request: waits for its turn, follows redirects, and judges the answer.
struct HTTPSender<C: Clock>: Sendable where C.Duration == Duration {
  private let exchange: HTTPExchange
  private let limits: HTTPLimits
  private let policy: RetryPolicy
  private let counter: HTTPCounter
  private let slots: RequestSlots
  private let pacer: RequestPacer<C>
  private let now: @Sendable () -> Date

  init(
    exchange: HTTPExchange, limits: HTTPLimits, policy: RetryPolicy, counter: HTTPCounter,
    pacer: RequestPacer<C>, now: @escaping @Sendable () -> Date
  ) {
    self.exchange = exchange
    self.limits = limits
    self.policy = policy
    self.counter = counter
    self.pacer = pacer
    self.now = now
    slots = RequestSlots(limits.connections)
  }

  /// Lets no request begin for a time from now on.
  func pause(for time: Duration) { pacer.pause(for: time) }

  /// Throws `HTTPExchange.Failure`, and `CancellationError` when the task is cancelled.
  @concurrent
  func get(_ request: HTTPRequest, _ address: WebAddress) async throws -> HTTPResponse {
    var address = address
    for _ in 0...limits.redirects {
      let response = try await sent(address, request.entityTag)
      guard [301, 302, 303, 307, 308].contains(response.status),
        let location = response.headers["location"]
      else { return try checked(response, request, address) }
      do {
        address = try address.redirected(to: location)
      } catch {
        throw HTTPExchange.Failure(error, isPassing: false)
      }
    }
    let problem = "more than \(limits.redirects) redirects"
    throw HTTPExchange.Failure(
      HTTPFailure(.refused, url: request.url, problem: problem), isPassing: false)
  }

  /// A slot comes first, so that no request begins to wait for one after its turn has come.
  private func sent(_ address: WebAddress, _ entityTag: String?) async throws -> HTTPResponse {
    try await slots.take()
    defer { slots.giveBack() }
    try await pacer.waitForTurn(interval: limits.interval(to: address))
    try Task.checkCancellation()
    counter.begin()
    defer { counter.end() }
    return try await exchange.send(address.text, entityTag)
  }

  /// Lets through what can be used.
  private func checked(
    _ response: HTTPResponse, _ request: HTTPRequest, _ address: WebAddress
  ) throws(HTTPExchange.Failure) -> HTTPResponse {
    switch response.status {
    case 200:
      do {
        try request.validate(response.body)
      } catch {
        throw HTTPExchange.Failure(
          HTTPFailure(.unusableBody, url: address.text, problem: "\(error)"), isPassing: true)
      }
      return response
    case 304 where request.entityTag != nil:
      counter.change { $0.notModified += 1 }
      return response
    case let status:
      throw HTTPExchange.Failure(
        HTTPFailure(.status(status), url: address.text, problem: "status \(status)"),
        // 304 to a request without a tag is as unusable as a cut body, and may pass like one.
        isPassing: policy.statuses.contains(status) || status == 304,
        pause: policy.statuses.contains(status) ? pause(response) : nil)
    }
  }

  private func pause(_ response: HTTPResponse) -> Int? {
    response.headers["retry-after"].flatMap { RetryAfter.seconds($0, now: now()) }
  }
}

package import Foundation

extension HTTPTransport {
  /// Makes requests by a single exchange each time it takes one, and again where it may help.
  ///
  /// - Parameters:
  ///   - clock: Waits between tries and between requests.
  ///   - now: The date, to read a `Retry-After` that names one.
  ///   - random: A number in a range, for the waits between tries.
  package static func retrying(
    _ exchange: HTTPExchange, limits: HTTPLimits = HTTPLimits(),
    policy: RetryPolicy = RetryPolicy(), counter: HTTPCounter = HTTPCounter(),
    clock: some Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    random: @escaping @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) }
  ) -> HTTPTransport {
    let retrier = HTTPRetrier(
      exchange: exchange, limits: limits, policy: policy, counter: counter,
      pacer: RequestPacer(clock: clock), clock: clock, now: now, random: random)
    return HTTPTransport { try await retrier.get($0) }
  }
}

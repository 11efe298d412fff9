package import Foundation

extension HTTPTransport {
  /// Speaks to the network, politely and stubbornly.
  ///
  /// - Parameter userAgent: Who asks and where to reach them, for those who run the server:
  ///   `pokedex/1.0 (+https://…)`.
  package static func curl(
    limits: HTTPLimits = HTTPLimits(), userAgent: String, counter: HTTPCounter = HTTPCounter()
  ) -> HTTPTransport {
    .retrying(.curl(limits: limits, userAgent: userAgent), limits: limits, counter: counter)
  }

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
    let sender = HTTPSender(
      exchange: exchange, limits: limits, policy: policy, counter: counter,
      pacer: RequestPacer(clock: clock), now: now)
    let retrier = HTTPRetrier(
      sender: sender, policy: policy, counter: counter, clock: clock, random: random)
    return HTTPTransport { try await retrier.get($0) }
  }
}

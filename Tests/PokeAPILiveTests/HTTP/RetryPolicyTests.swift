import Testing

@testable import PokeAPILive

@Suite struct RetryPolicyTests {
  let policy = RetryPolicy()

  @Test(arguments: [(0, 0.5), (1, 1.0), (2, 2.0), (5, 16.0), (6, 30.0), (100, 30.0)])
  func theBoundOfTheWaitDoublesUpToHalfAMinute(failures: Int, bound: Double) {
    #expect(policy.delay(after: failures, random: { $0.upperBound }) == .seconds(bound))
    #expect(policy.delay(after: failures, random: { $0.lowerBound }) == .zero)
  }

  @Test(arguments: [
    (0, 99, true), (0, 100, false), (200, 100, false), (202, 100, true), (1_000, 499, true),
    (1_000, 500, false),
  ])
  func retriesAreHalfTheRequestsOrAHundred(requests: Int, retried: Int, isAllowed: Bool) {
    #expect(policy.allowsRetry(requests: requests, retried: retried) == isAllowed)
  }
}

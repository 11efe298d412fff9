/// When a request is made again, and after how long.
package struct RetryPolicy: Equatable, Sendable {
  /// For one request, the first among them.
  package var tries = 5
  /// The statuses that may pass. 403 is among them because the shield before PokeAPI answers so when
  /// it is unsure.
  package var statuses: Set<Int> = [403, 408, 429, 500, 502, 503, 504]
  /// Retries that a run may make whatever the number of its requests; beyond, one for every two.
  package var retriesAlways = 100
  /// The longest a server may ask to wait, in seconds; beyond, the run should end.
  package var longestPause = 120
  /// Requests that fail one after the other, each after all its tries, before no more are sent.
  package var failuresInARow = 10

  package init() {}

  /// The wait before a further try, after `failures` that failed: any time up to a bound that doubles
  /// from half a second to half a minute, so that many do not come back at once.
  func delay(after failures: Int, random: @Sendable (ClosedRange<Double>) -> Double) -> Duration {
    let bound = min(30, 0.5 * Double(1 << min(max(0, failures), 10)))
    return .seconds(random(0...bound))
  }

  /// Whether a run of that many requests may make one more retry.
  func allowsRetry(requests: Int, retried: Int) -> Bool {
    retried < max(retriesAlways, requests / 2)
  }
}

/// Measures the stages of a command, for its report.
struct Stopwatch {
  private var start = ContinuousClock.now
  /// Wall-clock seconds by stage.
  private(set) var seconds: [(stage: String, seconds: Double)] = []

  /// Ends a stage; the next one begins.
  mutating func lap(_ stage: String) {
    let now = ContinuousClock.now
    let (whole, attoseconds) = start.duration(to: now).components
    seconds.append((stage, Double(whole) + Double(attoseconds) / 1e18))
    start = now
  }
}

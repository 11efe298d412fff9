/// Prints the median time of a measurement for each count, and how it grows from the first to the
/// last count compared with the count itself: 1.0 is linear.
@MainActor
func report(
  _ name: String, _ counts: [Int], _ prepare: @MainActor (Int) -> @MainActor () async -> Void
) async {
  var line = name
  var medians: [Duration] = []
  for count in counts {
    let median = await median(of: 9) { prepare(count) }
    medians.append(median)
    let microseconds = median / .microseconds(1)
    line +=
      "\n  \(count): \(rounded(microseconds / 1_000)) ms, \(rounded(microseconds / Double(count))) µs each"
  }
  if let first = medians.first, let last = medians.last {
    let growth = Double(counts[counts.count - 1]) / Double(counts[0])
    line += "\n  growth: \(rounded(last / first / growth)) of linear"
  }
  print(line)
}

/// The median time of several runs, each prepared anew outside the measured time.
@MainActor
private func median(
  of runs: Int, _ prepare: () -> @MainActor () async -> Void
) async -> Duration {
  var times: [Duration] = []
  for _ in 0..<runs {
    let work = prepare()
    let start = ContinuousClock.now
    await work()
    times.append(ContinuousClock.now - start)
  }
  return times.sorted()[runs / 2]
}

private func rounded(_ value: Double) -> Double {
  (value * 100).rounded() / 100
}

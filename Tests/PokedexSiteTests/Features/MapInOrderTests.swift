import Testing

@testable import PokedexSite

@Suite(.timeLimit(.minutes(1))) struct MapInOrderTests {
  @Test func keepsTheOrderThoughTheFirstComesLast() async throws {
    let received = Recorder<[Int]>()
    let release = AsyncStream<Void>.makeStream()
    try await [0, 1, 2, 3].mapInOrder(concurrency: 4, batchSize: 10) { number in
      if number == 0 {
        for await _ in release.stream { break }
      } else if number == 3 {
        release.continuation.yield()
      }
      return number * 10
    } receive: {
      await received.record($0)
    }
    #expect(await received.values == [[0, 10, 20, 30]])
  }

  @Test(arguments: [1, 2, 4]) func neverRunsMoreThanItsConcurrency(limit: Int) async throws {
    let gauge = Gauge()
    try await Array(0..<50).mapInOrder(concurrency: limit, batchSize: 7) { _ in
      await gauge.enter()
      await Task.yield()
      await gauge.leave()
    } receive: { _ in
    }
    #expect(await gauge.most <= limit)
    #expect(await gauge.total == 50)
  }

  @Test func handsOnBatchesOfItsSizeAndTheRest() async throws {
    let sizes = Recorder<Int>()
    try await Array(0..<10).mapInOrder(concurrency: 1, batchSize: 4) {
      $0
    } receive: {
      await sizes.record($0.count)
    }
    #expect(await sizes.values == [4, 4, 2])
  }

  @Test func handsOnNothingOfNothing() async throws {
    let batches = Recorder<[Int]>()
    try await [Int]().mapInOrder(concurrency: 4, batchSize: 4) {
      $0
    } receive: {
      await batches.record($0)
    }
    #expect(await batches.values.isEmpty)
  }

  @Test func throwsWhatAnElementThrows() async {
    struct Odd: Error {}
    await #expect(throws: Odd.self) {
      try await [2, 3, 4].mapInOrder(concurrency: 1, batchSize: 1) { number in
        if number % 2 == 1 { throw Odd() }
        return number
      } receive: { (_: [Int]) in
      }
    }
  }
}

/// Counts how many are inside at the same time.
private actor Gauge {
  private var inside = 0
  private(set) var most = 0
  private(set) var total = 0

  func enter() {
    inside += 1
    total += 1
    most = max(most, inside)
  }

  func leave() { inside -= 1 }
}

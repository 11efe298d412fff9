extension Array where Element: Sendable {
  /// Transforms the elements with at most `concurrency` of them under way at a time, and hands the
  /// results on in the elements' order, `batchSize` at a time (fewer in the last batch).
  ///
  /// Throws what `transform` throws; the results before that element have been handed on then,
  /// whole batches only. Elements under way are cancelled.
  func mapInOrder<Result: Sendable>(
    concurrency: Int,
    batchSize: Int,
    _ transform: @escaping @Sendable @concurrent (Element) async throws -> Result,
    receive: ([Result]) async -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      func start(_ index: Int) {
        group.addTask { (index, try await transform(self[index])) }
      }
      var next = Swift.min(concurrency, count)
      for index in 0..<next { start(index) }

      var early: [Int: Result] = [:]
      var batch: [Result] = []
      var expected = 0
      while let (index, result) = try await group.next() {
        if next < count {
          start(next)
          next += 1
        }
        early[index] = result
        while let result = early.removeValue(forKey: expected) {
          batch.append(result)
          expected += 1
        }
        if batch.count >= batchSize || expected == count {
          await receive(batch)
          batch = []
        }
      }
    }
  }
}

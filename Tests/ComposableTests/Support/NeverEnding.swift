import Composable

/// Returns only when the task is cancelled, by throwing `CancellationError`.
func sleepForever() async throws {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  for await _ in stream {}
  withExtendedLifetime(continuation) {}
  try Task.checkCancellation()
}

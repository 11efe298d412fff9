import Synchronization

@testable import PokeAPILive

/// Answers in their order; the last one stays.
final class Script: Sendable {
  private let state: Mutex<(answers: [Result<HTTPResponse, any Error>], urls: [String])>

  init(_ answers: [Result<HTTPResponse, any Error>]) {
    state = Mutex((answers, []))
  }

  /// What was asked for.
  var urls: [String] { state.withLock { $0.urls } }

  func next(_ url: String) throws -> HTTPResponse {
    try state.withLock { state in
      state.urls.append(url)
      return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
    }.get()
  }
}

/// A clock whose sleepers wake at once, and that has moved on by then.
final class RecordingClock: Clock, Sendable {
  typealias Instant = ContinuousClock.Instant

  private let state: Mutex<(now: Instant, sleeps: [Duration])>

  init() { state = Mutex((ContinuousClock.now, [])) }

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { state in
      state.sleeps.append(state.now.duration(to: deadline))
      state.now = max(state.now, deadline)
    }
  }
}

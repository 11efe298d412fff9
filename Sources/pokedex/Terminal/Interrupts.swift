import Dispatch
import Foundation
import Synchronization

/// Turns the first SIGINT or SIGTERM into the cancellation of the work; a second one ends at once.
///
/// What the work has begun is then dropped on its normal path, never inside a signal handler.
final class Interrupts: Sendable {
  private let received = Mutex<Int32?>(nil)
  private let sources = Mutex<[any DispatchSourceSignal]>([])

  /// Runs the work. Its result, or the signal's exit code if one came and the work gave up.
  @MainActor
  static func whileWatching(
    _ work: @escaping @MainActor () async throws -> ExitCode
  ) async throws -> ExitCode {
    let task = Task { try await work() }
    let interrupts = Interrupts { task.cancel() }
    defer { interrupts.stop() }
    do {
      return try await task.value
    } catch {
      guard let code = interrupts.exitCode else { throw error }
      Console.message("pokedex: interrupted; nothing was changed")
      return code
    }
  }

  private var exitCode: ExitCode? {
    received.withLock { $0 }.map { $0 == SIGINT ? .interrupted : .terminated }
  }

  private init(cancel: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "pokedex.interrupts")
    for number in [SIGINT, SIGTERM] {
      // The source only observes: without this the default action would end the process.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [weak self] in
        guard let self else { return }
        let isFirst = received.withLock { received in
          defer { received = received ?? number }
          return received == nil
        }
        guard isFirst else { _exit(128 + number) }
        cancel()
      }
      source.resume()
      sources.withLock { $0.append(source) }
    }
  }

  private func stop() {
    sources.withLock { sources in
      for source in sources { source.cancel() }
      sources = []
    }
  }
}

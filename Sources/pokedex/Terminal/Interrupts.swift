import Dispatch
import Foundation
import Synchronization

/// Turns the first SIGINT, SIGTERM or SIGHUP into the cancellation of the work; a second one ends at once.
///
/// What the work has begun is then dropped on its normal path, never inside a signal handler.
@MainActor
final class Interrupts {
  private let received: ReceivedSignal
  /// Sources that nobody keeps are released, and then the signals would be ignored for ever.
  private let sources: [any DispatchSourceSignal]

  /// Runs the work. Its result, or the signal's exit code if one came and the work gave up.
  static func whileWatching(
    _ work: @escaping @MainActor () async throws -> ExitCode
  ) async throws -> ExitCode {
    let task = Task { try await work() }
    let interrupts = Interrupts { task.cancel() }
    defer { for source in interrupts.sources { source.cancel() } }
    do {
      return try await task.value
    } catch {
      guard let number = interrupts.received.number else { throw error }
      Console.message("pokedex: interrupted; nothing was changed")
      switch number {
      case SIGHUP: return .hungUp
      case SIGINT: return .interrupted
      default: return .terminated
      }
    }
  }

  private init(cancel: @escaping @Sendable () -> Void) {
    let received = ReceivedSignal()
    let queue = DispatchQueue(label: "pokedex.interrupts")
    self.received = received
    sources = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      // The source only observes: without this the default action would end the process.
      let earlier = signal(number, SIG_IGN)
      // `nohup` asks for a build that outlives its terminal.
      if number == SIGHUP, Self.isIgnored(earlier) { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        guard received.isFirst(number) else { _exit(128 + number) }
        cancel()
      }
      source.resume()
      return source
    }
  }
}

extension Interrupts {
  private static func isIgnored(_ action: sighandler_t?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The first signal that came.
private final class ReceivedSignal: Sendable {
  private let first = Mutex<Int32?>(nil)

  var number: Int32? { first.withLock { $0 } }

  func isFirst(_ number: Int32) -> Bool {
    first.withLock { first in
      defer { first = first ?? number }
      return first == nil
    }
  }
}

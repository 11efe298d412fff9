import CLibCurl
import Foundation
import Synchronization

/// The way to the thread that owns libcurl's handles.
///
/// libcurl's handles belong to one thread at a time; so one thread owns them all, and others leave
/// it orders and wake it.
final class CurlLoop: Sendable {
  private let mailbox: CurlMailbox?
  private let limits: HTTPLimits
  private let userAgent: String

  init(limits: HTTPLimits, userAgent: String) {
    self.limits = limits
    self.userAgent = userAgent
    mailbox = CurlMailbox()
    guard let mailbox else { return }
    let thread = Thread { CurlWorker(mailbox, limits: limits, userAgent: userAgent).run() }
    thread.name = "pokedex http"
    thread.start()
  }

  deinit { mailbox?.post(.stop) }

  @concurrent
  func send(_ url: String, entityTag: String?) async throws -> HTTPResponse {
    guard let mailbox else {
      throw HTTPExchange.Failure(
        HTTPFailure(.unreachable, url: url, problem: "libcurl does not start"), isPassing: false)
    }
    let address: WebAddress
    do {
      address = try WebAddress(url)
    } catch {
      throw HTTPExchange.Failure(error, isPassing: false)
    }
    let order = CurlOrder(address: address, entityTag: entityTag)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        order.take(continuation)
        mailbox.post(.start(order))
      }
    } onCancel: {
      order.cancel()
      mailbox.post(.cancel(order))
    }
  }
}

/// One exchange, from the task that wants it to the thread that makes it.
final class CurlOrder: Sendable {
  let address: WebAddress
  let entityTag: String?
  private let state = Mutex<(continuation: Continuation?, isCancelled: Bool)>((nil, false))

  typealias Continuation = CheckedContinuation<HTTPResponse, any Error>

  init(address: WebAddress, entityTag: String?) {
    self.address = address
    self.entityTag = entityTag
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func take(_ continuation: Continuation) { state.withLock { $0.continuation = continuation } }

  /// The thread may see this before the order itself.
  func cancel() { state.withLock { $0.isCancelled = true } }

  /// Ends the wait; only the first call does.
  func finish(_ result: Result<HTTPResponse, any Error>) {
    let continuation = state.withLock { state in
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(with: result)
  }
}

/// Where orders are left for the thread.
final class CurlMailbox: Sendable {
  enum Message: Sendable {
    case start(CurlOrder), cancel(CurlOrder), stop
  }

  /// libcurl's multi handle. All use it on one thread, but for `curl_multi_wakeup`, which libcurl
  /// allows from any.
  struct Multi: @unchecked Sendable {
    let handle: UnsafeMutableRawPointer
  }

  let multi: Multi
  private let messages = Mutex<[Message]>([])

  private static let isStarted = clibcurl_start() == CURLE_OK

  init?() {
    guard Self.isStarted, let handle = curl_multi_init() else { return nil }
    multi = Multi(handle: handle)
  }

  /// The last to hold the mailbox are the loop, which posts `.stop`, and the thread, which then lets
  /// go of all handles in the multi handle.
  deinit { curl_multi_cleanup(multi.handle) }

  func post(_ message: Message) {
    messages.withLock { $0.append(message) }
    curl_multi_wakeup(multi.handle)
  }

  func collect() -> [Message] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}

import Foundation

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

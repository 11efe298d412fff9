import CLibCurl

/// What runs on the thread: starts transfers, moves them on, and hands out their ends.
final class CurlWorker {
  private let mailbox: CurlMailbox
  private let limits: HTTPLimits
  private let userAgent: String
  private let multi: UnsafeMutableRawPointer
  /// In the order they came.
  private var waiting: [CurlOrder] = []
  /// By the handle that libcurl names when one ends.
  private var running: [UnsafeMutableRawPointer: CurlTransfer] = [:]
  private var isStopped = false

  init(_ mailbox: CurlMailbox, limits: HTTPLimits, userAgent: String) {
    self.mailbox = mailbox
    self.limits = limits
    self.userAgent = userAgent
    multi = mailbox.multi.handle
    _ = clibcurl_limit_connections(multi, limits.connections)
  }

  /// Returns when the loop that gave the mailbox is gone. Tasks that wait keep the loop, so there is
  /// none then.
  func run() {
    while true {
      for message in mailbox.collect() { read(message) }
      if isStopped { break }
      startWaiting()
      var count: Int32 = 0
      curl_multi_perform(multi, &count)
      if endFinished() { continue }
      curl_multi_poll(multi, nil, 0, 1_000, nil)
    }
    for transfer in running.values { end(transfer, .failure(CancellationError())) }
    for order in waiting { order.finish(.failure(CancellationError())) }
  }

  private func read(_ message: CurlMailbox.Message) {
    switch message {
    case .start(let order): waiting.append(order)
    case .cancel(let order):
      if let transfer = running.values.first(where: { $0.order === order }) {
        end(transfer, .failure(CancellationError()))
      }
    case .stop: isStopped = true
    }
  }

  private func startWaiting() {
    while !waiting.isEmpty {
      if waiting[0].isCancelled {
        waiting.removeFirst().finish(.failure(CancellationError()))
        continue
      }
      guard running.count < max(1, limits.connections) else { break }
      let order = waiting.removeFirst()
      guard let transfer = CurlTransfer(order, limits: limits, userAgent: userAgent) else {
        let failure = HTTPFailure(
          .unreachable, url: order.address.text, problem: "libcurl has no handle left")
        order.finish(.failure(HTTPExchange.Failure(failure, isPassing: false)))
        continue
      }
      running[transfer.handle] = transfer
      curl_multi_add_handle(multi, transfer.handle)
    }
    // One that was cancelled behind others need not wait for them.
    waiting.removeAll { order in
      if order.isCancelled { order.finish(.failure(CancellationError())) }
      return order.isCancelled
    }
  }

  /// Whether there were any.
  private func endFinished() -> Bool {
    var isAny = false
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
        let transfer = running[handle]
      else { continue }
      end(transfer, transfer.result(message.pointee.data.result))
      isAny = true
    }
    return isAny
  }

  private func end(_ transfer: CurlTransfer, _ result: Result<HTTPResponse, any Error>) {
    running[transfer.handle] = nil
    curl_multi_remove_handle(multi, transfer.handle)
    transfer.order.finish(result)
  }
}

import CLibCurl
import Synchronization

/// Where orders are left for the thread.
final class CurlMailbox: Sendable {
  enum Message: Sendable {
    case start(CurlOrder), cancel(CurlOrder), stop
  }

  /// libcurl's multi handle. Sent to other threads safely: only the loop's thread uses it, but for
  /// `curl_multi_wakeup`, which libcurl allows on any, and `deinit`, which runs when nobody is left.
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

  /// The last to hold the mailbox are the loop, which posts `.stop`, and the thread, which before it
  /// ends takes all transfers out of the multi handle.
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

import CLibCurl
import Foundation

/// One exchange while libcurl makes it.
final class CurlTransfer {
  let order: CurlOrder
  let handle: UnsafeMutableRawPointer
  private let limits: HTTPLimits
  private var headers: UnsafeMutablePointer<curl_slist>?
  private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  private var received = Received()

  /// What came so far.
  private struct Received {
    var headers: [String: String] = [:]
    var body = Data()
    var headerBytes = 0
    var excess: String?
  }

  /// `nil` when libcurl has no handle to give.
  init?(_ order: CurlOrder, limits: HTTPLimits, userAgent: String) {
    guard let handle = curl_easy_init() else {
      errorText.deallocate()
      return nil
    }
    self.order = order
    self.handle = handle
    self.limits = limits
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    setAddress(userAgent)
    setLimits()
    setReceivers()
  }

  deinit {
    curl_easy_cleanup(handle)
    curl_slist_free_all(headers)
    errorText.deallocate()
  }

  private func setAddress(_ userAgent: String) {
    _ = clibcurl_set_text(handle, CURLOPT_URL, order.address.text)
    _ = clibcurl_set_protocol(handle, order.address.isSecure ? 1 : 0)
    _ = clibcurl_set_text(handle, CURLOPT_USERAGENT, userAgent)
    _ = clibcurl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "gzip")
    // Nobody stands between this machine and itself.
    if order.address.isLoopback { _ = clibcurl_set_text(handle, CURLOPT_NOPROXY, "*") }
    headers = curl_slist_append(headers, "Accept: application/json, image/*")
    if let tag = order.entityTag, tag.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) {
      headers = curl_slist_append(headers, "If-None-Match: \(tag)")
    }
    _ = clibcurl_set_headers(handle, headers)
  }

  private func setLimits() {
    _ = clibcurl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    _ = clibcurl_set_number(handle, CURLOPT_FOLLOWLOCATION, 0)
    _ = clibcurl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, limits.connectTime.milliseconds)
    _ = clibcurl_set_number(handle, CURLOPT_TIMEOUT_MS, limits.totalTime.milliseconds)
    _ = clibcurl_set_number(handle, CURLOPT_LOW_SPEED_LIMIT, 1)
    _ = clibcurl_set_number(
      handle, CURLOPT_LOW_SPEED_TIME, (limits.idleTime.milliseconds + 999) / 1000)
    // Wait for a connection that can be shared rather than open one more.
    _ = clibcurl_set_number(handle, CURLOPT_PIPEWAIT, 1)
  }

  private func setReceivers() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    _ = clibcurl_set_pointer(handle, CURLOPT_ERRORBUFFER, errorText)
    _ = clibcurl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      guard let bytes, let context else { return 0 }
      let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
      return transfer.receiveBody(UnsafeRawBufferPointer(start: bytes, count: size * count))
    }
    _ = clibcurl_set_pointer(handle, CURLOPT_WRITEDATA, context)
    _ = clibcurl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      guard let bytes, let context else { return 0 }
      let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
      return transfer.receiveHeader(UnsafeRawBufferPointer(start: bytes, count: size * count))
    }
    _ = clibcurl_set_pointer(handle, CURLOPT_HEADERDATA, context)
  }

  /// Takes decoded bytes; returning fewer than came ends the transfer.
  private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard received.body.count + bytes.count <= limits.bodyBytes else {
      received.excess = "the body is larger than \(limits.bodyBytes) bytes"
      return 0
    }
    received.body.append(contentsOf: bytes)
    return bytes.count
  }

  private func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Int {
    received.headerBytes += bytes.count
    guard received.headerBytes <= limits.headerBytes else {
      received.excess = "the headers are larger than \(limits.headerBytes) bytes"
      return 0
    }
    let line = String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      // An answer that announces another (100 Continue) is none.
      received.headers = [:]
    } else if let colon = line.firstIndex(of: ":") {
      received.headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return bytes.count
  }

  /// What it came to, by the code libcurl ended it with.
  func result(_ code: CURLcode) -> Result<HTTPResponse, any Error> {
    guard code == CURLE_OK else { return .failure(failure(code)) }
    return .success(
      HTTPResponse(
        status: clibcurl_status(handle), headers: received.headers, body: received.body))
  }

  private func failure(_ code: CURLcode) -> HTTPExchange.Failure {
    if let excess = received.excess {
      return .init(
        HTTPFailure(.unusableBody, url: order.address.text, problem: excess), isPassing: false)
    }
    let kind: HTTPFailure.Kind
    switch code {
    case CURLE_OPERATION_TIMEDOUT: kind = .timedOut
    case CURLE_PARTIAL_FILE, CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR: kind = .unusableBody
    default: kind = .unreachable
    }
    // A server that cannot prove who it is will not be able to in a moment.
    let isPassing = code != CURLE_PEER_FAILED_VERIFICATION
    let text = String(cString: errorText)
    let problem = text.isEmpty ? String(cString: curl_easy_strerror(code)) : text
    return .init(
      HTTPFailure(kind, url: order.address.text, problem: problem), isPassing: isPassing)
  }
}

extension Duration {
  /// At least 1: to libcurl, 0 is no limit.
  fileprivate var milliseconds: Int {
    let (seconds, attoseconds) = components
    return max(1, Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
  }
}

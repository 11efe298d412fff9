import Foundation

/// One request to a server of this machine. URLSession refuses the headers of chromedriver, which
/// have no space after the colon.
struct LoopbackRequest {
  let method: String
  let port: Int
  let path: String
  let body: Data

  /// Sends it and waits for the answer.
  func answer() throws -> (isFine: Bool, body: Data) {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard connection >= 0 else { throw failure() }
    defer { close(connection) }
    var limit = timeval(tv_sec: 90, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw failure() }
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    try write(Data(head.utf8) + body, to: connection)
    return try read(from: connection)
  }

  private func write(_ bytes: Data, to connection: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw failure() }
      rest = rest.dropFirst(count)
    }
  }

  private func read(from connection: Int32) throws -> (isFine: Bool, body: Data) {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      if let end = bytes.range(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).lowercased()
        let length = head.firstMatch(of: /content-length: *(\d+)/).flatMap { Int($0.1) } ?? 0
        if bytes.count >= end.upperBound + length {
          return (head.hasPrefix("http/1.1 200"), bytes[end.upperBound...].prefix(length))
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { throw failure() }
      bytes.append(contentsOf: buffer.prefix(count))
    }
  }

  private func failure() -> Helper.Failure {
    Helper.Failure(what: "\(method) \(path): \(String(cString: strerror(errno)))")
  }
}

import Foundation
import Glibc
import Synchronization

/// A small HTTP server on this machine whose answers a test writes down.
final class LoopbackServer: Sendable {
  struct Request: Sendable {
    var path: String
    /// By lower-case name.
    var headers: [String: String]
    /// How often the path was asked for before.
    var earlier: Int
  }

  enum Answer: Sendable {
    case respond(Int, headers: [String: String] = [:], body: [UInt8] = [])
    /// Sends bytes as they are, then closes the connection.
    case raw([UInt8])
    /// Sends nothing, and does not close.
    case hang
    /// Sends a head, then a byte every 20 milliseconds.
    case drip

    static func text(_ text: String) -> Answer { .respond(200, body: Array(text.utf8)) }
  }

  private struct State {
    var requests: [Request] = []
    var inFlight = 0
    var mostInFlight = 0
    var connections: [Int32] = []
    var isStopped = false
  }

  let port: Int
  private let listener: Int32
  private let answer: @Sendable (Request) -> Answer
  private let state = Mutex(State())

  struct SocketError: Error {
    var code: Int32
  }

  init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
    self.answer = answer
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, address, &size) == 0
      }
    }
    guard isBound else { throw SocketError(code: errno) }
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  /// Begins to answer; stop it when the test ends.
  func start() -> LoopbackServer {
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        let isStopped = state.withLock { state in
          state.connections.append(connection)
          return state.isStopped
        }
        if isStopped { shutdown(connection, Int32(SHUT_RDWR)) }
        Thread.detachNewThread { self.serve(connection) }
      }
    }
    return self
  }

  func stop() {
    state.withLock { state in
      state.isStopped = true
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  var requests: [Request] { state.withLock { $0.requests } }
  var mostInFlight: Int { state.withLock { $0.mostInFlight } }
  /// Connections made so far.
  var connectionCount: Int { state.withLock { $0.connections.count } }

  private func serve(_ connection: Int32) {
    var isOpen = true
    while isOpen, let head = readHead(connection) {
      let request = note(head)
      isOpen = send(answer(request), to: connection)
      state.withLock { $0.inFlight -= 1 }
    }
    shutdown(connection, Int32(SHUT_RDWR))
  }

  private func note(_ head: String) -> Request {
    let lines = head.split(separator: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let path = String(lines.first?.split(separator: " ").dropFirst().first ?? "")
    return state.withLock { state in
      let earlier = state.requests.count { $0.path == path }
      let request = Request(path: path, headers: headers, earlier: earlier)
      state.requests.append(request)
      state.inFlight += 1
      state.mostInFlight = max(state.mostInFlight, state.inFlight)
      return request
    }
  }

  private func readHead(_ connection: Int32) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while recv(connection, &byte, 1, 0) == 1 {
      bytes.append(byte)
      if bytes.suffix(4) == [13, 10, 13, 10] { return String(decoding: bytes, as: UTF8.self) }
    }
    return nil
  }

  /// Returns whether the connection stays open.
  private func send(_ answer: Answer, to connection: Int32) -> Bool {
    switch answer {
    case .respond(let status, let headers, let body):
      var head = "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.count)\r\n"
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
        head += "\(name): \(value)\r\n"
      }
      return write(Array("\(head)\r\n".utf8) + body, to: connection)
    case .raw(let bytes):
      _ = write(bytes, to: connection)
      return false
    case .hang:
      var byte: UInt8 = 0
      _ = recv(connection, &byte, 1, 0)
      return false
    case .drip:
      guard write(Array("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n".utf8), to: connection)
      else { return false }
      while write([UInt8(ascii: " ")], to: connection) { usleep(20_000) }
      return false
    }
  }

  private func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }
}

/// Serves while a test runs.
func withServer<Value>(
  _ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer,
  _ body: (LoopbackServer) async throws -> Value
) async throws -> Value {
  let server = try LoopbackServer(answer).start()
  defer { server.stop() }
  return try await body(server)
}

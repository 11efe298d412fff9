import Foundation
import Synchronization

/// A server on this machine that answers as a test tells it to, however wrong that is.
final class LoopbackServer: Sendable {
  /// What is done with a connection after a request came.
  enum Step: Sendable {
    case send([UInt8])
    /// A byte every few milliseconds, for ever.
    case drip
    /// Nothing more, until the other side goes away.
    case hang
    /// The next request is read from the same connection; without this it is closed.
    case keepOpen

    static func send(_ text: String) -> Step { .send(Array(text.utf8)) }
  }

  private struct State {
    var heads: [String] = []
    var connections = 0
    var closed = 0
  }

  let port: UInt16
  private let listener: Int32
  private let state = Mutex(State())
  private let answer: @Sendable (_ head: String) -> [Step]

  /// The heads of all requests that came, line by line.
  var heads: [String] { state.withLock { $0.heads } }
  /// Connections that were opened.
  var connections: Int { state.withLock { $0.connections } }
  /// Connections that have ended.
  var closed: Int { state.withLock { $0.closed } }

  /// - Parameter answer: Gives the steps by the head of the request, its first line first.
  init(_ answer: @escaping @Sendable (_ head: String) -> [Step]) throws {
    self.answer = answer
    (listener, port) = try Self.bound()
    guard listen(listener, 64) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    // The thread keeps the server until `stop`.
    Thread { self.accept() }.start()
  }

  convenience init(_ steps: Step...) throws {
    try self.init { _ in steps }
  }

  func url(_ path: String = "/api/v2/pokemon/25/") -> String { "http://127.0.0.1:\(port)\(path)" }

  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  /// A socket that has a port and refuses whoever comes to it.
  static func bound() throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private func accept() {
    while case let connection = Foundation.accept(listener, nil, nil), connection >= 0 {
      state.withLock { $0.connections += 1 }
      Thread { self.serve(connection) }.start()
    }
    close(listener)
  }

  private func serve(_ connection: Int32) {
    while let head = readHead(connection) {
      state.withLock { $0.heads.append(head) }
      let steps = answer(head)
      for step in steps { perform(step, connection) }
      guard case .keepOpen? = steps.last else { break }
    }
    close(connection)
    state.withLock { $0.closed += 1 }
  }

  private func readHead(_ connection: Int32) -> String? {
    var head = ""
    var byte: UInt8 = 0
    while !head.hasSuffix("\r\n\r\n") {
      guard recv(connection, &byte, 1, 0) == 1 else { return nil }
      head.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return head
  }

  private func perform(_ step: Step, _ connection: Int32) {
    switch step {
    case .send(let bytes): send(bytes, connection)
    case .drip: while send([0x20], connection) { usleep(5_000) }
    case .hang: _ = readHead(connection)
    case .keepOpen: break
    }
  }

  /// Whether the other side still listens.
  @discardableResult
  private func send(_ bytes: [UInt8], _ connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// The bytes of one page. A thread keeps one buffer and reuses it: its memory grows to the largest
/// page and is then never allocated again.
public struct OutputBuffer: ~Copyable {
  let sink: Sink

  /// An empty buffer with room for `minimumCapacity` bytes.
  public init(minimumCapacity: Int = 1 << 16) {
    sink = Sink(capacity: max(minimumCapacity, 64))
  }

  deinit {
    sink.free()
  }

  /// Bytes held.
  public var count: Int { sink.storage.pointee.count }

  /// URLs that the last page's data asked for and the policy refused.
  public var refusals: [URLRefusal] { sink.storage.pointee.refusals }

  /// Forgets the bytes and keeps the memory.
  public mutating func removeAll() {
    sink.removeAll()
  }

  /// Adds text as it stands, unescaped: for files that are no pages.
  public mutating func append(_ text: String) {
    sink.writePlain(text)
  }

  /// Adds text escaped for XML, without the characters that XML cannot hold: for files that are no
  /// pages.
  public mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { sink.writeEscaped($0) }
  }

  /// Adds JSON: for files that are no pages. `<`, `>` and `&` are written as `\u003c` and so on.
  public mutating func append(_ json: JSONValue) {
    sink.write(json)
  }

  /// Adds bytes as they stand: for files that are no pages.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if let start = bytes.bindMemory(to: UInt8.self).baseAddress {
      sink.write(start, count: bytes.count)
    }
  }

  /// Adds bytes as they stand: for files that are no pages.
  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  /// Lends the bytes; the pointer is good until the closure returns.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let storage = sink.storage.pointee
    return try body(UnsafeRawBufferPointer(start: storage.base, count: storage.count))
  }

  /// The bytes as text, for tests and messages.
  public var text: String {
    withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }
}

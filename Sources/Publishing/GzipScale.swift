internal import CZlib

/// Tells what files weigh when a server sends them with gzip. A thread keeps one scale and reuses
/// its memory.
package final class GzipScale {
  private let fast = Deflater(level: 1)
  private lazy var best = Deflater(level: 9)

  package init() {}

  /// The bytes of a file as gzip packs it at its highest level.
  package func weigh(_ bytes: UnsafeRawBufferPointer) -> Int {
    best.begin()
    return best.add(bytes[...], isLast: true)
  }

  /// The same where it is more than a limit, `nil` where it is not.
  ///
  /// That a file is light enough seldom takes reading it to its end: what is packed so far, at the
  /// fastest level, and the rest as it stands are more than gzip would make of it.
  package func weigh(_ bytes: UnsafeRawBufferPointer, above limit: Int) -> Int? {
    guard bytes.count > limit else { return nil }
    fast.begin()
    var made = 0
    var rest = bytes[...]
    while !rest.isEmpty, made <= limit {
      // Pages shrink to a third at first, and to less further on.
      let surplus = made + rest.count - limit
      let part = rest.prefix(surplus + surplus / 2 + 1024)
      rest = rest.dropFirst(part.count)
      made = fast.add(part, isLast: rest.isEmpty)
      // What gzip adds to bytes that it leaves as they are is less than a thousandth.
      if made + rest.count + (rest.isEmpty ? 0 : rest.count / 1024 + 16) <= limit { return nil }
    }
    let weight = weigh(bytes)
    return weight > limit ? weight : nil
  }
}

/// A stream of zlib's that writes gzip and keeps nothing of it but the length.
private final class Deflater {
  /// zlib keeps its address.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let scratch = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 14)

  /// A level from 1, the fastest, to 9.
  init(level: Int32) {
    stream.initialize(to: z_stream())
    let withGzipHeader: Int32 = 15 + 16
    let code = deflateInit2_(
      stream, level, Z_DEFLATED, withGzipHeader, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(code == Z_OK, "zlib has no memory, or is not the one that this was built with")
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    scratch.deallocate()
  }

  /// Forgets what was added.
  func begin() {
    deflateReset(stream)
  }

  /// Packs some more bytes, and gives the length of all that is packed.
  func add(_ bytes: Slice<UnsafeRawBufferPointer>, isLast: Bool) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes).assumingMemoryBound(to: UInt8.self)
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    repeat {
      stream.pointee.next_out = scratch.baseAddress
      stream.pointee.avail_out = UInt32(scratch.count)
      deflate(stream, isLast ? Z_FINISH : Z_SYNC_FLUSH)
    } while stream.pointee.avail_out == 0
    return Int(stream.pointee.total_out)
  }
}

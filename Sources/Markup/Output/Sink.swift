/// The writing end of an `OutputBuffer`: a handle that closures can be given by value.
///
/// It is a bare pointer to the buffer's storage. That is sound because only the buffer makes one,
/// frees it in its `deinit`, and lends it to readers for the length of one `render` call.
@usableFromInline struct Sink {
  struct Storage {
    var base: UnsafeMutablePointer<UInt8>
    var count = 0
    var capacity: Int
    var refusals: [URLRefusal] = []
  }

  let storage: UnsafeMutablePointer<Storage>

  init(capacity: Int) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(base: .allocate(capacity: capacity), capacity: capacity))
  }

  func free() {
    storage.pointee.base.deallocate()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  func removeAll() {
    storage.pointee.count = 0
    if !storage.pointee.refusals.isEmpty {
      storage.pointee.refusals.removeAll()
    }
  }

  /// The end of what is written, with room for `extra` bytes behind it.
  @inline(__always)
  func room(for extra: Int) -> UnsafeMutablePointer<UInt8> {
    if storage.pointee.count &+ extra > storage.pointee.capacity {
      grow(by: extra)
    }
    return storage.pointee.base + storage.pointee.count
  }

  @inline(never)
  private func grow(by extra: Int) {
    let old = storage.pointee
    let capacity = (old.count + extra) * 2
    let base = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    base.update(from: old.base, count: old.count)
    old.base.deallocate()
    storage.pointee.base = base
    storage.pointee.capacity = capacity
  }

  @inline(__always)
  func write(_ bytes: UnsafePointer<UInt8>, count: Int) {
    room(for: count).update(from: bytes, count: count)
    storage.pointee.count &+= count
  }

  @inline(__always)
  func write(byte: UInt8) {
    room(for: 1).pointee = byte
    storage.pointee.count &+= 1
  }

  func write(_ text: StaticString) {
    write(text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Decimal digits.
  @usableFromInline func write(_ number: Int) {
    // 19 digits and a sign hold any 64-bit integer. The digits are made from the end.
    let end = room(for: 20) + 20
    var digit = end
    var rest = number.magnitude
    repeat {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
      digit -= 1
      digit.pointee = 48 &+ UInt8(truncatingIfNeeded: remainder)
      rest = quotient
    } while rest != 0
    if number < 0 {
      digit -= 1
      digit.pointee = 45
    }
    let start = end - 20
    let count = end - digit
    for index in 0..<count {
      start[index] = digit[index]
    }
    storage.pointee.count &+= count
  }

  /// Text for an element or a quoted attribute.
  @usableFromInline func writeEscaped(_ text: String) {
    var text = text
    text.withUTF8 { writeEscaped($0) }
  }
}

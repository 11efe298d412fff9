/// What the checker knows of a name, by the name's address.
///
/// libxml2 keeps one copy of each name for the life of a parser, so that the address says which
/// name it is: a lookup compares one word instead of letters. Only known names are kept, so a
/// page of invented ones does not fill it.
struct NameCache<Value> {
  private var keys: [UInt]
  private var values: [Value]
  private var count = 0

  /// Room for half of `capacity` names, a power of two.
  init(capacity: Int, empty: Value) {
    keys = Array(repeating: 0, count: capacity)
    values = Array(repeating: empty, count: capacity)
  }

  /// `salt` tells the same name in different roles apart.
  @inline(__always)
  func value(for name: UnsafePointer<UInt8>, salt: Int) -> Value? {
    let key = Self.key(name, salt)
    var slot = slot(key)
    while keys[slot] != 0 {
      if keys[slot] == key {
        return values[slot]
      }
      slot = (slot &+ 1) & (keys.count &- 1)
    }
    return nil
  }

  mutating func insert(_ value: Value, for name: UnsafePointer<UInt8>, salt: Int) {
    guard count * 2 < keys.count else {
      return
    }
    let key = Self.key(name, salt)
    var slot = slot(key)
    while keys[slot] != 0 {
      slot = (slot &+ 1) & (keys.count &- 1)
    }
    keys[slot] = key
    values[slot] = value
    count += 1
  }

  /// Addresses use 48 bits: the salt takes those above. Never zero, for no name lies at zero.
  private static func key(_ name: UnsafePointer<UInt8>, _ salt: Int) -> UInt {
    UInt(bitPattern: name) ^ UInt(bitPattern: salt) &<< 48
  }

  private func slot(_ key: UInt) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 32) & (keys.count &- 1)
  }
}

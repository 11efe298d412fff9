/// Finds values by a name's bytes, without making a `String` of the name.
///
/// The names lie in the dataset's bytes, which outlive the table.
struct ByteTable<Value> {
  private var slots: [Int32]
  private var entries: [(name: UnsafeBufferPointer<UInt8>, value: Value)] = []

  init() {
    slots = Array(repeating: -1, count: 64)
  }

  mutating func insert(_ value: Value, for name: UnsafeBufferPointer<UInt8>) {
    entries.append((name, value))
    if entries.count * 2 > slots.count {
      slots = Array(repeating: -1, count: slots.count * 4)
      for index in entries.indices {
        place(index)
      }
    } else {
      place(entries.count - 1)
    }
  }

  private mutating func place(_ index: Int) {
    var slot = Self.hash(entries[index].name) & (slots.count - 1)
    while slots[slot] >= 0 {
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(index)
  }

  subscript(name: UnsafeBufferPointer<UInt8>) -> Value? {
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.name.count == name.count, entry.name.elementsEqual(name) {
        return entry.value
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// FNV-1a, its upper half folded in.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return Int(truncatingIfNeeded: hash ^ hash >> 32) & Int.max
  }
}

internal import Glibc

/// The lines that a reader has met on its pages.
///
/// `fold` takes out of a page what is known, so that the parser need not read it again, and says
/// which lines are worth keeping: those seen for the second time. A folded page has as many lines
/// as before, and every line that is left stands where it stood.
///
/// A neighborhood is a number for pages on which the same link leads to the same file.
struct LineMemory {
  /// A line of the page at hand to be kept if it proves to be one element and nothing more.
  struct Candidate {
    /// Offsets in the folded page; `end` is behind the last `>`.
    let start: Int
    let end: Int
    fileprivate let hash: UInt64
  }

  private struct Entry {
    let hash: UInt64
    /// Where its bytes lie in `texts`.
    let start: Int
    let count: Int
    /// That of the pages it was met on.
    let neighborhood: Int
    /// `nil` once it was met in other surroundings.
    var line: KnownLine?
  }

  private var entries: [Entry] = []
  private var texts: [UInt8] = []
  /// Numbers of entries, counted from one, by their hash; zero is free. A power of two.
  private var slots = [UInt32](repeating: 0, count: 1 << 12)
  /// Hashes of lines seen once, newer ones over older ones.
  private var seen = [UInt64](repeating: 0, count: 1 << 16)

  /// Enough for a site of some hundred thousand pages; bounds on memory, not on sites.
  private static let maximumEntries = 1 << 17
  private static let maximumBytes = 1 << 25
  /// Writes the page to `folded` with instructions in place of known lines, and returns the lines
  /// worth keeping in the order of the page.
  ///
  /// `nil` when the page has instructions of its own, which nobody could tell from these.
  mutating func fold(
    _ page: UnsafeBufferPointer<UInt8>, neighborhood: Int, into folded: inout [UInt8]
  ) -> [Candidate]? {
    guard let base = page.baseAddress, !Self.hasInstructions(page) else {
      return nil
    }
    folded.removeAll(keepingCapacity: true)
    folded.reserveCapacity(page.count)
    var candidates: [Candidate] = []
    var isInInstruction = false
    // What comes before is in the folded page.
    var copied = 0
    var start = 0
    while start < page.count {
      let newline = memchr(base + start, 0x0A, page.count - start)
      let end = newline.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? page.count
      let line = UnsafeBufferPointer(rebasing: page[start..<end])
      let hash = Self.mayBeElement(line) ? Self.hash(line, neighborhood) : nil
      let number = hash.flatMap { self.number(of: line, $0, neighborhood) }
      if let number, entries[number].line != nil {
        if isInInstruction {
          folded.append(0x0A)
        } else {
          folded.append(contentsOf: page[copied..<start])
          folded.append(contentsOf: Self.opening)
          isInInstruction = true
        }
        Self.append(number, to: &folded)
        copied = end
      } else {
        if isInInstruction {
          folded.append(contentsOf: Self.closing)
          isInInstruction = false
        }
        if let hash, number == nil, isSeen(hash) {
          let place = folded.count + start - copied
          candidates.append(Candidate(start: place, end: place + line.count, hash: hash))
        }
      }
      start = end + 1
    }
    if isInInstruction {
      folded.append(contentsOf: Self.closing)
    }
    folded.append(contentsOf: page[copied...])
    return candidates
  }

  /// The line behind an instruction.
  func line(_ number: Int) -> KnownLine? {
    entries.indices.contains(number) ? entries[number].line : nil
  }

  /// Keeps a line. `text` are its bytes.
  mutating func keep(
    _ line: KnownLine, _ candidate: Candidate, text: Slice<UnsafeBufferPointer<UInt8>>,
    neighborhood: Int
  ) {
    let bytes = UnsafeBufferPointer(rebasing: text)
    guard entries.count < Self.maximumEntries, texts.count < Self.maximumBytes,
      number(of: bytes, candidate.hash, neighborhood) == nil
    else {
      return
    }
    entries.append(
      Entry(
        hash: candidate.hash, start: texts.count, count: text.count, neighborhood: neighborhood,
        line: line))
    texts.append(contentsOf: text)
    if entries.count * 2 > slots.count {
      slots = [UInt32](repeating: 0, count: slots.count * 2)
      for number in entries.indices {
        fill(number)
      }
    } else {
      fill(entries.count - 1)
    }
  }

  /// From now on the line is read wherever it stands.
  mutating func forget(_ number: Int) {
    entries[number].line = nil
  }

  private mutating func fill(_ number: Int) {
    var slot = Int(truncatingIfNeeded: entries[number].hash) & (slots.count - 1)
    while slots[slot] != 0 {
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt32(number + 1)
  }

  private func number(
    of line: UnsafeBufferPointer<UInt8>, _ hash: UInt64, _ neighborhood: Int
  ) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if entries[number].hash == hash, isEqual(number, line, neighborhood) {
        return number
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isEqual(_ number: Int, _ line: UnsafeBufferPointer<UInt8>, _ neighborhood: Int)
    -> Bool
  {
    let (start, count) = (entries[number].start, entries[number].count)
    guard count == line.count, entries[number].neighborhood == neighborhood,
      let bytes = line.baseAddress
    else {
      return false
    }
    return texts.withUnsafeBufferPointer { texts in
      texts.baseAddress.map { memcmp($0 + start, bytes, count) == 0 } ?? false
    }
  }

  /// Whether the line was met before; from now on it was.
  private mutating func isSeen(_ hash: UInt64) -> Bool {
    let slot = Int(truncatingIfNeeded: hash >> 32) & (seen.count - 1)
    defer { seen[slot] = hash }
    return seen[slot] == hash
  }
}

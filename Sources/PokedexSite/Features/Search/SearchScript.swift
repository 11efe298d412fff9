/// The writing systems that names of the search index are parted by, so that a visitor loads those
/// of the letters that are typed. Told by the letters themselves: the data says of no language how
/// it is written, and may bring more languages.
enum SearchScript: String, CaseIterable, Sendable {
  case kana
  case hangul
  case han
  /// Latin, and every alphabet that has no file of its own.
  case alphabets

  /// The script of a normalized name: that of its first letter which is not of an alphabet.
  init(of name: String) {
    for scalar in name.unicodeScalars where scalar.value >= 0x1100 {
      if let script = Self.allCases.first(where: { $0.has(scalar) }) {
        self = script
        return
      }
    }
    self = .alphabets
  }

  /// The inside of a JavaScript character class, flag `u`, of the letters in a query that ask for
  /// this script's names. Digits ask for none.
  var letters: String {
    let others = Self.allCases.flatMap(\.blocks)
    return self == .alphabets
      ? #"^\p{N}"# + Self.pattern(others) : Self.pattern(blocks)
  }

  /// The blocks of Unicode that its normalized letters lie in; empty for the alphabets.
  private var blocks: [ClosedRange<UInt32>] {
    switch self {
    case .kana: [0x3040...0x30FF, 0x31F0...0x31FF]
    case .hangul: [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF]
    case .han: [0x3005...0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF]
    case .alphabets: []
    }
  }

  private func has(_ scalar: Unicode.Scalar) -> Bool {
    blocks.contains { $0.contains(scalar.value) }
  }

  private static func pattern(_ blocks: [ClosedRange<UInt32>]) -> String {
    blocks.map { block in
      #"\u{\#(String(block.lowerBound, radix: 16))}-\u{\#(String(block.upperBound, radix: 16))}"#
    }
    .joined()
  }
}

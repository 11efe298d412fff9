/// A script without what only its readers need: comments, and white space where a bracket or an
/// operator parts the words as well.
///
/// Line breaks at which JavaScript ends a statement stay; strings, template literals and regular
/// expressions stay byte for byte. A slash after `)` or `}` is taken for a division.
struct CompactScript {
  private let source: [UInt8]
  private var place = 0
  private var result: [UInt8] = []
  /// White space that was met since the last byte of the result: a line end if one was among it.
  private var gap: UInt8?

  /// The compact form of a script in UTF-8.
  static func compact(_ source: [UInt8]) -> [UInt8] {
    var script = CompactScript(source)
    script.run()
    return script.result
  }

  private init(_ source: [UInt8]) {
    self.source = source
    result.reserveCapacity(source.count)
  }

  private var next: UInt8 { place + 1 < source.count ? source[place + 1] : 0 }

  private mutating func run() {
    while place < source.count {
      switch source[place] {
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while place < source.count, source[place] != newline { place += 1 }
        gap = gap ?? blank
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        skipBlockComment()
      case UInt8(ascii: "/") where !isAfterValue:
        takeRegularExpression()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        take(until: source[place])
      case UInt8(ascii: "`"):
        takeTemplate()
      case newline, blank, UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        gap = gap == newline ? newline : source[place]
        place += 1
      default:
        takeByte()
      }
    }
    if let last = result.last, last != newline { result.append(newline) }
  }

  /// Puts white space before `next` where the script needs it.
  private mutating func closeGap(before next: UInt8) {
    defer { gap = nil }
    guard let gap, let last = result.last else { return }
    let isNeeded =
      gap == newline
      ? !Self.continues.contains(last) && !Self.continued.contains(next)
      : Self.isOfName(last) && Self.isOfName(next)
    // `a + +b`, `a - -b` and `a < !--b` mean something else without their blanks.
    let pair = [last, next]
    let isOperator = pair.allSatisfy { Self.signs.contains($0) }
    if isNeeded || isOperator { result.append(gap == newline ? newline : blank) }
  }

  /// After these a statement goes on in the next line.
  private static let continues = Set("{([,;:?=&|.<*".utf8)
  /// Before these it goes on from the line before, or ends all the same.
  private static let continued = Set("})],;:?=&|.".utf8)
  private static let signs = Set("+-<!>/".utf8)

  /// Like white space, with the line ends in it.
  private mutating func skipBlockComment() {
    gap = gap ?? blank
    place += 2
    while place < source.count, source[place] != UInt8(ascii: "*") || next != UInt8(ascii: "/") {
      if source[place] == newline { gap = newline }
      place += 1
    }
    place += 2
  }

  /// Takes what lies between two quotes, both with it.
  private mutating func take(until quote: UInt8) {
    takeByte()
    while place < source.count {
      let byte = source[place]
      takeByte()
      if byte == UInt8(ascii: "\\") { takeByte() } else if byte == quote { return }
    }
  }

  /// A slash between brackets does not end a regular expression.
  private mutating func takeRegularExpression() {
    var isInClass = false
    takeByte()
    while place < source.count {
      let byte = source[place]
      takeByte()
      switch byte {
      case UInt8(ascii: "\\"): takeByte()
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return
      default: break
      }
    }
  }

  /// Takes a template literal with the code between its `${` and `}` as it stands.
  private mutating func takeTemplate() {
    takeByte()
    var depth = 0
    while place < source.count {
      let byte = source[place]
      if depth > 0, byte == UInt8(ascii: "`") {
        takeTemplate()
        continue
      }
      let opens = byte == UInt8(ascii: "$") && next == UInt8(ascii: "{")
      takeByte()
      switch byte {
      case UInt8(ascii: "\\"): takeByte()
      case UInt8(ascii: "`"): return
      case UInt8(ascii: "{") where depth > 0: depth += 1
      case UInt8(ascii: "}") where depth > 0: depth -= 1
      default: break
      }
      if opens, depth == 0 {
        takeByte()
        depth = 1
      }
    }
  }

  private mutating func takeByte() {
    guard place < source.count else { return }
    closeGap(before: source[place])
    result.append(source[place])
    place += 1
  }

  /// Whether a slash here would divide: after a name, a number or a closing bracket.
  private var isAfterValue: Bool {
    let text = result.reversed().drop { $0 == blank || $0 == newline }
    guard let last = text.first else { return false }
    if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(last) { return true }
    let word = String(decoding: text.prefix(while: Self.isOfName).reversed(), as: UTF8.self)
    return !word.isEmpty && !["return", "typeof", "case", "in", "of", "void"].contains(word)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private let newline = UInt8(ascii: "\n")
  private let blank = UInt8(ascii: " ")
}

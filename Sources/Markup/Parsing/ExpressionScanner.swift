/// Reads what directives hold: dotted paths and lists of named paths, nothing else.
///
///     path    = name *( "." name )
///     each    = name [ "," name ] "in" path
///     pairs   = name path *( ";" name path ) [ ";" ]
///     name    = ( letter / "_" ) *( letter / digit / "_" )
struct ExpressionScanner {
  /// What was expected, and the byte offset at which something else was found.
  struct Failure: Error, Equatable {
    var message: String
    var offset: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The offset of the first byte in the source.
  private let base: Int

  init(_ text: String, offset: Int = 0) {
    bytes = Array(text.utf8)
    base = offset
  }

  static func path(_ text: String, offset: Int = 0) throws(Failure) -> PathExpression {
    var scanner = ExpressionScanner(text, offset: offset)
    let path = try scanner.path()
    try scanner.end()
    return path
  }

  static func each(_ text: String, offset: Int = 0) throws(Failure) -> EachClause {
    var scanner = ExpressionScanner(text, offset: offset)
    let variable = try scanner.name("a name for the element")
    var loop: String?
    if scanner.takes(UInt8(ascii: ",")) {
      loop = try scanner.name("a name for the loop").text
    }
    let keyword = try scanner.name("“in” and a path")
    guard keyword.text == "in" else {
      throw Failure(message: "expected “in” and a path", offset: keyword.offset)
    }
    let list = try scanner.path()
    try scanner.end()
    return EachClause(variable: variable.text, loop: loop, list: list, offset: variable.offset)
  }

  /// `name path; name path`. Names may hold what attribute and class names hold.
  static func pairs(_ text: String, offset: Int = 0) throws(Failure) -> [NamedPath] {
    var scanner = ExpressionScanner(text, offset: offset)
    var pairs: [NamedPath] = []
    repeat {
      let name = try scanner.word()
      pairs.append(NamedPath(name: name.text, path: try scanner.path(), offset: name.offset))
    } while scanner.takes(UInt8(ascii: ";")) && !scanner.isAtEnd
    try scanner.end()
    return pairs
  }

  private var isAtEnd: Bool { index == bytes.count }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
      index += 1
    }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == byte else {
      return false
    }
    index += 1
    skipSpace()
    return true
  }

  private func end() throws(Failure) {
    var rest = self
    rest.skipSpace()
    guard rest.isAtEnd else {
      throw Failure(
        message: "expected the end; expressions are dotted paths and nothing else",
        offset: base + rest.index)
    }
  }

  private mutating func name(_ what: String) throws(Failure) -> (text: String, offset: Int) {
    skipSpace()
    let start = index
    while index < bytes.count, Self.isNameByte(bytes[index], first: index == start) {
      index += 1
    }
    guard index > start else {
      throw Failure(message: "expected \(what)", offset: base + start)
    }
    return (String(decoding: bytes[start..<index], as: UTF8.self), base + start)
  }

  /// Everything up to white space.
  private mutating func word() throws(Failure) -> (text: String, offset: Int) {
    skipSpace()
    let start = index
    while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ";") {
      index += 1
    }
    guard index > start else {
      throw Failure(message: "expected a name and a path", offset: base + start)
    }
    return (String(decoding: bytes[start..<index], as: UTF8.self), base + start)
  }

  private mutating func path() throws(Failure) -> PathExpression {
    let first = try name("a path")
    var names = [first.text]
    while index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard index < bytes.count, Self.isNameByte(bytes[index], first: true) else {
        throw Failure(message: "expected a name after the dot", offset: base + index)
      }
      names.append(try name("a name after the dot").text)
    }
    return PathExpression(names: names, offset: first.offset)
  }

  private static func isNameByte(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): !first
    default: false
    }
  }
}

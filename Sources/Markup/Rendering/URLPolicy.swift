/// Which URLs a page may hold: relative ones, fragments, and https on known hosts.
///
/// It judges the bytes that would be shipped, after escaping, so that nothing happens to a URL
/// between the judgment and the page.
struct URLPolicy: Sendable {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Lowercase host names, as bytes; `nil`: any host.
  private let hosts: [[UInt8]]?

  init(hosts: Set<String>?) {
    self.hosts = hosts.map { $0.map { Array($0.lowercased().utf8) } }
  }

  /// What is wrong with the URL, or `nil`.
  func problem(in url: Bytes) -> String? {
    if isPlainPath(url) {
      return nil
    }
    // Where the scheme ends, if something that looks like one comes before any path.
    var colon: Int?
    var isPath = false
    for index in url.indices {
      switch url[index] {
      case 0...0x20, 0x7F: return "holds white space or a control character"
      case UInt8(ascii: "\\"): return "holds a backslash"
      case UInt8(ascii: ":") where !isPath && colon == nil: colon = index
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): isPath = true
      default: break
      }
    }
    if let colon {
      return problem(in: url, schemeEnd: colon)
    }
    let isProtocolRelative =
      url.count > 1 && url[0] == UInt8(ascii: "/") && url[1] == UInt8(ascii: "/")
    return isProtocolRelative ? "has no scheme" : nil
  }

  /// Whether the URL is a path from the root and holds nothing to look at more closely: most are,
  /// and eight of their bytes are judged at once.
  private func isPlainPath(_ url: Bytes) -> Bool {
    guard let start = url.baseAddress, url.count > 1, url[0] == UInt8(ascii: "/"),
      url[1] != UInt8(ascii: "/")
    else {
      return false
    }
    var index = 0
    while index &+ 8 <= url.count {
      let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
      if Self.isSuspicious(word) {
        return false
      }
      index &+= 8
    }
    var rest: UInt64 = 0x2F2F_2F2F_2F2F_2F2F
    while index < url.count {
      rest = rest &<< 8 | UInt64(url[index])
      index &+= 1
    }
    return !Self.isSuspicious(rest)
  }

  /// Whether some byte may be white space, a control, DEL or a backslash.
  private static func isSuspicious(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let control = (word &- ones &* 0x21) & ~word
    let backslash = word ^ (ones &* 0x5C)
    let delete = word ^ (ones &* 0x7F)
    let hits =
      control | ((backslash &- ones) & ~backslash) | ((delete &- ones) & ~delete)
    return hits & 0x8080_8080_8080_8080 != 0
  }

  /// Only `https://` and a known host. A login or a port makes a host unknown.
  private func problem(in url: Bytes, schemeEnd colon: Int) -> String? {
    guard Self.equalsIgnoringCase(url, 0..<colon, "https") else {
      return "has a scheme other than https"
    }
    let start = colon + 3
    guard start < url.count, url[start - 1] == UInt8(ascii: "/"),
      url[start - 2] == UInt8(ascii: "/")
    else {
      return "has no host"
    }
    let end =
      url[start...].firstIndex {
        $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
      } ?? url.endIndex
    let isKnown =
      hosts?.contains { host in
        host.withUnsafeBufferPointer { Self.equalsIgnoringCase(url, start..<end, $0) }
      } ?? (end > start)
    return isKnown ? nil : "is on a host that is not allowed"
  }

  /// What is wrong with a list of image candidates, or `nil`.
  func problem(inSourceSet set: Bytes) -> String? {
    for candidate in set.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let words = candidate.split { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }
      guard let url = words.first else {
        return "has an empty candidate"
      }
      if words.count > 2 {
        return "has a candidate of more than a URL and a descriptor"
      }
      if let descriptor = words.dropFirst().first, !Self.isDescriptor(descriptor) {
        return "has a descriptor that is neither a width nor a density"
      }
      if let problem = problem(in: Bytes(rebasing: url)) {
        return problem
      }
    }
    return nil
  }

  /// Whether the bytes are the lowercase text, in any case.
  private static func equalsIgnoringCase(
    _ url: Bytes, _ range: Range<Int>, _ text: StaticString
  ) -> Bool {
    text.withUTF8Buffer { equalsIgnoringCase(url, range, $0) }
  }

  private static func equalsIgnoringCase(
    _ url: Bytes, _ range: Range<Int>, _ text: Bytes
  ) -> Bool {
    guard range.count == text.count else {
      return false
    }
    for index in 0..<text.count {
      let byte = url[range.lowerBound + index]
      let lowercase = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if lowercase != text[index] {
        return false
      }
    }
    return true
  }

  /// `2x`, `1.5x` or `640w`.
  private static func isDescriptor(_ word: Slice<Bytes>) -> Bool {
    guard let unit = word.last, unit == UInt8(ascii: "x") || unit == UInt8(ascii: "w") else {
      return false
    }
    let number = word.dropLast()
    return !number.isEmpty
      && number.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
  }
}

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

/// Which URLs a page may hold: relative ones, fragments, and https on known hosts.
///
/// It judges the bytes that would be shipped, after escaping, so that nothing happens to a URL
/// between the judgment and the page.
struct URLPolicy: Sendable {
  /// Lowercase host names.
  let hosts: Set<String>

  /// What is wrong with the URL, or `nil`.
  func problem(in url: UnsafeBufferPointer<UInt8>) -> String? {
    Self.problem(in: url) { hosts.contains($0.lowercased()) }
  }

  /// The same with any rule for hosts. Logins and ports are part of what the rule sees.
  static func problem(
    in url: UnsafeBufferPointer<UInt8>, allowsHost: (String) -> Bool
  ) -> String? {
    var authority: Int?
    for (index, byte) in url.enumerated() {
      switch byte {
      case 0...0x20, 0x7F: return "holds white space or a control character"
      case UInt8(ascii: "\\"): return "holds a backslash"
      case UInt8(ascii: ":") where authority == nil:
        guard isHTTPS(url[..<index]) else {
          return "has a scheme other than https"
        }
        guard url.count > index + 2, url[index + 1] == slash, url[index + 2] == slash else {
          return "has no host"
        }
        authority = index + 3
      case slash where index == 1 && url[0] == slash: return "has no scheme"
      case slash, UInt8(ascii: "?"), UInt8(ascii: "#"):
        // Before any colon: a path, query or fragment, so the URL is relative.
        if authority == nil {
          authority = -1
        }
      default: break
      }
    }
    guard let authority, authority >= 0 else {
      return nil
    }
    let rest = url[authority...]
    let end = rest.firstIndex { $0 == slash || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let host = String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self)
    return allowsHost(host) ? nil : "is on a host that is not allowed"
  }

  /// What is wrong with a list of image candidates, or `nil`.
  func problem(inSourceSet set: UnsafeBufferPointer<UInt8>) -> String? {
    for candidate in set.split(separator: UInt8(ascii: ",")) {
      let words = candidate.split { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }
      guard let url = words.first else {
        return "has an empty candidate"
      }
      if words.count > 2 {
        return "has a candidate of more than a URL and a descriptor"
      }
      if let descriptor = words.dropFirst().first, !isDescriptor(descriptor) {
        return "has a descriptor that is neither a width nor a density"
      }
      if let problem = problem(in: UnsafeBufferPointer(rebasing: url)) {
        return problem
      }
    }
    return nil
  }

  private static var slash: UInt8 { UInt8(ascii: "/") }

  private static func isHTTPS(_ scheme: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    scheme.elementsEqual("https".utf8) { $0 | 0x20 == $1 }
  }

  /// `2x`, `1.5x` or `640w`.
  private func isDescriptor(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let unit = word.last, unit == UInt8(ascii: "x") || unit == UInt8(ascii: "w") else {
      return false
    }
    let number = word.dropLast()
    return !number.isEmpty
      && number.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
  }
}

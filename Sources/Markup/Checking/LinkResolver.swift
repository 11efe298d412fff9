/// Turns the URLs of one page into files of the site.
struct LinkResolver {
  enum Target: Equatable {
    case file(String, fragment: String?)
    /// On another host, allowed.
    case external
    case refused(String)
  }

  private let urlPolicy: URLPolicy
  /// The path of the base URL, with a slash at both ends.
  private let basePath: [UInt8]
  /// The base URL without its slash at the end.
  private let baseURL: [UInt8]
  /// The folders of the page.
  private var folders: [Substring.UTF8View.SubSequence] = []
  private var path = ""

  init(policy: PagePolicy) {
    urlPolicy = URLPolicy(hosts: policy.hosts)
    var base = policy.baseURL ?? ""
    while base.hasSuffix("/") {
      base.removeLast()
    }
    baseURL = Array(base.utf8)
    var rest = base[...]
    if let scheme = rest.firstRange(of: "://") {
      rest = rest[scheme.upperBound...]
      rest = rest[(rest.firstIndex(of: "/") ?? rest.endIndex)...]
    }
    basePath = Array("\(rest)/".utf8)
  }

  /// The links that follow stand on this page.
  mutating func startPage(_ path: String) {
    self.path = path
    folders = path.utf8.split(separator: slash, omittingEmptySubsequences: true).dropLast()
  }

  /// How many folders the page lies deep.
  var depth: Int { folders.count }

  /// The folder in the root of the site below which the page lies; empty for a page in the root.
  var topFolder: Substring { folders.first.map { Substring($0) } ?? "" }

  /// Whether the URL, which leads to a file, leads to the same one from each page as deep as this
  /// one below the same top folder.
  func leadsAlike(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = url.first else {
      return false
    }
    let climb = Self.climb(url[...])
    return first == slash
      || climb >= depth - 1
        && (climb > 0 || first != UInt8(ascii: "#") && first != UInt8(ascii: "?"))
  }

  func resolve(_ url: UnsafeBufferPointer<UInt8>) -> Target {
    var rest = url[...]
    if !baseURL.isEmpty, rest.starts(with: baseURL),
      url.count == baseURL.count || url[baseURL.count] == slash
    {
      // Our own address, written in full. An address without its path means its root.
      let path = rest.dropFirst(baseURL.count)
      return file(path.dropFirst(), from: [])
    }
    if let problem = urlPolicy.problem(in: url) {
      return .refused(problem)
    }
    if Self.hasScheme(url) {
      return .external
    }
    if rest.first == slash {
      guard rest.starts(with: basePath) || rest.elementsEqual(basePath.dropLast()) else {
        return .refused(
          "leads out of the site’s folder \(String(decoding: basePath, as: UTF8.self))")
      }
      rest = rest.dropFirst(basePath.count)
      return file(rest, from: [])
    }
    if rest.isEmpty || rest.first == UInt8(ascii: "#") || rest.first == UInt8(ascii: "?") {
      return .file(path, fragment: fragment(of: rest))
    }
    return file(rest, from: folders)
  }

  private var slash: UInt8 { UInt8(ascii: "/") }

  /// Whether a colon comes before any slash, question mark or number sign.
  private static func hasScheme(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = url.first {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?")
        || $0 == UInt8(ascii: "#")
    }
    return end == UInt8(ascii: ":")
  }

  private func fragment(of rest: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    guard let mark = rest.firstIndex(of: UInt8(ascii: "#")) else {
      return nil
    }
    let bytes = rest[(mark + 1)...]
    return bytes.isEmpty ? nil : decoded(bytes)
  }

  /// The file that a path leads to, from the folders of the page or the site's root.
  private func file(
    _ url: Slice<UnsafeBufferPointer<UInt8>>, from start: [Substring.UTF8View.SubSequence]
  ) -> Target {
    let end =
      url.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? url.endIndex
    let climb = Self.climb(url[..<end])
    guard climb <= start.count else {
      return .refused("leads out of the site")
    }
    var target = ""
    target.reserveCapacity(64)
    // Where each folder of the target begins, to step back from.
    var depth = 0
    for folder in start.dropLast(climb) {
      target += Substring(folder)
      target += "/"
      depth += 1
    }
    var isFolder = true
    var part = url.startIndex + climb * 3
    while part < end {
      let next = url[part..<end].firstIndex(of: slash) ?? end
      let name = url[part..<next]
      isFolder = next < end
      switch name.count {
      case 0: break
      case 1 where name.first == dot: isFolder = true
      case 2 where name.allSatisfy { $0 == dot }:
        guard depth > 0 else {
          return .refused("leads out of the site")
        }
        depth -= 1
        target = Self.parent(of: target)
        isFolder = true
      default:
        target += decoded(name)
        if isFolder {
          target += "/"
          depth += 1
        }
      }
      part = next < end ? next + 1 : end
    }
    if isFolder {
      target += "index.html"
    }
    return .file(target, fragment: fragment(of: url[end...]))
  }

  /// How many times the path begins with `../`.
  private static func climb(_ path: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var index = path.startIndex
    while index + 2 < path.endIndex, path[index] == 0x2E, path[index + 1] == 0x2E,
      path[index + 2] == 0x2F
    {
      index += 3
    }
    return (index - path.startIndex) / 3
  }

  private var dot: UInt8 { UInt8(ascii: ".") }

  /// `a/b/` to `a/`.
  private static func parent(of folder: String) -> String {
    let rest = folder.utf8.dropLast()
    guard let slash = rest.lastIndex(of: UInt8(ascii: "/")) else {
      return ""
    }
    return String(folder[...slash])
  }

  /// Percent escapes as the bytes they stand for; broken ones stay.
  private func decoded(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else {
      return String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let high = Self.digit(bytes[index + 1]), let low = Self.digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}

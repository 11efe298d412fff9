/// Where a file of the site lies, relative to the output folder: `pokemon/bulbasaur/index.html`.
///
/// Parts are made of `a-z`, `A-Z`, `0-9`, `.`, `_` and `-`, and none begins with a dot; so a path
/// never leads out of the site, never hides, and never needs escaping in the manifest.
package struct SitePath: Hashable, Sendable {
  package let text: String

  /// Refuses a path that is not of that form; also an empty one and one longer than 1,024 bytes.
  package init?(_ path: String) {
    var isStart = true
    var count = 0
    for byte in path.utf8 {
      count += 1
      if byte == UInt8(ascii: "/") {
        guard !isStart else { return nil }
        isStart = true
        continue
      }
      guard Self.isAllowed(byte), !(isStart && byte == UInt8(ascii: ".")) else { return nil }
      isStart = false
    }
    guard !isStart, count <= 1024 else { return nil }
    text = path
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default:
      false
    }
  }
}

extension SitePath: CustomStringConvertible {
  package var description: String { text }
}

extension SitePath: Comparable {
  /// By bytes, the same in every locale.
  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}

/// A name that is safe in an address and as a folder: PokeAPI's `name`, such as `mr-mime`.
///
/// Lower-case ASCII letters, digits and inner hyphens, at most 64 of them, and none of the names
/// that a site or a file system keeps for itself. Every output path is built from slugs, so a
/// hostile name in the data ends here.
public struct Slug: Hashable, Sendable {
  /// The name as it stands in addresses.
  public let rawValue: String

  /// The slug, or `nil` where `rawValue` is not one.
  public init?(rawValue: String) {
    guard Self.isValid(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// `page` starts the paged addresses, `index` is a file in every folder, and the others are
  /// devices on some file systems.
  private static let reserved: Set<String> = ["page", "index", "con", "prn", "aux", "nul"]

  private static func isValid(_ text: String) -> Bool {
    let bytes = text.utf8
    guard (1...64).contains(bytes.count), bytes.first != hyphen, bytes.last != hyphen else {
      return false
    }
    return bytes.allSatisfy(isAllowed) && !reserved.contains(text)
  }

  /// Whether the byte may stand in a slug.
  static func isAllowed(_ byte: UInt8) -> Bool { isLetterOrDigit(byte) || byte == hyphen }

  private static let hyphen = UInt8(ascii: "-")

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension Slug {
  /// A readable name for what has none in any language: `old-rod` becomes `Old Rod`.
  public var title: String {
    rawValue.split(separator: "-")
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}

extension Slug: Comparable {
  public static func < (left: Slug, right: Slug) -> Bool { left.rawValue < right.rawValue }
}

extension Slug: CustomStringConvertible {
  public var description: String { rawValue }
}

extension Slug: ExpressibleByStringLiteral {
  /// For slugs written in the program. Traps on a literal that is none.
  public init(stringLiteral literal: String) {
    precondition(Self.isValid(literal), "\"\(literal)\" is not a slug")
    rawValue = literal
  }
}

extension Slug: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let slug = Slug(rawValue: text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\"\(text)\" is not a slug"))
    }
    self = slug
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// A favorite as a person may write it: a national number, or a species' name.
///
/// In JSON an integer or a string; the program itself writes numbers.
package enum Favorite: Hashable, Sendable {
  case number(Int)
  case name(String)

  /// From a command's argument: digits are a number.
  package init(_ text: String) {
    self = Int(text).map(Favorite.number) ?? .name(text)
  }
}

extension Favorite: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .name(let name): "\"\(name)\""
    }
  }
}

extension Favorite: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .number(try container.decode(Int.self))
    } catch DecodingError.typeMismatch {
      self = .name(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .name(let name): try container.encode(name)
    }
  }
}

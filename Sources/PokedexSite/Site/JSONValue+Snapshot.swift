import Markup
import PokeAPI

extension JSONValue {
  static func slug(_ slug: Slug) -> JSONValue { .string(slug.rawValue) }

  static func slugs(_ slugs: [Slug]) -> JSONValue { .array(slugs.map(slug)) }

  /// An object from language code to text, by code.
  static func texts(_ text: LocalizedText) -> JSONValue {
    .object(
      text.languages.map { code in
        Member(name: code, value: optional(text[code]))
      })
  }

  /// A number of tenths as a decimal fraction: 69 is 6.9.
  static func tenths(_ value: Int) -> JSONValue { .number(Double(value) / 10) }

  /// A condition that is only told where it holds.
  static func flag(_ holds: Bool) -> JSONValue { holds ? .bool(true) : .null }

  static func optional(_ slug: Slug?) -> JSONValue { slug.map(self.slug) ?? .null }

  static func optional(_ number: Int?) -> JSONValue { number.map(integer) ?? .null }

  static func optional(_ text: String?) -> JSONValue { text.map(string) ?? .null }
}

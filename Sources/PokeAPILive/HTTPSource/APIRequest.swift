import Foundation
import PokeAPI

/// Something that the API has: where it lies, and how its bytes become a checked value.
struct APIRequest<Value: Codable & Sendable>: Sendable {
  /// As reports name it: `pokemon/25`.
  let subject: String
  /// Below the API's base.
  let path: String
  /// Throws a `SourceFailure` of kind `.undecodable`.
  let decode: @Sendable (_ body: Data) throws -> Value
  /// Whether a value that was kept is the one asked for.
  let matches: @Sendable (_ kept: Value) -> Bool
}

extension APIRequest<ResourceRecord> {
  init(_ reference: ResourceReference, decoder: RecordDecoder) {
    self.init(
      subject: reference.description, path: APIAddress.path(reference),
      decode: { try decoder.decode($0, reference: reference) },
      matches: { kept in
        let found = kept.item.reference
        return found == reference && (reference.slug == nil || found.slug == reference.slug)
      })
  }
}

extension APIRequest<ResourcePage> {
  init(_ resource: Resource, limit: Int, offset: Int, decoder: RecordDecoder) {
    self.init(
      subject: resource.rawValue,
      path: APIAddress.path(resource, limit: limit, offset: offset),
      decode: { body in
        let page = try decoder.decodeList(body, of: resource)
        guard Set(page.references).count == page.references.count else {
          throw SourceFailure(
            kind: .undecodable, subject: resource.rawValue,
            problem: "the part from \(offset) on lists a record twice",
            remedy: "Ask again later, or report it to PokeAPI if it stays.")
        }
        return page
      },
      matches: { kept in kept.references.allSatisfy { $0.resource == resource } })
  }
}

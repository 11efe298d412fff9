import Foundation

/// The twin of a page of a list, as a program would read it.
struct Twin: Decodable {
  let url: String
  let title: String
  let page: Int
  let pages: Int
  let count: Int
  let items: [Item]

  struct Item: Decodable {
    let id: Int?
    let slug: String
    let url: String?
    let count: Int?
  }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Twin.self, from: Data(text.utf8))
  }
}

/// The order of names in a list, as a language sorts them once marks are taken off the letters.
enum NameOrder {
  /// The elements by their names; those of one name by their ids.
  static func sorted<Element>(
    _ elements: some Sequence<Element>, by rank: (Element) -> (name: String, id: Int)
  ) -> [Element] {
    elements.map { element in
      let (name, id) = rank(element)
      return (key: SearchNormalizer.normalize(name), id: id, element: element)
    }
    .sorted { ($0.key, $0.id) < ($1.key, $1.id) }
    .map(\.element)
  }

  /// The letter that a name is found under: its first without marks, as a capital.
  static func letter(of name: String) -> String {
    String(SearchNormalizer.normalize(name).prefix(1)).uppercased()
  }
}

import Markup

/// The machine-readable twin of a page of changes: the facts as the history has them.
enum ChangesTwin {
  static func json(_ log: ChangeLog, pagination: Pagination, number: Int) -> JSONValue {
    let context = log.context
    return [
      "url": .string(context.absolute(PageAddress.changes.page(number))),
      "page": .integer(number),
      "pages": .integer(pagination.pages),
      "count": .integer(pagination.count),
      "began": .optional(context.history?.began.text),
      "changes": .array(
        log.places[pagination.range(of: number)].map { place in
          [
            "set": .integer(place.set.number),
            "date": .string(place.set.date.text),
            "entry": .string(place.entry.key.description),
            "name": .string(place.entry.name),
            "url": .optional(log.name(of: place.entry).address.map(context.absolute)),
            "kind": .string(place.entry.kind.rawValue),
            "facts": .array(
              place.entry.facts.map {
                [
                  "fact": .string($0.fact), "old": .optional($0.old), "new": .optional($0.new),
                ]
              }),
          ]
        }),
    ]
  }
}

import Markup

/// A fact of a list of facts: "Height", "0.7 m" and, in small, "2 ft 4 in".
struct Fact: Equatable, Sendable {
  let label: Wording
  /// One, or several that are all true: both egg groups.
  let values: [NamedLink]
  let note: String?

  init(_ label: Wording, _ values: [NamedLink], note: String? = nil) {
    self.label = label
    self.values = values
    self.note = note
  }

  init(_ label: Wording, _ value: Wording, note: String? = nil) {
    self.init(label, [NamedLink(value)], note: note)
  }

  init(_ label: String, _ value: String, note: String? = nil) {
    self.init(Wording(label), Wording(value), note: note)
  }
}

extension Fact: TemplateValue {
  static let fields: [Field<Fact>] = [
    .record("label") { $0.label },
    .list("values") { $0.values },
    .text("note") { $0.note },
  ]
}

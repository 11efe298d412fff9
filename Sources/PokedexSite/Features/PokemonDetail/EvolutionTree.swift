import Markup

/// A family of species. What is left of a family of more than three stages stands in the third,
/// each step saying where it comes from.
struct EvolutionTree: Equatable, Sendable {
  let root: EvolutionMember
  let branches: [EvolutionBranch]
  /// What a parent must hold to breed the baby at the root.
  let breeding: String?
}

/// A species of a family.
struct EvolutionMember: Equatable, Sendable {
  let name: Wording
  /// The link to its page; `nil` where it has none.
  let url: String?
  let isCurrent: Bool
  let plate: Plate?
  let types: [TypeLabel]
}

/// A species of a family and how to get there.
struct EvolutionStep: Equatable, Sendable {
  let member: EvolutionMember
  /// The species it comes from, where the drawing does not show it.
  let origin: String?
  /// Any one of them will do. Empty where the data knows none.
  let ways: [EvolutionNote]
}

/// A step, and the steps that follow from it.
struct EvolutionBranch: Equatable, Sendable {
  let step: EvolutionStep
  let next: [EvolutionStep]
}

/// One way to evolve, in words.
struct EvolutionNote: Equatable, Sendable {
  /// The forms it is about, where that is not every one: "Galarian Slowpoke".
  let forms: String?
  /// "Level up by night".
  let text: String
  /// The games it holds for, where that is not all since the species came: "since X and Y".
  let games: String?
}

extension EvolutionTree: TemplateValue {
  static let fields: [Field<EvolutionTree>] = [
    .record("root") { $0.root },
    .list("branches") { $0.branches },
    .text("breeding") { $0.breeding },
  ]
}

extension EvolutionMember: TemplateValue {
  static let fields: [Field<EvolutionMember>] = [
    .record("name") { $0.name },
    .text("url") { $0.url },
    .text("current") { $0.isCurrent ? "page" : nil },
    .record("plate") { $0.plate },
    .list("types") { $0.types },
  ]
}

extension EvolutionStep: TemplateValue {
  static let fields: [Field<EvolutionStep>] = [
    .record("member") { $0.member },
    .text("origin") { $0.origin },
    .list("ways") { $0.ways },
  ]
}

extension EvolutionBranch: TemplateValue {
  static let fields: [Field<EvolutionBranch>] = [
    .record("step") { $0.step },
    .list("next") { $0.next },
  ]
}

extension EvolutionNote: TemplateValue {
  static let fields: [Field<EvolutionNote>] = [
    .text("forms") { $0.forms },
    .text("text") { $0.text },
    .text("games") { $0.games },
  ]
}

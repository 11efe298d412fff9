import PokeAPI

/// The ways of one step of a family, in words: those of the same forms together, the usual ones
/// first, and ways that differ in their games alone told once.
struct EvolutionNotes: Sendable {
  let sentence: EvolutionSentence
  let varieties: Varieties
  let games: Games

  /// `parent` and `child` are the species at both ends of the step.
  func callAsFunction(_ ways: [EvolutionWay], from parent: Slug, to child: Slug) -> [EvolutionNote]
  {
    let showsEvolved = Set(ways.compactMap(\.evolvedForm)).count > 1
    var groups: [Group] = []
    for way in ways.enumerated().sorted(by: { precedes($0, $1) }).map(\.element) {
      let forms = forms(of: way, showsEvolved: showsEvolved)
      let text = sentence(way)
      let place = groups.firstIndex { $0.forms == forms && $0.text == text }
      if let place {
        groups[place].ways.append(way)
      } else {
        groups.append(Group(forms: forms, text: text, ways: [way]))
      }
    }
    let order = groups.reduce(into: [String?]()) { forms, group in
      if !forms.contains(group.forms) { forms.append(group.forms) }
    }
    // The way of every form comes first, whatever its games.
    return (order.filter { $0 == nil } + order.filter { $0 != nil }).flatMap { forms in
      groups.filter { $0.forms == forms }.map { group in
        EvolutionNote(
          forms: forms, text: group.text, games: games(of: group.ways, from: parent, to: child))
      }
    }
  }

  private struct Group {
    let forms: String?
    let text: String
    var ways: [EvolutionWay]
  }

  /// Usual ways first, then by the games' release, then as the data has them.
  private func precedes(
    _ left: (offset: Int, element: EvolutionWay), _ right: (offset: Int, element: EvolutionWay)
  ) -> Bool {
    rank(left) < rank(right)
  }

  private func rank(_ way: (offset: Int, element: EvolutionWay)) -> (Int, Int, Int) {
    (
      way.element.isDefault ? 0 : 1, way.element.versionGroup.map(games.order(of:)) ?? 0, way.offset
    )
  }

  /// Names the forms that a way is about, where it is about others than the usual ones.
  private func forms(of way: EvolutionWay, showsEvolved: Bool) -> String? {
    let base = way.baseForm.flatMap { varieties.isDefault($0) ? nil : varieties.name($0).text }
    let evolved = way.evolvedForm.flatMap {
      varieties.isDefault($0) && !showsEvolved ? nil : varieties.name($0).text
    }
    let strings = sentence.strings
    switch (base, evolved) {
    case (let base?, let evolved?):
      return strings(.evolutionForms, ("base", base), ("evolved", evolved))
    case (let base?, nil): return strings(.evolutionFrom, ("base", base))
    case (nil, let evolved?): return evolved
    case (nil, nil): return nil
    }
  }

  /// "since X and Y" for a usual way that came later than both species; "in X and Y" for one
  /// that holds in those games alone.
  private func games(of ways: [EvolutionWay], from parent: Slug, to child: Slug) -> String? {
    let strings = sentence.strings
    let groups = ways.compactMap(\.versionGroup)
    guard let first = groups.first else { return nil }
    if ways.contains(where: \.isDefault) {
      guard games.isLater(first, than: [parent, child]) else { return nil }
      return strings(.evolutionSince, ("games", sentence.vocabulary.games(first)))
    }
    let names = groups.map(sentence.vocabulary.games)
    return strings(.evolutionOnlyIn, ("games", names.joined(separator: "; ")))
  }
}

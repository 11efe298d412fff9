import PokeAPI

extension Fact {
  /// The figures of a move. What the data does not tell of every move is only named where it is
  /// told: the chance of a further effect.
  static func all(of move: Move, _ context: SiteContext) -> [Fact] {
    let strings = context.strings
    func fact(_ key: StringKey, _ value: String) -> Fact {
      Fact(Wording(strings[key]), Wording(value))
    }
    let noPower: StringKey = move.damageClass == "status" ? .moveNoPower : .movePowerVaries
    let facts = [
      Fact(
        Wording(strings[.moveClass]),
        context.vocabulary.name(.moveDamageClass, move.damageClass).capitalized),
      fact(.movePower, move.power.map(strings.number) ?? strings[noPower]),
      fact(.moveAccuracy, move.accuracy.map { strings.percent($0) } ?? strings[.moveNeverMisses]),
      fact(.movePowerPoints, move.powerPoints.map(strings.number) ?? strings[.unknown]),
      fact(.movePriority, strings.signed(move.priority)),
    ]
    return facts + (move.effectChance.map { [fact(.moveEffectChance, strings.percent($0))] } ?? [])
  }
}

extension Move.Past {
  /// What the move was before: "Before Black and White: power 35, accuracy 95%".
  func words(_ context: SiteContext) -> String {
    let strings = context.strings
    func words(_ key: StringKey, _ value: Int?) -> [String] {
      value.map { [strings(key, ("value", strings.number($0)))] } ?? []
    }
    let type = type.map {
      [strings(.movePastType, ("value", context.vocabulary.name(.type, $0).text))]
    }
    let values =
      (type ?? []) + words(.movePastPower, power) + words(.movePastAccuracy, accuracy)
      + words(.movePastPowerPoints, powerPoints)
    return strings(
      .movePast, ("games", context.vocabulary.games(versionGroup)),
      ("values", values.joined(separator: strings[.listSeparator])))
  }
}

import PokeAPI

extension LocalizedText {
  /// What something does, in a sentence a language: the short effect, which is written in few
  /// languages, else what the newest games say.
  ///
  /// The newest are those of the highest version group id, because the order of release is in other
  /// records. The groups that are out of that order are left out here for reasons of their own.
  ///
  /// - Parameter effectChance: In percent; stands for `$effect_chance` in the short effects.
  init(
    effects: ProseDTO<EffectDTO>?, else flavorTexts: ProseDTO<FlavorTextDTO>?,
    effectChance: Int? = nil
  ) throws(RecordProblem) {
    self.init(effects?.entries)
    if let effectChance {
      for language in languages {
        self[language] = self[language]?.replacing("$effect_chance", with: "\(effectChance)")
      }
    }
    var dated: [(group: Int, entry: FlavorTextDTO)] = []
    for entry in flavorTexts?.entries ?? [] {
      let path = "$.flavor_text_entries[].version_group"
      guard let link = entry.versionGroup else { throw RecordProblem(path, "missing") }
      if let slug = link.name, OmittedGames.versionGroups.contains(slug) { continue }
      dated.append((try link.reference(to: .versionGroup, at: path).id, entry))
    }
    let newest = LocalizedText(dated.sorted { $0.group > $1.group }.map(\.entry))
    for language in newest.languages where self[language] == nil {
      self[language] = newest[language]
    }
  }
}

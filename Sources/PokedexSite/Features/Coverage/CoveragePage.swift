import Markup
import PokeAPI

/// What the data lacks, said openly: by language and by generation.
struct CoveragePage: Equatable, Sendable {
  let head: PageHead
  let tables: [CoverageTable]
  /// The gaps that a reader will meet, a sentence each.
  let notes: [String]

  init(_ context: SiteContext, _ coverage: Coverage) throws {
    let strings = context.strings
    tables = [
      Self.languages(coverage, context), Self.generations(coverage, context),
    ]
    notes = Self.notes(coverage, context)
    head = try context.head(
      title: strings[.coverageTitle], description: strings[.coverageDescription], at: .coverage,
      links: context.links(from: .coverage)
    ).twinned()
  }

  private static func languages(_ coverage: Coverage, _ context: SiteContext) -> CoverageTable {
    let languages = coverage.languages
    func column(_ key: StringKey, _ total: Int, _ count: (Coverage.Language) -> Int)
      -> CoverageTable.Column
    {
      CoverageTable.Column(key: key, total: total, counts: languages.map(count))
    }
    return CoverageTable(
      id: "languages", title: .coverageLanguages, note: .coverageLanguagesNote,
      rowTitle: .coverageLanguage, rows: languages.map { context.languageName($0.code) },
      columns: [
        column(.coverageNames, coverage.species) { $0.names },
        column(.coverageGenera, coverage.species) { $0.genera },
        column(.coverageFlavorTexts, coverage.species) { $0.flavorTexts },
        column(.coverageMoveNames, coverage.moves) { $0.moveNames },
        column(.coverageMoveEffects, coverage.moves) { $0.moveEffects },
        column(.coverageAbilityNames, coverage.abilities) { $0.abilityNames },
        column(.coverageAbilityEffects, coverage.abilities) { $0.abilityEffects },
      ], context.strings)
  }

  private static func generations(_ coverage: Coverage, _ context: SiteContext) -> CoverageTable {
    let generations = coverage.generations
    func column(_ key: StringKey, _ count: (Coverage.Generation) -> Int) -> CoverageTable.Column {
      CoverageTable.Column(key: key, total: nil, counts: generations.map(count))
    }
    return CoverageTable(
      id: "generations", title: .coverageGenerations, note: .coverageGenerationsNote,
      rowTitle: .coverageGeneration,
      rows: generations.map { context.vocabulary.name(.generation, $0.generation.slug) },
      columns: [
        column(.coverageSpecies) { $0.species },
        column(.coverageArtwork) { $0.artwork },
        column(.coverageSprites) { $0.sprites },
        column(.coverageCries) { $0.cries },
        column(.coverageLearnsets) { $0.learnsets },
        column(.coverageEncounters) { $0.encounters },
        column(.coverageMoves) { $0.moves },
        column(.coverageMoveEffects) { $0.moveEffects },
        column(.coverageAbilities) { $0.abilities },
        column(.coverageAbilityEffects) { $0.abilityEffects },
      ], context.strings)
  }

  private static func notes(_ coverage: Coverage, _ context: SiteContext) -> [String] {
    let strings = context.strings
    let gaps: [(StringKey, (Coverage.Generation) -> Bool)] = [
      (.coverageNoEncounters, { $0.encounters == 0 }),
      (.coverageNoLearnsets, { $0.learnsets == 0 }),
      (.coverageNoMoveEffects, { $0.moves > 0 && $0.moveEffects < $0.moves }),
      (.coverageNoCries, { $0.cries < $0.species }),
    ]
    let said = gaps.compactMap { key, lacks -> String? in
      if coverage.isFactsOnly, key == .coverageNoMoveEffects { return nil }
      let names = coverage.generations.filter(lacks).map {
        context.vocabulary.name(.generation, $0.generation.slug).text
      }
      return names.isEmpty ? nil : strings(key, ("generations", strings.list(names)))
    }
    return (coverage.isFactsOnly ? [strings[.coverageFactsOnly]] : []) + said
  }

  /// The page and its twin.
  static func plan(
    _ context: SiteContext, templates: TemplateLibrary
  ) throws -> [PlannedFile] {
    let template = templates.compile("coverage", for: CoveragePage.self)
    let coverage = Coverage(context.index)
    return try context.page(
      at: .coverage, template: template, twin: { CoverageTwin.json(coverage, context) },
      makePage: { try CoveragePage(context, coverage) })
  }
}

extension CoveragePage: TemplateValue {
  static let fields: [Field<CoveragePage>] = [
    .record("head") { $0.head },
    .list("tables") { $0.tables },
    .list("notes") { $0.notes },
  ]
}

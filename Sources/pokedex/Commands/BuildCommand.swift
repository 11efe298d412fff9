import Markup
import PokeAPI
import PokedexSite
import Publishing

extension Command {
  static let build = Command(
    name: "build", operands: "", operandCount: 0...0,
    summary: "make the site: from the source to the published pages",
    example: "pokedex build --source ~/api-data --output site",
    flags: Flag.all
  ) { invocation in
    try await Build(options: BuildOptions(invocation), environment: invocation.environment).run()
  }

  static let render = Command(
    name: "render", operands: "SNAPSHOT", operandCount: 1...1,
    summary: "make the site from a snapshot file that 'pokedex fetch' wrote",
    example: "pokedex render snapshot.json --output site",
    flags: Flag.all.filter { flag in
      !([Flag.source, .factsOnly] + Flag.network).contains { $0.name == flag.name }
    }
  ) { invocation in
    let options = try BuildOptions(invocation, source: SourceOption(invocation.operands[0]))
    return try await Build(options: options, environment: invocation.environment).run()
  }
}

/// The main job: source, snapshot, plan, published site, report.
@MainActor
struct Build {
  let options: BuildOptions
  let environment: [String: String]

  func run() async throws -> ExitCode {
    let progress = ProgressLine(
      isQuiet: options.reporting.isQuiet || options.reporting.isJSON, environment: environment)
    return try await Interrupts.whileWatching {
      var watch = Stopwatch()
      let outcome = try await SnapshotRun(
        options: options, favoritesFile: options.favoritesFile, historyFile: options.historyFile,
        filters: options.filters, progress: progress
      ).run()
      watch.lap("fetch")

      let site = try await publish(outcome.snapshot, history: outcome.history?.now)
      try await outcome.history?.save()
      watch.lap("render")
      let report = BuildReport(
        site: site, outcome: outcome, seconds: watch.seconds, output: options.output)
      try report.print(options.reporting)
      return .success
    }
  }

  private func publish(
    _ snapshot: Snapshot, history: History?
  ) async throws -> PublishedSite {
    let plan = try SitePlan(
      snapshot: snapshot, history: history, configuration: options.site,
      templates: options.templates)
    var publishing = Publisher.Options()
    publishing.force = options.isForced
    publishing.allowShrink = options.allowsShrink
    publishing.measure = SiteMeasure(
      name: "species", count: snapshot.published.count, scope: options.filters.description)
    let builder = SiteBuilder(plan: plan, jobs: options.jobs, isStrict: options.isStrict)
    return try await builder.publish(
      with: Publisher(output: options.output, options: publishing))
  }
}

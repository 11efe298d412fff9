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
      ![Flag.source, .factsOnly, .maxStale].contains { $0.name == flag.name }
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
  private let progress: ProgressLine

  init(options: BuildOptions, environment: [String: String]) {
    self.options = options
    progress = ProgressLine(
      isQuiet: options.reporting.isQuiet || options.reporting.isJSON, environment: environment)
  }

  func run() async throws -> ExitCode {
    try await Interrupts.whileWatching {
      var watch = Stopwatch()
      let outcome = try await SnapshotRun(
        options: options, favoritesFile: options.favoritesFile, historyFile: options.historyFile,
        filters: options.filters, progress: progress
      ).run()
      watch.lap("fetch")

      let download = try await download(outcome.snapshot)
      if download != nil { watch.lap("pictures") }
      let site = try await publish(
        outcome.snapshot, history: outcome.history?.now, images: download?.images)
      try await outcome.history?.save()
      watch.lap("render")
      let report = BuildReport(
        site: site, outcome: outcome, download: download, seconds: watch.seconds,
        output: options.output)
      try report.print(options.reporting)
      return .success
    }
  }

  /// Fetches the pictures where the site is to hold them.
  private func download(_ snapshot: Snapshot) async throws -> PictureRun.Outcome? {
    guard options.site.images == .download else { return nil }
    return try await PictureRun(
      host: options.imageHost, network: options.network, progress: progress
    ).run(snapshot)
  }

  private func publish(
    _ snapshot: Snapshot, history: History?, images: LocalImages?
  ) async throws -> PublishedSite {
    let plan = try SitePlan(
      snapshot: snapshot, history: history, images: images, configuration: options.site,
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

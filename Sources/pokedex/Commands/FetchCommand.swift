import Foundation
import PokeAPI
import PokeAPILive
import PokedexSite

extension Command {
  static let fetch = Command(
    name: "fetch", operands: "SNAPSHOT", operandCount: 1...1,
    summary: "read the source and write its snapshot to a file",
    example: "pokedex fetch snapshot.json --source ~/api-data --facts-only",
    flags: [.source] + Flag.network
      + [.factsOnly, .templates, .language, .force, .config, .quiet, .verbose]
  ) { invocation in
    let options = try BuildOptions(invocation)
    let file = invocation.operands[0]
    let progress = ProgressLine(
      isQuiet: options.reporting.isQuiet, environment: invocation.environment)
    return try await Interrupts.whileWatching {
      let outcome = try await SnapshotRun(
        options: options, favoritesFile: nil, historyFile: nil, filters: Filters(),
        progress: progress
      ).run()
      do {
        try SnapshotFile.write(outcome.snapshot, to: file)
      } catch {
        throw CommandFailure(
          .cannotCreate, file, "the snapshot cannot be written: \(error.localizedDescription)",
          remedy: "Name a file in a folder that exists and that you may write to.")
      }
      if !options.reporting.isQuiet {
        for warning in outcome.warnings { Console.message("warning: \(warning)") }
        Console.message("wrote \(outcome.snapshot.species.count) species to \(file)")
      }
      return .success
    }
  }
}

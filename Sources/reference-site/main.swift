// Publishes the reference site of the benchmark: the same pages that the other generators make
// from the same data, through Markup and Publishing.

internal import Glibc
internal import Publishing

func fail(_ message: String, code: Int32) -> Never {
  let line = "reference-site: \(message)\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(code)
}

let options: Options
do throws(Options.Misuse) {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  fail("\(error)\n\(Options.usage)", code: 64)
}
do {
  let report = try Build(options: options).run()
  print("written=\(report.written) unchanged=\(report.unchanged) bytes=\(report.bytes)")
} catch {
  fail("\(error)", code: 65)
}
